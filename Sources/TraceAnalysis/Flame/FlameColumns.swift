/// Boxes of a flame chart in preorder, a column a property.
///
/// All columns have one entry a box. A box lies inside the nearest one before
/// it that is less deep, and its siblings do not overlap it.
public struct FlameColumns: Equatable, Sendable {
  /// Nanoseconds from the left edge.
  public var start: [Int] = []
  /// Nanoseconds, everything inside included.
  public var duration: [Int] = []
  /// From 0, the outermost row.
  public var depth: [Int] = []
  /// Index into `FlameSummary.names`.
  public var name: [Int] = []
  /// Index into `FlameSummary.causes`.
  public var cause: [Int] = []
  /// Runs that the box stands for; 0 for a step or a transaction.
  public var runs: [Int] = []
  /// Those of them that changed nothing visible.
  public var waste: [Int] = []

  public init() {}

  public var count: Int { start.count }
  /// Nanoseconds of all outermost boxes.
  public var total: Int {
    zip(depth, zip(start, duration)).filter { $0.0 == 0 }.map { $0.1.0 + $0.1.1 }.max() ?? 0
  }

  mutating func append(_ box: Box) {
    start.append(box.start)
    duration.append(box.duration)
    depth.append(box.depth)
    name.append(box.name)
    cause.append(box.cause)
    runs.append(box.runs)
    waste.append(box.waste)
  }

  /// Drops all boxes from an index on.
  mutating func truncate(to count: Int) {
    let dropped = self.count - count
    start.removeLast(dropped)
    duration.removeLast(dropped)
    depth.removeLast(dropped)
    name.removeLast(dropped)
    cause.removeLast(dropped)
    runs.removeLast(dropped)
    waste.removeLast(dropped)
  }

  /// One box, before it is put into the columns.
  struct Box {
    var start = 0
    var duration = 0
    var depth = 0
    var name = 0
    var cause = 0
    var runs = 0
    var waste = 0
  }
}
