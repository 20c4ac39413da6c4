public import TraceModel

/// A recording as two flame charts: in order of time, and merged by call path.
///
/// Time is that of bodies and diffs alone; what lies between transactions is
/// left out, so that the whole width is work. Up to `Limits.boxes` runs are all
/// there; in larger recordings runs shorter than `threshold` are drawn
/// together, as boxes that keep their sums.
public struct FlameSummary: Sendable {
  public internal(set) var names: [String]
  /// Printed causes with what they mean; a box of a step has the empty text.
  public internal(set) var causes: [Cause]
  /// Step, transaction, runs.
  public internal(set) var inTime: FlameColumns
  /// Runs of the same views on the same path as one box, the longest first.
  public internal(set) var merged: FlameColumns
  /// Runs in the recording.
  public internal(set) var runs: Int
  /// Runs that are drawn together with others.
  public internal(set) var folded: Int
  /// Runs shorter than this were drawn together; zero for none.
  public internal(set) var threshold: Nanoseconds
  /// What the width of a box is.
  public internal(set) var measure: Measure

  /// What the width of a box is.
  public enum Measure: Sendable {
    /// Nanoseconds of the run with all inside it.
    case time
    /// Runs, itself and all inside it: the same in every recording.
    case runs
  }

  /// Printed causes and their colour.
  public struct Cause: Hashable, Sendable {
    public var text: String
    public var kind: CauseClass
  }

  /// From where on short runs are drawn together.
  public struct Limits: Sendable {
    /// Runs that are drawn one by one at most.
    public var boxes = 300_000
    /// In a larger recording the part of its time under which a run is short.
    public var parts = 100_000
    /// And the time under which it is short in any case.
    public var shortest = Nanoseconds(1_000)

    public init(
      boxes: Int = 300_000,
      parts: Int = 100_000,
      shortest: Nanoseconds = Nanoseconds(1_000)
    ) {
      self.boxes = boxes
      self.parts = parts
      self.shortest = shortest
    }
  }

  /// Reads the runs of a trace, in order, once.
  ///
  /// - Throws: What the trace throws when it cannot be read.
  /// - Complexity: Linear in runs; memory is eight bytes a node, and the boxes
  ///   that are drawn.
  public init(
    _ trace: any TraceSource,
    summary: TraceSummary,
    measure: Measure = .time,
    limits: Limits = Limits()
  ) throws {
    let totals = summary.totals
    let isLarge = totals.counts.runs > limits.boxes
    let part = Nanoseconds(totals.selfTime.rawValue / Int64(max(limits.parts, 1)))
    switch measure {
    case .time: threshold = isLarge ? max(limits.shortest, part) : .zero
    // A run without others inside it is the first to be drawn together.
    case .runs: threshold = isLarge ? Nanoseconds(2) : .zero
    }
    self.measure = measure
    runs = totals.counts.runs
    var builder = try FlameBuilder(trace, summary.catalog, measure, threshold: threshold)
    try trace.forEachRun(in: nil) { builder.add($0) }
    builder.finish()
    names = builder.tables.names
    causes = builder.tables.causes
    inTime = builder.chart.columns
    merged = builder.tree.columns()
    folded = builder.chart.folded
  }
}

/// Texts that boxes refer to by index.
struct FlameTables {
  private(set) var names: [String] = []
  private(set) var causes: [FlameSummary.Cause] = []
  private var nameIndex: [String: Int] = [:]
  private var causeIndex: [FlameSummary.Cause: Int] = [:]

  mutating func name(_ text: String) -> Int {
    if let index = nameIndex[text] { return index }
    names.append(text)
    nameIndex[text] = names.count - 1
    return names.count - 1
  }

  mutating func cause(_ cause: FlameSummary.Cause) -> Int {
    if let index = causeIndex[cause] { return index }
    causes.append(cause)
    causeIndex[cause] = causes.count - 1
    return causes.count - 1
  }
}
