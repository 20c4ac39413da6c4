/// What an operator does with one value.
enum Step<Output, Failure: Error> {
  /// Pass this on.
  case pass(Output)
  /// Pass nothing on, and ask for one more in its place.
  case skip
  /// Pass this on and end.
  case last(Output)
  /// End.
  case finish
  /// End with an error.
  case fail(Failure)
}

/// An operator that answers each value at once, with at most one.
///
/// Demand passes through as it is: what comes in goes out, and what is skipped
/// is asked for again. The closures are let go of at the end.
final class Stage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  private let lock = Lock()
  private var work: Work?
  private var upstream: (any Subscription)?

  private struct Work {
    let downstream: Downstream
    let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
    let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  }

  init(
    _ downstream: Downstream,
    end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
    step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    work = Work(downstream: downstream, step: step, end: end)
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
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let work = lock.withLock({ work }) else { return .none }
    switch work.step(input) {
    case .pass(let output):
      return work.downstream.receive(output)
    case .skip:
      return .max(1)
    case .last(let output):
      guard finish() else { return .none }
      _ = work.downstream.receive(output)
      work.downstream.receive(completion: .finished)
    case .finish:
      if finish() { work.downstream.receive(completion: .finished) }
    case .fail(let error):
      if finish() { work.downstream.receive(completion: .failure(error)) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let work = work.take()
    upstream = nil
    lock.unlock()
    guard let work else { return }
    work.downstream.receive(completion: work.end(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    _ = finish()
  }

  /// Stops the upstream; false where it had stopped already.
  private func finish() -> Bool {
    lock.lock()
    let work = work.take()
    let upstream = upstream.take()
    lock.unlock()
    upstream?.cancel()
    return work != nil
  }
}

extension Stage where Failure == Downstream.Failure {
  /// An operator that leaves the ending as it is.
  convenience init(
    _ downstream: Downstream,
    step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.init(downstream, end: { $0 }, step: step)
  }
}

extension Stage where Downstream.Failure == any Error {
  /// An operator whose closure may throw; the error ends the delivery.
  convenience init(
    throwing downstream: Downstream,
    step: @escaping (Input) throws -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.init(
      downstream,
      end: { $0.mapError { $0 } },
      step: { input in do { return try step(input) } catch { return .fail(error) } }
    )
  }
}
