/// What `ObservableObject` needs of the storage of a `@Published` property.
@usableFromInline
class AnyPublishedBox {
  fileprivate let lock = Lock()
  fileprivate var objectWillChange: ObservableObjectPublisher?
  // Known once it is watched; weak, since `$property` may outlive the object.
  fileprivate weak var owner: AnyObject?
  fileprivate var property: PublishedProperty?

  /// The publisher of the object, made here if there is none yet.
  func installPublisher() -> ObservableObjectPublisher {
    lock.withLock {
      if let objectWillChange { return objectWillChange }
      let made = ObservableObjectPublisher()
      objectWillChange = made
      return made
    }
  }

  /// Takes the object's publisher, and notes whose this box is if that is watched.
  func adopt(
    _ publisher: ObservableObjectPublisher,
    by object: AnyObject,
    as property: PublishedProperty
  ) {
    let isWatched = PublishedObservation.observer != nil
    lock.withLock {
      objectWillChange = publisher
      guard isWatched, owner == nil else { return }
      owner = object
      self.property = property
    }
  }
}

/// The storage of one `@Published` property: value, subscribers, sources.
@usableFromInline
final class PublishedBox<Value>: AnyPublishedBox {
  private var current: Value
  private var conduits = ConduitList<Value, Never>()
  private var sources: [AnyCancellable] = []

  init(_ value: Value) {
    current = value
  }

  @usableFromInline
  var value: Value {
    lock.lock()
    defer { lock.unlock() }
    return current
  }

  /// Sets the property: tells the object's subscribers, then those of
  /// `$property`, then stores.
  @usableFromInline
  func set(_ newValue: Value, in object: AnyObject?) {
    if let observer = PublishedObservation.observer {
      setWatched(newValue, in: object, by: observer)
    } else {
      store(newValue)
    }
  }

  private func store(_ newValue: Value) {
    lock.lock()
    let objectWillChange = objectWillChange
    let conduits = conduits.isEmpty ? nil : conduits.snapshot
    lock.unlock()
    objectWillChange?.send()
    if let conduits {
      for conduit in conduits { conduit?.offer(newValue) }
    }
    var freed = newValue
    lock.lock()
    swap(&current, &freed)
    lock.unlock()
    // The old value is freed here, outside the lock.
  }

  private func setWatched(
    _ newValue: Value,
    in object: AnyObject?,
    by observer: any PublishedObserver
  ) {
    let (object, property) = identify(object)
    let comparison = property.map(\.comparison) ?? ValueComparison.of(Value.self)
    let write = PublishedWrite(
      object: object,
      property: property,
      isEqual: comparison?.areEqual(value, newValue)
    )
    observer.willSet(write)
    store(newValue)
    observer.didSet(write)
  }

  /// The object that holds this box and the property as which it does so.
  private func identify(_ object: AnyObject?) -> (AnyObject?, PublishedProperty?) {
    lock.lock()
    let owner = object ?? owner
    let known = property
    lock.unlock()
    guard let owner, known == nil else { return (owner, known) }
    let found = PublishedLayout.of(type(of: owner)).property(of: self, in: owner)
    lock.withLock {
      self.owner = owner
      property = found
    }
    return (owner, found)
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    let conduit = CurrentValueConduit(subscriber, of: self)
    lock.withLock { conduits.insert(conduit) }
    subscriber.receive(subscription: conduit)
  }

  /// Keeps what feeds this property, until the property goes.
  func keep(_ source: AnyCancellable) {
    lock.withLock { sources.append(source) }
  }
}

extension PublishedBox: CurrentValueSource {
  typealias Output = Value
  typealias Failure = Never

  var currentValue: Value { value }

  func remove(_ conduit: Conduit<Value, Never>) {
    lock.withLock { conduits.remove(conduit) }
  }

  func demandArose() {}
}

/// Feeds a `@Published` property from a publisher, without keeping it alive.
final class PublishedSubscriber<Value>: Subscriber, Cancellable {
  typealias Input = Value
  typealias Failure = Never

  private let lock = Lock()
  private weak var box: PublishedBox<Value>?
  private var upstream: (any Subscription)?

  init(_ box: PublishedBox<Value>) { self.box = box }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard upstream == nil else {
      lock.unlock()
      subscription.cancel()
      return
    }
    upstream = subscription
    lock.unlock()
    subscription.request(.unlimited)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    box?.set(input, in: nil)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    lock.withLock { upstream = nil }
  }

  func cancel() {
    lock.lock()
    let upstream = upstream.take()
    lock.unlock()
    upstream?.cancel()
  }
}
