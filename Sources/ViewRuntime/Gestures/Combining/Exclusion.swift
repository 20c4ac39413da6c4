import TraceModel

/// Decides between two recognizers of which only one may succeed; the first
/// comes before the second.
///
/// The second can be active while the first is undecided, and gives way when
/// the first gets active or ends. Its own end waits until the first has failed.
/// `docs/gestures.md` has the table.
final class Exclusion: _AnyGestureRecognizer {
  enum Winner { case undecided, first, second }

  let first: _AnyGestureRecognizer
  let second: _AnyGestureRecognizer
  private(set) var winner = Winner.undecided

  init(_ first: _AnyGestureRecognizer, before second: _AnyGestureRecognizer) {
    self.first = first
    self.second = second
    super.init()
    decide()
  }

  private var leader: _AnyGestureRecognizer {
    switch winner {
    case .first: first
    case .second: second
    case .undecided: first.state == .possible && second.state == .active ? second : first
    }
  }

  override var state: RecognizerState { leader.state }
  override var isMoving: Bool { leader.isMoving }
  override var overrulesPresses: Bool { leader.overrulesPresses }
  override var kinds: TouchKinds { first.kinds.union(second.kinds) }

  override var deadline: Nanoseconds? {
    switch winner {
    case .first: first.deadline
    case .second: second.deadline
    case .undecided: [first.deadline, second.deadline].compactMap { $0 }.min()
    }
  }

  override func receive(_ event: TouchEvent) {
    if winner != .second { first.receive(event) }
    if winner != .first { second.receive(event) }
    decide()
  }

  private func decide() {
    guard winner == .undecided else { return }
    if first.state == .failed {
      winner = .second
    } else if first.state == .ended {
      win(.first)
    } else if first.state == .active, first.isMoving || !second.overrulesPresses {
      win(.first)
    } else if second.overrulesPresses, second.state == .active || second.state == .ended {
      win(.second)
    } else if second.state == .active, second.isMoving,
      first.kinds.isDisjoint(with: .movements)
    {
      // Fingers that move are no tap and no press any more.
      win(.second)
    }
  }

  private func win(_ winner: Winner) {
    self.winner = winner
    (winner == .first ? second : first).cancel()
  }

  override func cancel() {
    first.cancel()
    second.cancel()
  }

  override func deliver(mayEnd: Bool) {
    // Who has lost says so before the winner acts.
    if winner == .first { second.deliver(mayEnd: false) }
    first.deliver(mayEnd: mayEnd && winner != .second)
    if winner != .first { second.deliver(mayEnd: mayEnd && winner == .second) }
  }
}
