/// What a gathering operator wants after a value.
enum GatheringStep<Failure: Error> {
  case goOn
  /// The result is known: end early.
  case enough
  case fail(Failure)
}

/// An operator that takes in all values and delivers one result at the end.
///
/// It asks upstream for everything at once, and keeps the result until it is
/// asked for. Without a result only the ending is delivered.
final class Gathering<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  private let lock = Lock()
  private var work: Work?
  private var upstream: (any Subscription)?
  private var isAsked = false
  private var isEnded = false

  private struct Work {
    let downstream: Downstream
    let step: (Input) -> GatheringStep<Downstream.Failure>
    let result: () -> Downstream.Input?
    let mapFailure: (Failure) -> Downstream.Failure
  }

  init(
    _ downstream: Downstream,
    step: @escaping (Input) -> GatheringStep<Downstream.Failure>,
    result: @escaping () -> Downstream.Input?,
    mapFailure: @escaping (Failure) -> Downstream.Failure
  ) {
    work = Work(downstream: downstream, step: step, result: result, mapFailure: mapFailure)
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard upstream == nil, let work else {
      lock.unlock()
      subscription.cancel()
      return
    }
    upstream = subscription
    lock.unlock()
    work.downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let work = lock.withLock({ () -> Work? in isEnded ? nil : work }) else { return .none }
    switch work.step(input) {
    case .goOn: break
    case .enough:
      let upstream = lock.withLock { self.upstream.take() }
      upstream?.cancel()
      end()
    case .fail(let error):
      guard let work = stop() else { break }
      work.downstream.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished:
      end()
    case .failure(let error):
      lock.lock()
      let work = work.take()
      upstream = nil
      lock.unlock()
      guard let work else { return }
      work.downstream.receive(completion: .failure(work.mapFailure(error)))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscriber must ask for at least one value")
    lock.lock()
    isAsked = true
    let work = isEnded ? work.take() : nil
    lock.unlock()
    if let work { deliver(work) }
  }

  func cancel() { _ = stop() }

  /// Delivers the result, or waits with it until it is asked for.
  private func end() {
    lock.lock()
    upstream = nil
    isEnded = true
    let work = isAsked || work?.result() == nil ? work.take() : nil
    lock.unlock()
    if let work { deliver(work) }
  }

  private func deliver(_ work: Work) {
    if let result = work.result() { _ = work.downstream.receive(result) }
    work.downstream.receive(completion: .finished)
  }

  private func stop() -> Work? {
    lock.lock()
    let work = work.take()
    let upstream = upstream.take()
    lock.unlock()
    upstream?.cancel()
    return work
  }
}

extension Gathering where Failure == Downstream.Failure {
  convenience init(
    _ downstream: Downstream,
    step: @escaping (Input) -> GatheringStep<Failure>,
    result: @escaping () -> Downstream.Input?
  ) {
    self.init(downstream, step: step, result: result, mapFailure: { $0 })
  }
}

extension Gathering where Downstream.Failure == any Error {
  convenience init(
    _ downstream: Downstream,
    step: @escaping (Input) -> GatheringStep<any Error>,
    result: @escaping () -> Downstream.Input?
  ) {
    self.init(downstream, step: step, result: result, mapFailure: { $0 })
  }
}
