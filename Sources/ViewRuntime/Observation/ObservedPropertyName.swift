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
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      _ = vt_symbols_at(UnsafeRawPointer(bitPattern: address), names) { names, symbol in
        guard let names, let symbol, let demangled = vt_demangle(symbol) else { return }
        names.assumingMemoryBound(to: [String].self).pointee.append(String(cString: demangled))
        free(demangled)
      }
    }
    // The linker may have folded equal getters of two types into one.
    let getters = names.compactMap { Getter(demangled: $0) }
    let own = getters.first { $0.owner == type || $0.owner.hasSuffix(".\(type)") }
    return (own ?? getters.first)?.property
  }

  /// `key path getter for Module.Model.count : Swift.Int`, taken apart.
  private struct Getter {
    var owner: String
    var property: String

    init?(demangled: String) {
      guard let start = demangled.firstRange(of: "key path getter for ") else { return nil }
      let declaration = demangled[start.upperBound...]
      let end = declaration.firstRange(of: " : ")?.lowerBound ?? declaration.endIndex
      guard let component = lastComponent(of: declaration[..<end]) else { return nil }
      owner = String(declaration[..<component.startIndex].dropLast())
      // A private one reads `(count in _0123456789ABCDEF)`.
      property =
        component.first == "("
        ? String(component.dropFirst().prefix { $0 != " " && $0 != ")" }) : String(component)
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
