import TraceModel

/// Two recognizers that go on side by side.
final class Simultaneity: _AnyGestureRecognizer {
  let first: _AnyGestureRecognizer
  let second: _AnyGestureRecognizer

  init(_ first: _AnyGestureRecognizer, _ second: _AnyGestureRecognizer) {
    self.first = first
    self.second = second
  }

  override var state: RecognizerState {
    switch (first.state, second.state) {
    case (.active, _), (_, .active): .active
    case (.possible, _), (_, .possible): .possible
    case (.failed, .failed): .failed
    default: .ended
    }
  }

  override var isMoving: Bool { first.isMoving || second.isMoving }
  override var kinds: TouchKinds { first.kinds.union(second.kinds) }
  override var deadline: Nanoseconds? {
    [first.deadline, second.deadline].compactMap { $0 }.min()
  }

  override func receive(_ event: TouchEvent) {
    first.receive(event)
    second.receive(event)
  }

  override func cancel() {
    first.cancel()
    second.cancel()
  }

  override func deliver(mayEnd: Bool) {
    first.deliver(mayEnd: mayEnd)
    second.deliver(mayEnd: mayEnd)
  }
}
