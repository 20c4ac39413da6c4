/// One subscriber of a subject, whatever its type.
class Conduit<Output, Failure: Error>: Subscription {
  /// Where the subject's list keeps this one; guarded by the subject's lock.
  fileprivate(set) var slot = -1

  /// Delivers a value, or drops it when none was asked for.
  func offer(_ output: Output) {}

  /// Delivers the ending and lets go of the subscriber.
  func finish(_ completion: Subscribers.Completion<Failure>) {}

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// The subscribers of a subject, in the order in which they came.
///
/// Guarded by the subject's lock. Adding and removing cost O(1) amortised, so
/// that a model which every row of a long list observes stays cheap.
struct ConduitList<Output, Failure: Error> {
  private var slots: [Conduit<Output, Failure>?] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The subscribers of this moment, with gaps where some have gone.
  ///
  /// Iterating it is safe while others come and go.
  var snapshot: [Conduit<Output, Failure>?] { slots }

  mutating func insert(_ conduit: Conduit<Output, Failure>) {
    conduit.slot = slots.count
    slots.append(conduit)
    count += 1
  }

  mutating func remove(_ conduit: Conduit<Output, Failure>) {
    let slot = conduit.slot
    guard slots.indices.contains(slot), slots[slot] === conduit else { return }
    slots[slot] = nil
    conduit.slot = -1
    count -= 1
    if slots.count > 8, count < slots.count / 2 { closeGaps() }
  }

  mutating func removeAll() -> [Conduit<Output, Failure>?] {
    let all = slots
    self = ConduitList()
    return all
  }

  private mutating func closeGaps() {
    slots.removeAll { $0 == nil }
    for (slot, conduit) in slots.enumerated() { conduit?.slot = slot }
  }
}

/// What a conduit needs of the subject behind it.
protocol ConduitSource<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error

  /// Takes a conduit off the subject's list.
  func remove(_ conduit: Conduit<Output, Failure>)

  /// Called when a subscriber asked for values.
  func demandArose()
}

/// A subscriber that gets only what is sent while it wants something.
final class PassthroughConduit<Downstream: Subscriber>: Conduit<
  Downstream.Input, Downstream.Failure
>
{
  private let lock = Lock()
  private let delivery = DeliveryLock()
  private var demand = Subscribers.Demand.none
  private var downstream: Downstream?
  private var source: (any ConduitSource<Downstream.Input, Downstream.Failure>)?

  init(
    _ downstream: Downstream,
    of source: any ConduitSource<Downstream.Input, Downstream.Failure>
  ) {
    self.downstream = downstream
    self.source = source
  }

  override func offer(_ output: Downstream.Input) {
    lock.lock()
    guard let downstream, demand > .none else {
      lock.unlock()
      return
    }
    demand -= 1
    lock.unlock()
    delivery.lock()
    let more = downstream.receive(output)
    delivery.unlock()
    guard more > .none else { return }
    lock.withLock { demand += more }
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    let downstream = downstream.take()
    source = nil
    lock.unlock()
    delivery.lock()
    downstream?.receive(completion: completion)
    delivery.unlock()
  }

  override func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscriber must ask for at least one value")
    lock.lock()
    guard downstream != nil else {
      lock.unlock()
      return
    }
    self.demand += demand
    let source = source
    lock.unlock()
    source?.demandArose()
  }

  override func cancel() {
    lock.lock()
    let downstream = downstream.take()
    let source = source.take()
    lock.unlock()
    source?.remove(self)
    _ = downstream
  }
}
