import CRuntimeHooks
import Glibc

/// What a property is called, and in which type.
package struct ObservedPropertyName: Hashable, Sendable, CustomStringConvertible {
  /// The type as Swift prints it: `FeedModel`, `Box<Int>`.
  package var type: String
  /// `items`; `<computed (Int)>` where the name is not to be found, as in an
  /// executable without symbols.
  package var property: String

  /// As SwiftUI prints it: `\FeedModel.items`.
  package var description: String { "\\\(type).\(property)" }

  /// Of a change that only the public tracking saw.
  package static let unknown = ObservedPropertyName(type: "", property: "")

  init(type: String, property: String) {
    self.type = type
    self.property = property
  }

  /// The name behind a key path.
  ///
  /// A key path does not know it. It prints the address of its getter, which
  /// is a local symbol of the image, so the image's own table tells.
  ///
  /// - Complexity: A scan of the symbol table; 100 µs for a usual executable.
  init(of keyPath: AnyKeyPath) {
    let root = KeyPathTypes(of: keyPath).root
    type = "\(root)"
    let text = String(reflecting: keyPath)
    if let address = Self.getterAddress(in: text),
      let name = Self.propertyName(of: address, in: type)
    {
      property = name
    } else if let address = Self.addressRange(in: text) {
      property = Self.afterRoot(text.replacing(text[address], with: "", maxReplacements: 1))
    } else {
      property = Self.afterRoot(text)
    }
  }

  // MARK: - The key path's own text

  /// `0x000055d0a1b2c3d4 ` in `\Model.<computed 0x000055d0a1b2c3d4 (Int)>`.
  private static func addressRange(in text: String) -> Range<String.Index>? {
    text.firstRange(of: /0x[0-9a-f]+ ?/)
  }

  private static func getterAddress(in text: String) -> UInt? {
    guard let match = text.firstMatch(of: /<computed 0x([0-9a-f]+)/) else { return nil }
    return UInt(match.1, radix: 16)
  }

  /// `count` of `\Module.Model.count`: what follows the last dot at depth 0.
  private static func afterRoot(_ text: String) -> String {
    lastComponent(of: text[...]).map(String.init) ?? text
  }

  // MARK: - The symbol's text

  private static func propertyName(of address: UInt, in type: String) -> String? {
    let getters = symbols(at: address).compactMap { Getter(demangled: $0) }
    // The linker may have folded equal getters of two types into one.
    if let own = getters.first(where: { $0.isOwned(by: type) }) { return own.property }
    if let getter = getters.first { return getter.property }
    // The optimiser may have made a copy without a symbol, which leads to it.
    var targets = [UnsafeRawPointer?](repeating: nil, count: 8)
    let count = vt_calls_from(UnsafeRawPointer(bitPattern: address), &targets, targets.count)
    for target in targets.prefix(count) {
      let called = symbols(at: UInt(bitPattern: target)).compactMap { Getter(demangled: $0) }
      if let own = called.first(where: { $0.isOwned(by: type) }) { return own.property }
    }
    return nil
  }

  /// Readable names of the function symbols that start at an address.
  private static func symbols(at address: UInt) -> [String] {
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      _ = vt_symbols_at(UnsafeRawPointer(bitPattern: address), names) { names, symbol in
        guard let names, let symbol, let demangled = vt_demangle(symbol) else { return }
        names.assumingMemoryBound(to: [String].self).pointee.append(String(cString: demangled))
        free(demangled)
      }
    }
    return names
  }

  /// `key path getter for Module.Model.count : Swift.Int`, or the same of the
  /// property itself, `Module.Model.count.getter : Swift.Int`, taken apart.
  private struct Getter {
    var owner: String
    var property: String

    init?(demangled: String) {
      var declaration = demangled[...]
      if let ending = demangled.firstRange(of: ".getter : ") {
        declaration = demangled[..<ending.lowerBound]
      } else if let start = demangled.firstRange(of: "key path getter for ") {
        declaration = demangled[start.upperBound...]
        let end = declaration.firstRange(of: " : ")?.lowerBound
        declaration = declaration[..<(end ?? declaration.endIndex)]
      } else {
        return nil
      }
      guard let component = lastComponent(of: declaration) else { return nil }
      owner = String(declaration[..<component.startIndex].dropLast())
      // A private one reads `(count in _0123456789ABCDEF)`.
      property =
        component.first == "("
        ? String(component.dropFirst().prefix { $0 != " " && $0 != ")" }) : String(component)
    }

    /// Whether the type, as Swift prints it, is the owner's last component.
    func isOwned(by type: String) -> Bool {
      let last = lastComponent(of: owner[...]) ?? owner[...]
      let name = last.first == "(" ? last.dropFirst().prefix { $0 != " " } : last
      return name.prefix { $0 != "<" } == type.prefix { $0 != "<" }
    }
  }
}

/// What follows the last dot that is inside of no bracket.
private func lastComponent(of text: Substring) -> Substring? {
  var depth = 0
  var start: String.Index?
  for index in text.indices {
    switch text[index] {
    case "(", "<", "[": depth += 1
    case ")", ">", "]": depth -= 1
    case "." where depth == 0: start = text.index(after: index)
    default: break
    }
  }
  return start.map { text[$0...] }
}
