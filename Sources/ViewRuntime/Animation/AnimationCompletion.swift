public import Foundation
import TraceModel

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  fileprivate enum Kind: Hashable { case logicallyComplete, removed }
  fileprivate let kind: Kind

  /// Its duration has passed, though a spring may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// It has come to rest, and is taken away.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

extension Animation {
  /// Counts as over after a time of its own, and runs on to its end.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    var copy = self
    copy.logicalSeconds = duration
    return copy
  }

  /// Seconds until it is over; nil for one that never is.
  func seconds(until criteria: AnimationCompletionCriteria) -> Double? {
    if criteria == .logicallyComplete, let logicalSeconds { return logicalSeconds }
    guard let repeats else { return nil }
    let once = criteria == .removed ? max(duration, restingTime) : duration
    return delaySeconds + once * Double(repeats) / speedFactor
  }

  /// When a spring is within a thousandth of its end; 0 for other curves.
  private var restingTime: Double {
    guard case .spring(let response, let damping) = curve else { return 0 }
    return Self.restingTime(response: response, damping: damping)
  }

  static func restingTime(response: Double, damping: Double) -> Double {
    let frequency = 2 * Double.pi / response
    // The envelope is exp(-ζωt) below critical damping, (1 + ωt)·exp(-ωt) at it.
    if damping < 1 { return 6.91 / (damping * frequency) }
    let root = (damping * damping - 1).squareRoot()
    // Hardly above it the two terms below all but cancel out.
    if root < 1e-3 { return 9.23 / frequency }
    // Above it there is a slow and a fast one; what is left of the way is
    // (fast·exp(-slow·t) - slow·exp(-fast·t)) / (fast - slow), and falls.
    let slow = 1 / (damping + root)
    let fast = damping + root
    var early = 0.0
    var late = log(1_000 * fast / (fast - slow)) / slow
    for _ in 0..<40 {
      let time = (early + late) / 2
      let left = (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
      if left > 0.001 { early = time } else { late = time }
    }
    return late / frequency
  }
}

/// What is called when an animation is over.
struct AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  let action: () -> Void
}

extension Transaction {
  /// Adds an action for when the animations of this transaction are over.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }
}

/// Writes made by the closure are shown by an animation; says when it is over.
///
/// Where the closure writes nothing, nothing is animated, and the completion is
/// called after the next update.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

extension Transaction {
  /// Has its completions called when its animation is over, on the virtual clock.
  ///
  /// - Parameters:
  ///   - known: How many of them belong to somebody else.
  ///   - isUsed: Whether anything is updated under it.
  func complete(from known: Int = 0, isUsed: Bool) {
    guard completions.count > known, let queue = Runtime.shared.queue else { return }
    let animation = isUsed ? effectiveAnimation : nil
    for completion in completions.dropFirst(known) {
      ViewRuntime.complete(animation, completion, queue)
    }
  }
}

extension Transaction {
  /// Has its completions called when what was written under it alone is shown.
  func completeWrite() {
    guard !completions.isEmpty else { return }
    let finish: () -> Void = {
      complete(isUsed: Runtime.shared.queue?.hasGroup(for: self) ?? false)
    }
    // A write of another thread is taken over in its turn, and this after it.
    if !Runtime.shared.handsOver(finish) { finish() }
  }
}

private func complete(
  _ animation: Animation?,
  _ completion: AnimationCompletion,
  _ queue: UpdateQueue
) {
  guard let animation else {
    queue.call(.other, at: nil, completion.action)
    return
  }
  guard let seconds = animation.seconds(until: completion.criteria),
    let time = Nanoseconds(delay: seconds)
  else { return }
  // Sound: everything that writes state under a transaction runs on the main
  // thread, and so does the loop that calls the completion there.
  nonisolated(unsafe) let action = completion.action
  MainActor.assumeIsolated {
    let loop = VirtualLoop.shared
    _ = loop.addBackgroundTimer(at: loop.now + time) { action() }
  }
}
