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

  /// Seconds after which an end is as good as none: a hundred years.
  fileprivate static var longest: Double { 3_155_760_000 }

  /// When a spring is within a thousandth of its end; 0 for other curves.
  private var restingTime: Double {
    guard case .spring(let response, let damping) = curve else { return 0 }
    let frequency = 2 * Double.pi / response
    // The envelope is (1 + ωt)·exp(-ωt) at critical damping, else exp(-ζωt).
    return damping >= 1 ? 9.23 / frequency : 6.91 / (damping * frequency)
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
  let result = try withTransaction(Transaction(animation: animation)) {
    let result = try body()
    let isAnimated = Runtime.shared.queue?.hasGroup(for: Runtime.shared.transaction) ?? false
    complete(isAnimated ? animation : nil, completionCriteria, completion)
    return result
  }
  return result
}

/// Has a completion called when its animation is over, on the virtual clock.
private func complete(
  _ animation: Animation?,
  _ criteria: AnimationCompletionCriteria,
  _ completion: @escaping () -> Void
) {
  guard let animation else {
    Runtime.shared.queue?.call(.other, at: nil, completion)
    return
  }
  guard let seconds = animation.seconds(until: criteria), seconds < Animation.longest else {
    return
  }
  // Sound: everything that writes state under a transaction runs on the main
  // thread, and so does the loop that calls the completion there.
  nonisolated(unsafe) let completion = completion
  MainActor.assumeIsolated {
    let loop = VirtualLoop.shared
    let time = Nanoseconds(Int64((seconds * 1e9).rounded()))
    _ = loop.addBackgroundTimer(at: loop.now + time) { completion() }
  }
}
