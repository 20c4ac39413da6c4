import TraceModel

/// Everything that one recording reports, as values: what a test tells a
/// recorder and expects to read.
struct Recording {
  struct Pass {
    var transaction: TransactionRecord
    var nodes: [NodeRecord] = []
    var writes: [WriteRecord] = []
    var runs: [RunRecord] = []
    var furtherWrites: [(run: RunID, write: WriteID)] = []
    var changes: [(run: RunID, inserted: UInt32, removed: UInt32, moved: UInt32)] = []
    var lists: [ListRecord] = []
    var layouts: [(LayoutRecord, shares: [LayoutShare])] = []
    var lifetimes: [LifetimeRecord] = []
    var displays: [(DisplayRecord, DisplayDetails)] = []
    var messages: [MessageRecord] = []
  }

  struct Step {
    var record: StepRecord
    var passes: [Pass] = []
    var pictures: [PictureRecord] = []
    var outcome: StepOutcome?
    var end = Nanoseconds.zero
  }

  /// `names[i]` has the id `i + 1`; so with all definitions.
  var names: [String] = []
  var views: [ViewDefinition] = []
  var causeSets: [(causes: [Cause], text: NameID)] = []
  var places: [[FrameAddress]] = []
  var objects: [NameID] = []
  var steps: [Step] = []

  func report(to sink: some TraceSink) {
    for (index, text) in names.enumerated() { sink.define(NameID(UInt32(index + 1)), text) }
    for (index, frames) in places.enumerated() { sink.define(PlaceID(UInt32(index + 1)), frames) }
    for (index, view) in views.enumerated() { sink.define(ViewID(UInt32(index + 1)), view) }
    for (index, set) in causeSets.enumerated() {
      sink.define(CauseSetID(UInt32(index + 1)), set.causes, text: set.text)
    }
    for (index, type) in objects.enumerated() {
      sink.define(ObjectID(UInt32(index + 1)), type: type)
    }
    for step in steps {
      sink.begin(step.record)
      for pass in step.passes { report(pass, to: sink) }
      for picture in step.pictures { sink.record(picture) }
      if let outcome = step.outcome { sink.end(step.record.id, outcome, at: step.end) }
    }
  }

  private func report(_ pass: Pass, to sink: some TraceSink) {
    for node in pass.nodes { sink.record(node) }
    for write in pass.writes {
      // Told as the runtime does it: which transaction is known only later.
      var early = write
      early.transaction = .none
      sink.record(early)
      if !write.transaction.isNone { sink.record(write.transaction, tookUp: write.id) }
    }
    for list in pass.lists { sink.record(list) }
    for (layout, shares) in pass.layouts { sink.record(layout, shares: shares) }
    for lifetime in pass.lifetimes { sink.record(lifetime) }
    for (display, details) in pass.displays { sink.record(display, details) }
    for message in pass.messages { sink.record(message) }
    for (run, write) in pass.furtherWrites { sink.record(further: write, of: run) }
    for change in pass.changes {
      sink.record(
        change: change.run,
        inserted: change.inserted,
        removed: change.removed,
        moved: change.moved
      )
    }
    pass.runs.withUnsafeBufferPointer { sink.take($0) }
    sink.end(pass.transaction)
  }

  func all<Row>(_ rows: KeyPath<Pass, [Row]>) -> [Row] {
    steps.flatMap { $0.passes.flatMap { $0[keyPath: rows] } }
  }

  func name(_ id: NameID) -> String { names[Int(id.rawValue) - 1] }

  func optionalName(_ id: NameID) -> String? { id.isNone ? nil : name(id) }
}

extension Recording {
  /// Leaves what a trace of schema 1 can say.
  mutating func forgetWhatSchemaTwoAdds() {
    for step in steps.indices {
      steps[step].pictures = []
      for pass in steps[step].passes.indices {
        steps[step].passes[pass].displays = steps[step].passes[pass].displays.map {
          (
            DisplayRecord(
              transaction: $0.0.transaction,
              leaves: $0.0.leaves,
              decodedBytes: 1_024,
              duration: $0.0.duration
            ), DisplayDetails()
          )
        }
      }
    }
  }
}
