/// A stored property that the runtime updates before each evaluation.
///
/// Own types conform by holding other dynamic properties; `update()` is called
/// when those have their values.
public protocol DynamicProperty {
  mutating func update()

  /// The built-in wrappers' access to the runtime; own types leave it alone.
  static func _makeProperty(_ fields: inout _DynamicPropertyFields, at offset: Int)
  /// Whether two values are the same input to the view that holds them.
  static func _isSameInput(_ old: UnsafePointer<Self>, _ new: UnsafePointer<Self>) -> Bool
}

extension DynamicProperty {
  public mutating func update() {}

  public static func _makeProperty(_ fields: inout _DynamicPropertyFields, at offset: Int) {
    fields.appendNested(Self.self, at: offset)
  }

  public static func _isSameInput(_ old: UnsafePointer<Self>, _ new: UnsafePointer<Self>) -> Bool {
    var ignored: UInt32 = 0
    return TypeInfo.of(Self.self).layout.isEqual(old, new, comparing: &ignored)
  }
}

/// One wrapper in a view value, with what the runtime does to it.
struct DynamicPropertyField {
  /// As it is printed: `_count`, `@16` for one inside of another property.
  let name: String
  /// Of the wrapper in the view value, in bytes.
  let offset: Int
  /// Which bit of a node's cause mask it sets.
  let bit: Int
  let behavior: DynamicPropertyBehavior
  /// An own property prints what it holds, not itself.
  let isPrinted: Bool

  static func fields(of type: Any.Type) -> [DynamicPropertyField] {
    var fields = _DynamicPropertyFields()
    _ = FieldLayout.eachField(of: type) { name, offset, fieldType in
      guard let property = fieldType as? any DynamicProperty.Type else { return }
      fields.append(property, name: name, at: offset)
    }
    return fields.fields
  }
}

/// Collects the wrappers of a type, nested ones included.
public struct _DynamicPropertyFields {
  var fields: [DynamicPropertyField] = []
  private var base = 0
  /// Of the stored property that is being looked at.
  private(set) var name = ""
  private var outerOffset = 0

  mutating func append(_ property: any DynamicProperty.Type, name: String, at offset: Int) {
    func open<P: DynamicProperty>(_ type: P.Type) {
      self.name = name
      outerOffset = offset
      P._makeProperty(&self, at: offset)
    }
    open(property)
  }

  /// Adds a built-in wrapper.
  mutating func append(_ behavior: DynamicPropertyBehavior, at offset: Int) {
    fields.append(
      DynamicPropertyField(
        name: offset == outerOffset ? name : "@\(offset)",
        offset: offset,
        bit: CauseMask.bit(ofProperty: fields.count),
        behavior: behavior,
        isPrinted: !(behavior is AnyCustomPropertyBehavior)
      )
    )
  }

  /// Adds what an own dynamic property holds, then the property itself.
  mutating func appendNested<P: DynamicProperty>(_ type: P.Type, at offset: Int) {
    _ = FieldLayout.eachField(of: type) { _, inner, fieldType in
      guard let property = fieldType as? any DynamicProperty.Type else { return }
      func open<Q: DynamicProperty>(_ type: Q.Type) { Q._makeProperty(&self, at: offset + inner) }
      open(property)
    }
    append(CustomPropertyBehavior<P>(), at: offset)
  }
}

/// What the runtime does to one kind of wrapper; a value a type, no state.
///
/// The state of a node lies in its slot: one strong reference a wrapper.
class DynamicPropertyBehavior {
  /// Brings the wrapper up to date before `body` is called.
  ///
  /// Called for a new view value (whose wrapper knows nothing yet) and before
  /// every further evaluation; `slot` is nil the first time only.
  @MainActor func update(
    _ field: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    node: NodeReference,
    bit: Int
  ) {}

  /// The node ends: whatever holds on to it lets go.
  @MainActor func end(_ slot: AnyObject?, node: NodeReference) {}

  /// Whether the wrapper is a view on this location (a binding on a state).
  func refers(_ field: UnsafeRawPointer, to location: AnyLocationBase) -> Bool { false }

  /// The kind of its causes.
  var causeKind: CauseMask.PropertyKind { .property }

  /// The environment key or model behind it, for the trace.
  func detail(_ field: UnsafeRawPointer, slot: AnyObject?) -> String? { nil }

  /// What the property holds now, read for nobody; nil where that cannot be told.
  func value(_ field: UnsafeRawPointer, slot: AnyObject?) -> Any? {
    (slot as? AnyLocationBase)?.inspectedValue
  }

  /// Whether the slot holds state that was written and would be lost.
  func holdsWrittenState(_ slot: AnyObject?) -> Bool { false }

  /// Whether the slot holds what a view made anew would not have again: state
  /// that was written, or an object.
  func holdsOwnState(_ slot: AnyObject?) -> Bool { holdsWrittenState(slot) }
}

class AnyCustomPropertyBehavior: DynamicPropertyBehavior {}

/// An own `DynamicProperty`: its `update()` runs after those inside it.
private final class CustomPropertyBehavior<P: DynamicProperty>: AnyCustomPropertyBehavior {
  override func update(
    _ field: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    node: NodeReference,
    bit: Int
  ) {
    field.assumingMemoryBound(to: P.self).pointee.update()
  }
}
