/// A value that somebody else owns, to read and write.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  /// In a box, since few bindings have one and all are compared and copied.
  fileprivate var ownTransaction: TransactionBox?
  let location: AnyLocation<Value>
  /// The value when the binding was made; only to tell bindings apart.
  private var snapshot: Value

  /// Wraps a location, without reading it.
  init(_ location: AnyLocation<Value>) {
    self.location = location
    snapshot = location.peek()
  }

  /// One that is derived from another binding has its transaction.
  init(
    _ location: AnyLocation<Value>,
    snapshot: Value,
    _ transaction: TransactionBox? = nil
  ) {
    self.location = location
    self.snapshot = snapshot
    ownTransaction = transaction
  }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(ClosureLocation(get: get) { value, _ in set(value) })
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(ClosureLocation(get: get, set: set))
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that always has this value; writes do nothing.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value))
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      guard let own = ownTransaction?.value else {
        return location.set(newValue, Runtime.shared.transaction)
      }
      location.set(newValue, own)
      // A closure is given the transaction, and is the one who uses it.
      if !location.base.isOpaque { own.completeWrite() }
    }
  }

  public var transaction: Transaction {
    get { ownTransaction?.value ?? Transaction() }
    set {
      // Its writes are one update, apart from those of others.
      Runtime.shared.lastTransaction += 1
      var transaction = newValue
      transaction.id = Runtime.shared.lastTransaction
      ownTransaction = TransactionBox(transaction)
    }
  }

  /// The same binding, with the present value: whoever is given it compares by
  /// that.
  public var projectedValue: Binding<Value> {
    guard location.isStored else { return self }
    var copy = self
    copy.snapshot = location.peek()
    return copy
  }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      MemberLocation(location, keyPath),
      snapshot: snapshot[keyPath: keyPath],
      ownTransaction
    )
  }

  /// Nil where the value is nil; else a binding on the value inside.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(UnwrappedLocation(base.location, value), snapshot: value, base.ownTransaction)
  }

  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(WrappingLocation(base.location), snapshot: base.snapshot, base.ownTransaction)
  }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      HashableLocation(base.location),
      snapshot: AnyHashable(base.snapshot),
      base.ownTransaction
    )
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// Writes through this binding are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

final class TransactionBox {
  let value: Transaction
  init(_ value: Transaction) { self.value = value }
}

// Reads and writes go to the thread that runs the app, as all of the runtime.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      ElementLocation(location, position),
      snapshot: snapshot[position],
      ownTransaction
    )
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding {
  public static func _makeProperty(_ fields: inout _DynamicPropertyFields, at offset: Int) {
    fields.append(BindingBehavior<Value>(), at: offset)
  }

  /// Same source, projection and value (rule 18).
  public static func _isSameInput(
    _ old: UnsafePointer<Binding>,
    _ new: UnsafePointer<Binding>
  ) -> Bool {
    old.pointee.location.isSame(as: new.pointee.location)
      && isSameValue(old.pointee.snapshot, new.pointee.snapshot)
  }
}

private final class BindingBehavior<Value>: DynamicPropertyBehavior {
  override func refers(_ field: UnsafeRawPointer, to location: AnyLocationBase) -> Bool {
    field.assumingMemoryBound(to: Binding<Value>.self).pointee.location.base === location
  }

  override func value(_ field: UnsafeRawPointer, slot: AnyObject?) -> Any? {
    field.assumingMemoryBound(to: Binding<Value>.self).pointee.location.inspectedValue
  }
}
