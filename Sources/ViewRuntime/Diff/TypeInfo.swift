/// What the runtime knows of a Swift type, looked up once and kept.
package final class TypeInfo {
  package let type: Any.Type
  let size: Int
  let layout: FieldLayout
  /// As SwiftUI prints it: without module, nested as `Outer.Inner`.
  package let name: String
  package let module: String
  /// The wrappers among its stored properties, in order of declaration.
  let properties: [DynamicPropertyField]
  /// Bytes may be moved; false for types that hold a weak reference.
  let isBitwiseTakable: Bool
  /// What of its values an animation moves; nil for most.
  private(set) lazy var animator = Animator.of(type)

  private init<T>(_ type: T.Type) {
    self.type = type
    size = MemoryLayout<T>.size
    layout = FieldLayout.of(type)
    let name = TypeName(type)
    self.name = name.display
    module = name.module
    properties = DynamicPropertyField.fields(of: type)
    isBitwiseTakable = Self.isBitwiseTakable(type)
  }

  package static func of(_ type: Any.Type) -> TypeInfo {
    let key = ObjectIdentifier(type)
    if let known = Runtime.shared.types[key] { return known }
    func open<T>(_ type: T.Type) -> TypeInfo { TypeInfo(type) }
    let info = _openExistential(type, do: open)
    Runtime.shared.types[key] = info
    return info
  }

  /// Reads the flag off the type's value witness table.
  ///
  /// The table stands one word before the metadata; its eleventh word holds
  /// flags and `0x100000` there means that moving takes more than copying.
  private static func isBitwiseTakable<T>(_ type: T.Type) -> Bool {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafePointer<UnsafePointer<Int>>.self)
    let flags = UInt32(truncatingIfNeeded: metadata[-1][10])
    return flags & 0x10_0000 == 0
  }
}

/// A type's name, cut into what is printed and the module.
struct TypeName {
  let display: String
  let module: String

  init(_ type: Any.Type) {
    let full = String(reflecting: type)
    module = String(full.prefix { $0 != "." && $0 != "<" })
    display = TypeName.withoutContexts(String(describing: type), full: full)
  }

  /// `Outer.Inner` out of `Module.Outer.Inner` and
  /// `Module.(unknown context at $55…).Local`.
  ///
  /// The address changes with every run, so it would spoil every count that is
  /// kept by name. Generic arguments keep Swift's short form.
  private static func withoutContexts(_ short: String, full: String) -> String {
    let head = full.prefix { $0 != "<" }
    var parts: [Substring] = []
    var depth = 0
    var start = head.startIndex
    for index in head.indices {
      switch head[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "." where depth == 0:
        parts.append(head[start..<index])
        start = head.index(after: index)
      default: break
      }
    }
    parts.append(head[start...])
    let kept = parts.dropFirst().filter { !$0.hasPrefix("(") }
    guard kept.count > 1 else { return short }
    let arguments = short.firstIndex(of: "<").map { String(short[$0...]) } ?? ""
    return kept.joined(separator: ".") + arguments
  }
}
