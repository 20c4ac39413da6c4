/// Says that an observable object is about to change.
///
/// Sendable without a check by the compiler: its only state is the list of
/// subscribers, which the lock guards, and it carries no values. A subscriber
/// is called on the thread that sends, as by Apple's publisher.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let lock = Lock()
  private var conduits = ConduitList<Void, Never>()

  public init() {}

  /// Tells the subscribers, in the order in which they came.
  public func send() {
    lock.lock()
    guard !conduits.isEmpty else {
      lock.unlock()
      return
    }
    let conduits = conduits.snapshot
    lock.unlock()
    for conduit in conduits { conduit?.offer(()) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let conduit = PassthroughConduit(subscriber, of: self)
    lock.withLock { conduits.insert(conduit) }
    subscriber.receive(subscription: conduit)
  }
}

extension ObservableObjectPublisher: ConduitSource {
  func remove(_ conduit: Conduit<Void, Never>) {
    lock.withLock { conduits.remove(conduit) }
  }

  func demandArose() {}
}
