import TraceModel

extension Recording {
  /// A small app, with a row in every table and every kind of NULL.
  ///
  /// `Feed` shows two `Row`s in a `ForEach`; the second step taps a like
  /// button. Frozen: it is what `Traces/schema/v2.viewtrace` holds.
  static let sample: Recording = {
    var maker = SampleMaker()
    return maker.make()
  }()
}

private struct SampleMaker {
  var recording = Recording()

  mutating func name(_ text: String) -> NameID {
    if let index = recording.names.firstIndex(of: text) { return NameID(UInt32(index + 1)) }
    recording.names.append(text)
    return NameID(UInt32(recording.names.count))
  }

  mutating func make() -> Recording {
    let image = name("/app/Feed")
    recording.places = [
      [FrameAddress(image: image, offset: 0x1234), FrameAddress(image: image, offset: 0x2000)],
      [FrameAddress(image: image, offset: 0x5678)],
    ]
    let module = name("Feed")
    recording.views = [
      view("Feed", module, .view, owner: 0, place: 1),
      view("Row", module, .view, owner: 0, place: 0),
      view("ForEach in Feed", .none, .forEach, owner: 1, place: 0),
    ]
    recording.causeSets = [
      (
        [Cause(.self, token: name("@self")), Cause(.identity, token: name("@identity"))],
        name("@self, @identity")
      ),
      (
        [
          Cause(
            .observable,
            token: name("\\FeedModel.items"),
            detail: name("FeedModel.items")
          )
        ],
        name("\\FeedModel.items")
      ),
      (
        [
          Cause(.self, token: name("@self"), detail: name("item"), difference: .changed),
          Cause(.self, token: name("@self"), detail: name("like"), difference: .equalButNew),
          Cause(.self, token: name("@self"), detail: name("style"), difference: .notComparable),
        ],
        name("@self")
      ),
    ]
    recording.objects = [name("FeedModel")]
    recording.steps = [mount(), tap()]
    return recording
  }

  mutating func view(
    _ text: String,
    _ module: NameID,
    _ kind: ViewKind,
    owner: UInt32,
    place: UInt32
  ) -> ViewDefinition {
    ViewDefinition(
      name: name(text),
      module: module,
      kind: kind,
      owner: ViewID(owner),
      place: PlaceID(place)
    )
  }

  mutating func mount() -> Recording.Step {
    var pass = pass(1, step: 0, .mount, at: 1_000, firstRun: 1, runs: 5)
    pass.nodes = [
      node(1, view: 1, parent: 0, .none),
      node(2, view: 3, parent: 1, .integer(7)),
      node(3, view: 3, parent: 1, .name(name("second"))),
      node(4, view: 2, parent: 2, .none),
      node(5, view: 2, parent: 3, .none),
    ]
    pass.runs = [
      run(1, node: 1, parent: 0, causes: 1, below: 4, [.first]),
      run(2, node: 2, parent: 1, causes: 1, below: 1, [.first, .content]),
      run(3, node: 4, parent: 2, causes: 1, below: 0, [.first]),
      run(4, node: 3, parent: 1, causes: 1, below: 1, [.first, .content]),
      run(5, node: 5, parent: 4, causes: 1, below: 0, [.first]),
    ]
    pass.changes = [(RunID(1), 2, 0, 0)]
    pass.lists = [list(run: 1, before: 0, kept: 0, changed: 0)]
    pass.layouts = [
      (
        layout(1, .mount, node: 0),
        shares: [
          LayoutShare(
            view: ViewID(2),
            nodes: 2,
            asked: 6,
            cached: 2,
            proposals: 4,
            selfTime: Nanoseconds(800)
          )
        ]
      )
    ]
    pass.lifetimes = [
      lifetime(1, node: 1, .appeared, .none),
      lifetime(1, node: 1, .taskStarted, name("load")),
    ]
    pass.displays = [
      (
        DisplayRecord(
          transaction: TransactionID(1),
          leaves: 4,
          moved: 1,
          inserted: 6,
          removed: 2,
          shown: 10,
          passes: 3,
          lazyPasses: 2,
          images: 1,
          decodedBytes: 160_000,
          duration: Nanoseconds(300)
        ),
        DisplayDetails(
          passes: [
            PassShare(view: ViewID(1), kind: .shadow, isInLazyRow: false, count: 1),
            PassShare(view: ViewID(2), kind: .roundedClip, isInLazyRow: true, count: 2),
          ],
          images: [
            ShownImage(
              node: NodeID(1),
              name: name("load"),
              width: 200,
              height: 200,
              shownWidth: 60,
              shownHeight: 60
            )
          ],
          rows: [RowShare(view: ViewID(2), rows: 2, nodes: 14, leaves: 6)],
          cutTexts: [
            CutText(node: NodeID(2), text: name("load"), lines: 1, wantedLines: 3, width: 300)
          ]
        )
      )
    ]
    return step(0, "0", "mount", target: nil, [pass])
  }

  mutating func tap() -> Recording.Step {
    var pass = pass(2, step: 1, .update, at: 2_000_000, firstRun: 6, runs: 3)
    pass.nodes = [node(6, view: 2, parent: 2, .none)]
    pass.writes = [
      write(1, transaction: 2, node: 0, object: 1, "FeedModel.items", .observable, place: 2, []),
      write(2, transaction: 2, node: 1, object: 0, "_count", .state, place: 2, []),
      write(
        3,
        transaction: 0,
        node: 1,
        object: 0,
        "_count",
        .state,
        place: 0,
        [.equal, .noReader]
      ),
    ]
    pass.runs = [
      run(6, node: 1, parent: 0, causes: 2, below: 2, [], write: 1),
      run(7, node: 2, parent: 6, causes: 3, below: 1, [.content]),
      run(8, node: 4, parent: 7, causes: 3, below: 0, [.waste, .pureWaste]),
    ]
    pass.furtherWrites = [(RunID(6), WriteID(2))]
    pass.changes = [(RunID(6), 1, 1, 1)]
    pass.lists = [
      list(run: 6, before: 2, kept: 0, changed: ListRecord.unknownCount),
      list(run: 0, before: 2, kept: 2, changed: 1),
    ]
    pass.layouts = [(layout(2, .content, node: 2), shares: [])]
    pass.lifetimes = [lifetime(2, node: 4, .stateReset, name("_isLiked"))]
    pass.messages = [
      MessageRecord(
        step: StepID(1),
        transaction: TransactionID(2),
        node: NodeID(4),
        level: .fault,
        text: name("Modifying state during view update, this will cause undefined behavior.")
      ),
      MessageRecord(
        step: StepID(1),
        transaction: .none,
        node: .none,
        level: .note,
        text: name("a socket was opened")
      ),
    ]
    return step(1, "1", "tap", target: "the button \"Like\"", [pass])
  }

  // Records with their plain values.

  mutating func step(
    _ id: UInt32,
    _ path: String,
    _ action: String,
    target: String?,
    _ passes: [Recording.Pass]
  ) -> Recording.Step {
    Recording.Step(
      record: StepRecord(
        id: StepID(id),
        path: path,
        action: name(action),
        target: target.map { name($0) } ?? .none,
        mark: id == 0 ? .none : name("liking"),
        at: .milliseconds(Int64(id) * 2),
        virtualTime: .milliseconds(Int64(id) * 400)
      ),
      passes: passes,
      pictures: [
        PictureRecord(
          step: StepID(id),
          transaction: TransactionID(id + 1),
          svg: "<svg xmlns=\"http://www.w3.org/2000/svg\"><!-- \(id) --></svg>"
        )
      ],
      outcome: .idle,
      end: .milliseconds(Int64(id) * 2 + 1)
    )
  }

  func pass(
    _ id: UInt32,
    step: UInt32,
    _ kind: TransactionKind,
    at: Int64,
    firstRun: UInt32,
    runs: UInt32
  ) -> Recording.Pass {
    Recording.Pass(
      transaction: TransactionRecord(
        id: TransactionID(id),
        step: StepID(step),
        kind: kind,
        pass: 1,
        at: Nanoseconds(at),
        virtualTime: Nanoseconds(at * 100),
        duration: Nanoseconds(5_000),
        firstRun: RunID(firstRun),
        runs: runs
      )
    )
  }

  func node(_ id: UInt32, view: UInt32, parent: UInt32, _ key: NodeKey) -> NodeRecord {
    NodeRecord(
      id: NodeID(id),
      view: ViewID(view),
      parent: NodeID(parent),
      transaction: TransactionID(id == 6 ? 2 : 1),
      key: key
    )
  }

  func run(
    _ id: UInt32,
    node: UInt32,
    parent: UInt32,
    causes: UInt32,
    below: UInt32,
    _ flags: RunFlags,
    write: UInt32 = 0
  ) -> RunRecord {
    var run = RunRecord(
      id: RunID(id),
      node: NodeID(node),
      transaction: TransactionID(id < 6 ? 1 : 2)
    )
    run.parent = RunID(parent)
    run.causes = CauseSetID(causes)
    run.write = WriteID(write)
    run.after = id * 100
    run.body = 50 + id
    run.diff = 20 + id
    run.below = below
    run.compared = 3
    run.skipped = 1
    run.fields = 2
    run.updated = flags.contains(.waste) ? 0 : 1
    run.flags = flags
    return run
  }

  mutating func write(
    _ id: UInt32,
    transaction: UInt32,
    node: UInt32,
    object: UInt32,
    _ property: String,
    _ kind: WriteKind,
    place: UInt32,
    _ flags: WriteFlags
  ) -> WriteRecord {
    WriteRecord(
      id: WriteID(id),
      step: StepID(1),
      transaction: TransactionID(transaction),
      node: NodeID(node),
      object: ObjectID(object),
      name: name(property),
      kind: kind,
      place: PlaceID(place),
      at: Nanoseconds(1_900_000 + Int64(id)),
      flags: flags
    )
  }

  func list(run: UInt32, before: UInt32, kept: UInt32, changed: UInt32) -> ListRecord {
    ListRecord(
      transaction: TransactionID(run == 1 ? 1 : 2),
      node: NodeID(1),
      run: RunID(run),
      kind: run == 0 ? .lazy : .forEach,
      before: before,
      after: 2,
      inserted: 2 - kept,
      removed: before - kept,
      moved: 0,
      kept: kept,
      rerun: kept,
      changed: changed,
      displaced: changed,
      duration: Nanoseconds(90)
    )
  }

  func layout(_ transaction: UInt32, _ reason: LayoutReason, node: UInt32) -> LayoutRecord {
    LayoutRecord(
      transaction: TransactionID(transaction),
      node: NodeID(node),
      reason: reason,
      measured: 5,
      asked: 12,
      cached: 4,
      proposals: 8,
      placed: 5,
      duration: Nanoseconds(2_000)
    )
  }

  func lifetime(
    _ transaction: UInt32,
    node: UInt32,
    _ kind: LifetimeKind,
    _ name: NameID
  ) -> LifetimeRecord {
    LifetimeRecord(
      transaction: TransactionID(transaction),
      node: NodeID(node),
      kind: kind,
      name: name
    )
  }
}
