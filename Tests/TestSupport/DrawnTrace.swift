public import TraceModel

/// A trace drawn as text: what the tests of rules and reports are made of.
///
/// ```
/// view Row at Feed.swift:40
/// step tap "Plus" mark "typing"
/// transaction
///   write FeedModel.items at Feed.swift:12
///   Feed                40  _model(FeedModel.items)  updated 1
///     ForEach(Feed)#1    2  @self  waste
///       Row#1            1  @self(item changed, onTap not-comparable)
///     list ForEach(Feed)  before 20 inserted 1
/// ```
///
/// Indentation is depth, in steps of two. A line that starts with none of the
/// words below is a **run**: view (`Name`, `Name#key`, `Name#1...20` for twenty
/// such runs with all below them; `ForEach(Owner)`, `GeometryReader(Owner)` and
/// so on for content), microseconds with everything below, causes, then
/// `updated`, `compared`, `skipped`, `fields` with a number, `waste`, `pure`
/// (waste too), `first` (implied by `@identity`), `<- write`. A cause is
/// `@self`, `@identity`, `_property`, `\Model.property`, `forced`, `unknown`;
/// brackets hold what lies behind: fields and how they differ (`changed`,
/// `equal-but-new`, `not-comparable`), the `Model` or `Model.property` observed,
/// `\.key` of the environment. A cause leads back to the last write of its name
/// in the step, or all to its model in the transaction, unless `<-` names one.
///
/// - `fact KEY VALUE`; `complete` is 1 and `outcome` ok unless drawn.
/// - `view NAME at FILE:LINE`: the place of a body; `in MODULE`.
/// - `step [PATH] ACTION ["target"] [mark "name"] [failed|crashed|never-idle|running]`;
///   without a path they count from 1, and `step mount` is 0.
/// - `transaction [mount|update|layout|frame|unmount]`, by default an update.
/// - `write NAME [of VIEW] [KIND] [at FILE:LINE] [equal|equality-unknown|during-update|unread]`.
/// - `list VIEW [before N] [after N] [inserted N] …` under the run that gave
///   it its data; what is not drawn follows from the rest, else 0; `N` may be
///   `?`; `List` and `Lazy` before the view name the other containers.
/// - `layout REASON [measured N] …`, `message LEVEL "text" [of VIEW]`,
///   `event VIEW appeared` (`state-reset`, `task-started` …).
/// - `//` starts a comment.
public final class DrawnTrace: TraceSource {
  public var facts = TraceFacts(["complete": "1", "outcome": "ok"])
  public var views: [ViewRow] = []
  public var steps: [StepRow] = []
  public var causeSets: [CauseSetRow] = []
  public var objects: [ObjectRow] = []
  public var sums: [SumRow] = []
  public var transactions: [TransactionRecord] = []
  public var messages: [MessageRecord] = []
  public var lists: [ListRecord] = []
  public var layouts: [LayoutRecord] = []
  public var writes: [WriteRecord] = []
  public var lifetimes: [LifetimeRecord] = []
  public internal(set) var runs: [RunRecord] = []
  public internal(set) var nodes: [NodeRecord] = []
  var names: [String] = []
  var places: [ResolvedPlace] = []
  var further: [RunID: [WriteID]] = [:]

  /// - Throws: ``DrawingProblem`` when a line cannot be read.
  public init(_ drawing: String) throws {
    var builder = DrawingBuilder(self)
    try builder.build(try DrawnLine.lines(of: drawing))
    sums = drawnSums(of: self)
  }

  public func name(_ id: NameID) throws -> String {
    try row(Int(id.rawValue), of: names, "name")
  }
  public func place(_ id: PlaceID) throws -> ResolvedPlace? {
    id.isNone ? nil : try row(Int(id.rawValue), of: places, "place")
  }
  public func node(_ id: NodeID) throws -> NodeRecord? { at(Int(id.rawValue), of: nodes) }
  public func run(_ id: RunID) throws -> RunRecord? { at(Int(id.rawValue), of: runs) }
  public func furtherWrites(of run: RunID) throws -> [WriteID] { further[run] ?? [] }

  public func forEachRun(
    in range: ClosedRange<RunID>?,
    _ body: (RunRecord) throws -> Void
  ) throws {
    for run in runs where range?.contains(run.id) ?? true { try body(run) }
  }
  public func forEachNode(_ body: (NodeRecord) throws -> Void) throws {
    for node in nodes { try body(node) }
  }

  private func at<Row>(_ id: Int, of rows: [Row]) -> Row? {
    rows.indices.contains(id - 1) ? rows[id - 1] : nil
  }
  private func row<Row>(_ id: Int, of rows: [Row], _ what: String) throws -> Row {
    guard let row = at(id, of: rows) else {
      throw DrawingProblem(line: 0, text: "", what: "there is no \(what) \(id)")
    }
    return row
  }
}
