import TraceModel

extension Recording {
  /// A recording that is arbitrary within the promises of `TraceSink`.
  static func random(seed: UInt64) -> Recording {
    var maker = RandomRecordingMaker(random: SeededGenerator(seed: seed))
    return maker.make()
  }
}

/// Draws values from the whole range of their types, so that no column narrows.
private struct RandomRecordingMaker {
  var random: SeededGenerator
  var recording = Recording()
  var run = UInt32(0)
  var write = UInt32(0)
  var transaction = UInt32(0)
  /// The view of each node, by node id less 1.
  var nodes: [ViewID] = []

  mutating func make() -> Recording {
    let texts = ["", "Row", "it's", "a\u{0}b", "日本語 👩‍👩‍👧", "\\Store.output", "x\ny", "NULL"]
    recording.names = texts + (0..<Int.random(in: 0...40, using: &random)).map { "name \($0)" }
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      recording.places.append(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          FrameAddress(image: name(), offset: random.next())
        }
      )
    }
    for index in 0..<Int.random(in: 1...6, using: &random) {
      recording.views.append(
        ViewDefinition(
          name: name(),
          module: optional(name()),
          kind: pick(),
          owner: optional(ViewID(UInt32(index))),
          place: optional(PlaceID(below(recording.places.count) + 1))
        )
      )
    }
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let causes = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        Cause(pick(), token: name(), detail: optional(name()), difference: pick())
      }
      recording.causeSets.append((causes, name()))
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) { recording.objects.append(name()) }
    for id in 0..<Int.random(in: 1...6, using: &random) { recording.steps.append(step(id)) }
    return recording
  }

  mutating func step(_ id: Int) -> Recording.Step {
    var step = Recording.Step(
      record: StepRecord(
        id: StepID(UInt32(id)),
        path: "\(id).1",
        action: name(),
        target: optional(name()),
        mark: optional(name()),
        at: time(),
        virtualTime: time()
      )
    )
    for _ in 0..<Int.random(in: 0...5, using: &random) { step.passes.append(pass(step.record.id)) }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      step.pictures.append(
        PictureRecord(
          step: step.record.id,
          transaction: optional(TransactionID(transaction + 1)),
          svg: recording.name(name())
        )
      )
    }
    if Bool.random(using: &random) {
      step.outcome = pick()
      step.end = time()
    }
    return step
  }

  mutating func pass(_ step: StepID) -> Recording.Pass {
    transaction += 1
    let id = TransactionID(transaction)
    var pass = Recording.Pass(
      transaction: TransactionRecord(
        id: id,
        step: step,
        kind: pick(),
        pass: word(),
        at: time(),
        virtualTime: time(),
        duration: time(),
        firstRun: RunID(run + 1),
        runs: 0
      )
    )
    for _ in 0..<Int.random(in: 0...20, using: &random) {
      let view = ViewID(below(recording.views.count) + 1)
      let parent = optional(NodeID(UInt32(nodes.count)))
      nodes.append(view)
      pass.nodes.append(
        NodeRecord(
          id: NodeID(UInt32(nodes.count)),
          view: view,
          parent: parent,
          transaction: id,
          key: key()
        )
      )
    }
    pass.runs = runs(id)
    pass.transaction.runs = UInt32(pass.runs.count)
    addWrites(to: &pass, step)
    addRest(to: &pass, step)
    return pass
  }

  /// Runs as a forest in preorder.
  mutating func runs(_ transaction: TransactionID) -> [RunRecord] {
    guard !nodes.isEmpty else { return [] }
    var runs: [RunRecord] = []
    var parents: [Int] = []
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      while !parents.isEmpty, Int.random(in: 0..<3, using: &random) == 0 { parents.removeLast() }
      run += 1
      var record = RunRecord(
        id: RunID(run),
        node: NodeID(below(nodes.count) + 1),
        transaction: transaction
      )
      if let parent = parents.last { record.parent = runs[parent].id }
      for parent in parents { runs[parent].below += 1 }
      record.write = optional(WriteID(word()))
      record.causes = CauseSetID(below(recording.causeSets.count) + 1)
      record.after = word()
      record.body = word()
      record.diff = word()
      record.compared = word()
      record.skipped = word()
      record.fields = word()
      record.updated = word()
      record.flags = RunFlags(rawValue: below(16))
      parents.append(runs.count)
      runs.append(record)
    }
    return runs
  }

  mutating func addWrites(to pass: inout Recording.Pass, _ step: StepID) {
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      write += 1
      pass.writes.append(
        WriteRecord(
          id: WriteID(write),
          step: step,
          transaction: optional(pass.transaction.id),
          node: optional(NodeID(word())),
          object: optional(ObjectID(word())),
          name: name(),
          kind: pick(),
          place: optional(PlaceID(below(recording.places.count) + 1)),
          at: time(),
          flags: WriteFlags(rawValue: below(16))
        )
      )
    }
    for run in pass.runs where Bool.random(using: &random) {
      let first = word() / 2
      pass.furtherWrites.append((run.id, WriteID(first)))
      pass.furtherWrites.append((run.id, WriteID(first + 1)))
      pass.changes.append((run.id, word(), word(), word()))
    }
  }

  mutating func addRest(to pass: inout Recording.Pass, _ step: StepID) {
    let id = pass.transaction.id
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      pass.lists.append(
        ListRecord(
          transaction: id,
          node: NodeID(word()),
          run: optional(RunID(word())),
          kind: pick(),
          before: word(),
          after: word(),
          inserted: word(),
          removed: word(),
          moved: word(),
          kept: word(),
          rerun: word(),
          changed: Bool.random(using: &random) ? ListRecord.unknownCount : word(),
          displaced: Bool.random(using: &random) ? ListRecord.unknownCount : word(),
          duration: time()
        )
      )
      let shares = (0..<below(4)).map { view in
        LayoutShare(
          view: ViewID(view + 1),
          nodes: word(),
          asked: word(),
          cached: word(),
          proposals: word(),
          selfTime: time()
        )
      }
      let layout = LayoutRecord(
        transaction: id,
        node: optional(NodeID(word())),
        reason: pick(),
        measured: word(),
        asked: word(),
        cached: word(),
        proposals: word(),
        placed: word(),
        duration: time()
      )
      pass.layouts.append((layout, shares))
      pass.lifetimes.append(
        LifetimeRecord(
          transaction: id,
          node: NodeID(word()),
          kind: pick(),
          name: optional(name())
        )
      )
      pass.messages.append(
        MessageRecord(
          step: step,
          transaction: optional(id),
          node: optional(NodeID(word())),
          level: pick(),
          text: name()
        )
      )
    }
    if Bool.random(using: &random) {
      pass.displays.append(
        (
          DisplayRecord(
            transaction: id,
            leaves: word(),
            moved: word(),
            inserted: word(),
            removed: word(),
            shown: word(),
            passes: word(),
            lazyPasses: word(),
            images: word(),
            decodedBytes: random.next() >> 1,
            duration: time()
          ), displayDetails()
        )
      )
    }
  }

  mutating func displayDetails() -> DisplayDetails {
    DisplayDetails(
      passes: OffScreenPass.allCases.filter { _ in Bool.random(using: &random) }.map {
        PassShare(view: ViewID(7), kind: $0, isInLazyRow: false, count: word())
      },
      images: (0..<below(3)).map { _ in
        ShownImage(
          node: optional(NodeID(word())),
          name: name(),
          width: word() >> 2,
          height: word() >> 2,
          shownWidth: word(),
          shownHeight: word()
        )
      },
      rows: (0..<below(3)).map {
        RowShare(view: ViewID(UInt32($0 + 1)), rows: word(), nodes: word(), leaves: word())
      },
      cutTexts: (0..<below(3)).map { _ in
        CutText(
          node: optional(NodeID(word())),
          text: name(),
          lines: word(),
          wantedLines: word(),
          width: word()
        )
      }
    )
  }

  // Values.

  mutating func word() -> UInt32 {
    // Small ones, large ones, and the largest but one: the largest stands for
    // an unknown count.
    switch below(4) {
    case 0: below(3)
    case 1: UInt32.max - 1
    default: UInt32(truncatingIfNeeded: random.next() >> (random.next() % 32)) >> 1
    }
  }

  mutating func time() -> Nanoseconds {
    Nanoseconds(Int64(bitPattern: random.next()) >> Int64(random.next() % 64))
  }

  mutating func below(_ count: some BinaryInteger) -> UInt32 {
    UInt32(random.next() % UInt64(count))
  }

  mutating func name() -> NameID { NameID(below(recording.names.count) + 1) }

  mutating func optional<ID: TraceID>(_ id: ID) -> ID { Bool.random(using: &random) ? id : .none }

  mutating func key() -> NodeKey {
    switch below(3) {
    case 0: .none
    case 1: .integer(time().rawValue)
    default: .name(name())
    }
  }

  mutating func pick<Code: CaseIterable>() -> Code where Code.AllCases == [Code] {
    Code.allCases[Int(below(Code.allCases.count))]
  }
}
