public import TraceModel

/// A feed that runs again and again, told to a sink without a runtime: for
/// traces of any size, and for what a sink costs.
///
/// One transaction is the feed, and for each row its closure, the row, and two
/// views in it. The first of each 64 builds all rows anew; the others follow
/// from a write to the model.
public struct SyntheticFeed {
  private let rows: Int
  /// Nanoseconds since the start, which grow with the runs.
  public private(set) var at: Int64 = 0
  public var runsPerTransaction: Int { 1 + rows * 4 }
  /// Transactions so far.
  public var transactions: UInt32 { transaction }
  private var nextNode: UInt32 = 0
  private var firstNode: UInt32 = 0
  private var lastRun: UInt32 = 0
  private var transaction: UInt32 = 0
  private var write: UInt32 = 0
  private var step: UInt32 = 0
  private var runs: [RunRecord] = []

  public init(rows: Int) { self.rows = rows }

  /// Tells what the runs refer to.
  public mutating func define(_ sink: any TraceSink) {
    let texts = [
      "Feed", "Row", "Like", "Badge", "App", "@self", "@identity", "_count", "FeedModel",
      "FeedModel.items", "item", "tap", "Like", "@self, @identity", "\\FeedModel.items", "mount",
    ]
    for (index, text) in texts.enumerated() { sink.define(NameID(UInt32(index + 1)), text) }
    func view(_ id: UInt32, _ name: UInt32, _ kind: ViewKind, owner: UInt32 = 0) {
      sink.define(
        ViewID(id),
        ViewDefinition(
          name: NameID(name),
          module: NameID(5),
          kind: kind,
          owner: ViewID(owner),
          place: .none
        )
      )
    }
    view(1, 1, .view)
    view(2, 1, .forEach, owner: 1)
    view(3, 2, .view)
    view(4, 3, .view)
    view(5, 4, .view)
    sink.define(
      CauseSetID(1),
      [Cause(.self, token: NameID(6)), Cause(.identity, token: NameID(7))],
      text: NameID(14)
    )
    sink.define(
      CauseSetID(2),
      [Cause(.observable, token: NameID(15), detail: NameID(10))],
      text: NameID(15)
    )
    sink.define(
      CauseSetID(3),
      [Cause(.self, token: NameID(6), detail: NameID(11), difference: .changed)],
      text: NameID(6)
    )
    sink.define(ObjectID(1), type: NameID(9))
  }

  public mutating func beginStep(_ sink: any TraceSink) {
    sink.begin(
      StepRecord(
        id: StepID(step),
        path: "\(step)",
        action: NameID(step == 0 ? 16 : 12),
        target: step == 0 ? .none : NameID(13),
        mark: .none,
        at: Nanoseconds(at),
        virtualTime: Nanoseconds(at)
      )
    )
    step += 1
  }

  public mutating func endStep(_ sink: any TraceSink) {
    sink.end(StepID(max(step, 1) - 1), .idle, at: Nanoseconds(at))
  }

  /// One transaction of `runsPerTransaction` runs.
  public mutating func runTransaction(_ sink: any TraceSink) {
    transaction += 1
    let isFirst = transaction % 64 == 1
    if isFirst { makeNodes(sink) }
    if !isFirst {
      write += 1
      sink.record(
        WriteRecord(
          id: WriteID(write),
          step: StepID(max(step, 1) - 1),
          transaction: .none,
          node: .none,
          object: ObjectID(1),
          name: NameID(10),
          kind: .observable,
          place: .none,
          at: Nanoseconds(at),
          flags: []
        )
      )
      sink.record(TransactionID(transaction), tookUp: WriteID(write))
    }
    let first = lastRun + 1
    fillRuns(isFirst)
    lastRun += UInt32(runs.count)
    sink.record(
      ListRecord(
        transaction: TransactionID(transaction),
        node: NodeID(firstNode),
        run: RunID(first),
        kind: .forEach,
        before: isFirst ? 0 : UInt32(rows),
        after: UInt32(rows),
        inserted: isFirst ? UInt32(rows) : 0,
        removed: 0,
        moved: 0,
        kept: isFirst ? 0 : UInt32(rows),
        rerun: isFirst ? 0 : UInt32(rows),
        changed: UInt32(rows),
        displaced: 0,
        duration: Nanoseconds(1_000)
      )
    )
    runs.withUnsafeBufferPointer { sink.take($0) }
    sink.end(
      TransactionRecord(
        id: TransactionID(transaction),
        step: StepID(max(step, 1) - 1),
        kind: isFirst ? .mount : .update,
        pass: 1,
        at: Nanoseconds(at),
        virtualTime: Nanoseconds(at),
        duration: Nanoseconds(Int64(runs.count) * 200),
        firstRun: RunID(first),
        runs: UInt32(runs.count)
      )
    )
    at += Int64(runs.count) * 200
  }

  private mutating func makeNodes(_ sink: any TraceSink) {
    firstNode = nextNode + 1
    func node(_ id: UInt32, _ view: UInt32, parent: UInt32, key: NodeKey) {
      sink.record(
        NodeRecord(
          id: NodeID(id),
          view: ViewID(view),
          parent: NodeID(parent),
          transaction: TransactionID(transaction),
          key: key
        )
      )
    }
    node(firstNode, 1, parent: 0, key: .none)
    for row in 0..<UInt32(rows) {
      let base = firstNode + 1 + row * 4
      node(base, 2, parent: firstNode, key: .integer(Int64(row)))
      node(base + 1, 3, parent: base, key: .none)
      node(base + 2, 4, parent: base + 1, key: .none)
      node(base + 3, 5, parent: base + 1, key: .none)
    }
    nextNode = firstNode + UInt32(rows) * 4
  }

  private mutating func fillRuns(_ isFirst: Bool) {
    runs.removeAll(keepingCapacity: true)
    let top = lastRun + 1
    var after: UInt32 = 0
    func run(_ id: UInt32, parent: UInt32, node: UInt32, below: UInt32, content: Bool) {
      var record = RunRecord(
        id: RunID(id),
        node: NodeID(node),
        transaction: TransactionID(transaction)
      )
      record.parent = RunID(parent)
      record.write = parent == 0 && !isFirst ? WriteID(write) : .none
      record.causes = CauseSetID(isFirst ? 1 : parent == 0 ? 2 : 3)
      record.after = after
      record.body = 90 + id % 41
      record.diff = 60 + id % 13
      record.below = below
      record.compared = below == 0 ? 4 : 2
      record.skipped = below == 0 ? 3 : 0
      record.updated = id % 3 == 0 ? 1 : 0
      record.flags = content ? .content : []
      if isFirst { record.flags.insert(.first) }
      if id % 3 != 0 && !isFirst { record.flags.insert(.waste) }
      after += 200
      runs.append(record)
    }
    run(top, parent: 0, node: firstNode, below: UInt32(rows) * 4, content: false)
    for row in 0..<UInt32(rows) {
      let base = firstNode + 1 + row * 4
      let id = top + 1 + row * 4
      run(id, parent: top, node: base, below: 3, content: true)
      run(id + 1, parent: id, node: base + 1, below: 2, content: false)
      run(id + 2, parent: id + 1, node: base + 2, below: 0, content: false)
      run(id + 3, parent: id + 1, node: base + 3, below: 0, content: false)
    }
  }
}
