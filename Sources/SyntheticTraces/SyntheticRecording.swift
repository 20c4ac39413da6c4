public import TraceModel

/// A whole recording of any size: 250 rows that run again and again, four
/// transactions a step.
public struct SyntheticRecording {
  public var runs: Int

  /// - Parameter runs: At least so many; the last transaction is told whole.
  public init(runs: Int) { self.runs = runs }

  /// Tells everything, in order, to its end.
  public func tell(_ sink: any TraceSink) {
    var feed = SyntheticFeed(rows: 250)
    feed.define(sink)
    var told = 0
    while told < runs {
      feed.beginStep(sink)
      for _ in 0..<4 where told < runs {
        feed.runTransaction(sink)
        told += feed.runsPerTransaction
      }
      feed.endStep(sink)
    }
  }
}
