/// A member of another location's value.
final class MemberLocation<Root, Value>: AnyLocation<Value> {
  private let root: AnyLocation<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: AnyLocation<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override var name: String { root.name }
  override var base: AnyLocationBase { root.base }
  /// Only memory is looked at wherever a binding is handed on.
  ///
  /// A getter or a subscript may be slow, or trap by then; it is asked where the
  /// binding is made. So is a property of an object.
  override var isStored: Bool { root.isStored && MemoryLayout<Root>.offset(of: keyPath) != nil }

  override func get() -> Value { root.get()[keyPath: keyPath] }
  override func peek() -> Value { root.peek()[keyPath: keyPath] }

  override func set(_ value: Value, _ transaction: Transaction) {
    var whole = root.peek()
    whole[keyPath: keyPath] = value
    root.set(whole, transaction)
  }

  override func isSame(as other: AnyLocationBase) -> Bool {
    guard let other = other as? MemberLocation<Root, Value> else { return false }
    return root.isSame(as: other.root) && keyPath == other.keyPath
  }
}

/// An element of another location's collection.
final class ElementLocation<Base: MutableCollection>: AnyLocation<Base.Element> {
  private let root: AnyLocation<Base>
  private let index: Base.Index

  init(_ root: AnyLocation<Base>, _ index: Base.Index) {
    self.root = root
    self.index = index
  }

  override var name: String { root.name }
  override var base: AnyLocationBase { root.base }
  override var isStored: Bool {
    guard root.isStored else { return false }
    // The element may have gone.
    let whole = root.peek()
    return index >= whole.startIndex && index < whole.endIndex
  }

  override func get() -> Base.Element { root.get()[index] }
  override func peek() -> Base.Element { root.peek()[index] }

  override func set(_ value: Base.Element, _ transaction: Transaction) {
    var whole = root.peek()
    whole[index] = value
    root.set(whole, transaction)
  }

  override func isSame(as other: AnyLocationBase) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return root.isSame(as: other.root) && index == other.index
  }
}

/// The value inside of an optional one; the last value while it is nil.
final class UnwrappedLocation<Value>: AnyLocation<Value> {
  private let root: AnyLocation<Value?>
  private let last: Value

  init(_ root: AnyLocation<Value?>, _ value: Value) {
    self.root = root
    last = value
  }

  override var name: String { root.name }
  override var base: AnyLocationBase { root.base }
  override var isStored: Bool { root.isStored }
  override func get() -> Value { root.get() ?? last }
  override func peek() -> Value { root.peek() ?? last }
  override func set(_ value: Value, _ transaction: Transaction) { root.set(value, transaction) }

  override func isSame(as other: AnyLocationBase) -> Bool {
    (other as? UnwrappedLocation<Value>).map { root.isSame(as: $0.root) } ?? false
  }
}

/// A value as an optional one; writing nil does nothing.
final class WrappingLocation<Value>: AnyLocation<Value?> {
  private let root: AnyLocation<Value>

  init(_ root: AnyLocation<Value>) { self.root = root }

  override var name: String { root.name }
  override var base: AnyLocationBase { root.base }
  override var isStored: Bool { root.isStored }
  override func get() -> Value? { root.get() }
  override func peek() -> Value? { root.peek() }

  override func set(_ value: Value?, _ transaction: Transaction) {
    if let value { root.set(value, transaction) }
  }

  override func isSame(as other: AnyLocationBase) -> Bool {
    (other as? WrappingLocation<Value>).map { root.isSame(as: $0.root) } ?? false
  }
}

/// A value as an `AnyHashable`; writing another type does nothing.
final class HashableLocation<Value: Hashable>: AnyLocation<AnyHashable> {
  private let root: AnyLocation<Value>

  init(_ root: AnyLocation<Value>) { self.root = root }

  override var name: String { root.name }
  override var base: AnyLocationBase { root.base }
  override var isStored: Bool { root.isStored }
  override func get() -> AnyHashable { root.get() }
  override func peek() -> AnyHashable { root.peek() }

  override func set(_ value: AnyHashable, _ transaction: Transaction) {
    if let value = value.base as? Value { root.set(value, transaction) }
  }

  override func isSame(as other: AnyLocationBase) -> Bool {
    (other as? HashableLocation<Value>).map { root.isSame(as: $0.root) } ?? false
  }
}

/// Two closures; never the same as another one (rule 18).
final class ClosureLocation<Value>: AnyLocation<Value> {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  override var isOpaque: Bool { true }
  override func get() -> Value { getter() }
  override func set(_ value: Value, _ transaction: Transaction) { setter(value, transaction) }
}

/// A value that nobody can change.
final class ConstantLocation<Value>: AnyLocation<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }
  override func set(_ value: Value, _ transaction: Transaction) {}

  override func isSame(as other: AnyLocationBase) -> Bool {
    (other as? ConstantLocation<Value>).map { isSameValue(value, $0.value) } ?? false
  }
}

/// A property of a model object; the model tells whoever observes it.
final class ObjectLocation<Object: AnyObject, Value>: AnyLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }

  override func set(_ value: Value, _ transaction: Transaction) {
    let outer = Runtime.shared.transaction
    Runtime.shared.transaction = transaction
    object[keyPath: keyPath] = value
    Runtime.shared.transaction = outer
  }

  override func isSame(as other: AnyLocationBase) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
