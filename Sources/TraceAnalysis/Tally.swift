public import TraceModel

/// Counts and times of some runs; tallies add up.
public struct Tally: Hashable, Sendable {
  public var counts = RunCounts()
  /// Time in bodies and diffs of these runs alone.
  public var selfTime = Nanoseconds.zero
  /// With everything below; a view nested in itself counts once.
  public var totalTime = Nanoseconds.zero

  public init() {}

  public static func += (a: inout Tally, row: SumRow) {
    a.counts += row.counts
    a.selfTime += row.selfTime
    a.totalTime += row.totalTime
  }
}

/// What one view did for one set of causes.
public struct CauseTally: Hashable, Sendable {
  public var causes: CauseSetRow
  public var tally: Tally
}

/// What one view, or one content closure, did in the whole recording.
public struct ViewTally: Hashable, Sendable {
  public var view: ViewRow
  public var label: String
  public var tally: Tally
  /// By cause, most runs first.
  public var causes: [CauseTally]
  /// Steps in which it ran.
  public var steps: Int
}

/// What one step of the workload cost.
public struct StepTally: Hashable, Sendable {
  public var step: StepRow
  public var tally: Tally
  public var transactions: Int
  /// Views that ran in it, most runs first.
  public var views: [StepViewTally]
}

/// What one view did in one step.
public struct StepViewTally: Hashable, Sendable {
  public var view: ViewID
  public var label: String
  public var tally: Tally
}
