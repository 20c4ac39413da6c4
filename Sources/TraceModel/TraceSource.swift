/// A trace to read from, wherever it lies: what analysis and reports ask for.
///
/// `TraceStore.Trace` answers from a file, tests from a drawing. Summaries are
/// kept by the writer and cheap; `forEach…` calls stream rows in order of id
/// and hold none of them.
public protocol TraceSource: AnyObject {
  var facts: TraceFacts { get throws }
  func name(_ id: NameID) throws -> String
  var views: [ViewRow] { get throws }
  var steps: [StepRow] { get throws }
  var causeSets: [CauseSetRow] { get throws }
  var objects: [ObjectRow] { get throws }
  /// Sums by view, step and cause set.
  var sums: [SumRow] { get throws }
  var transactions: [TransactionRecord] { get throws }
  var messages: [MessageRecord] { get throws }
  var lists: [ListRecord] { get throws }
  var layouts: [LayoutRecord] { get throws }
  var writes: [WriteRecord] { get throws }
  var lifetimes: [LifetimeRecord] { get throws }
  /// In order of their steps; none where the recording took none.
  var pictures: [PictureRecord] { get throws }
  func place(_ id: PlaceID) throws -> ResolvedPlace?
  func node(_ id: NodeID) throws -> NodeRecord?
  func run(_ id: RunID) throws -> RunRecord?
  /// The second and later writes behind a run; the first is in the run itself.
  func furtherWrites(of run: RunID) throws -> [WriteID]
  /// Runs `first...last` in order of id; all where nil.
  func forEachRun(in range: ClosedRange<RunID>?, _ body: (RunRecord) throws -> Void) throws
  func forEachNode(_ body: (NodeRecord) throws -> Void) throws
}

extension TraceSource {
  /// A source need not have them.
  public var pictures: [PictureRecord] { [] }
}
