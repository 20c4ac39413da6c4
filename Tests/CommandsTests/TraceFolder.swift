import Foundation
import TestSupport
import TraceModel
import TraceStore

/// A folder of trace files and other inputs; gone when this value is.
final class TraceFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "viewtrace-commands-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { path + "/" + name }

  /// Writes a text file and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: file(name)))
    return file(name)
  }

  /// Writes a drawn trace as the runtime would record it, and returns its path.
  func record(_ drawing: String, to name: String = "run.viewtrace") throws -> String {
    let places = try recordPlaces(of: DrawnTrace(drawing), to: file(name))
    let dead = try DeadRecording(path: file(name))
    try dead.resolve(places)
    try dead.close()
    return file(name)
  }

  /// Leaves a trace that is drawn as incomplete unfinished, as a crash does.
  private func recordPlaces(
    of drawn: DrawnTrace,
    to path: String
  ) throws -> [PlaceID: ResolvedPlace] {
    let isComplete = drawn.facts[.complete] == "1"
    var facts = drawn.facts
    if !isComplete { (facts[.complete], facts[.outcome]) = (nil, nil) }
    let recorder = try Recorder(path: path, facts: facts)
    var replay = Replay(drawn: drawn, sink: recorder)
    try replay.run()
    if isComplete {
      let outcome = facts[.outcome].flatMap(RecordingOutcome.init(rawValue:)) ?? .ok
      try recorder.finish(outcome, failure: facts[.failure])
    }
    return replay.places
  }
}

/// Tells a sink what a drawn trace holds.
private struct Replay {
  let drawn: DrawnTrace
  let sink: Recorder
  var places: [PlaceID: ResolvedPlace] = [:]
  private var names: [String: NameID] = [:]
  private var nameCount: UInt32 = 0

  init(drawn: DrawnTrace, sink: Recorder) {
    self.drawn = drawn
    self.sink = sink
  }

  mutating func run() throws {
    while let text = try? drawn.name(NameID(nameCount + 1)) { _ = define(text) }
    var count: UInt32 = 0
    while let place = try? drawn.place(PlaceID(count + 1)) {
      count += 1
      define(PlaceID(count), place)
    }
    for view in drawn.views { define(view, &count) }
    for set in drawn.causeSets { define(set) }
    for object in drawn.objects { sink.define(object.id, type: name(object.type)) }
    for step in drawn.steps { tell(step) }
  }

  private mutating func define(_ text: String) -> NameID {
    nameCount += 1
    let id = NameID(nameCount)
    sink.define(id, text)
    if names[text] == nil { names[text] = id }
    return id
  }

  private mutating func name(_ text: String?) -> NameID {
    guard let text else { return .none }
    return names[text] ?? define(text)
  }

  private mutating func define(_ id: PlaceID, _ place: ResolvedPlace) {
    let image = name("/app")
    sink.define(id, [FrameAddress(image: image, offset: UInt64(id.rawValue))])
    places[id] = place
  }

  private mutating func define(_ view: ViewRow, _ placeCount: inout UInt32) {
    var place = PlaceID.none
    if let file = view.file, let line = view.line {
      placeCount += 1
      place = PlaceID(placeCount)
      let resolved = ResolvedPlace(
        file: file,
        line: line,
        column: 1,
        function: "\(view.name).body.getter",
        isApproximate: false
      )
      define(place, resolved)
    }
    let definition = ViewDefinition(
      name: name(view.name),
      module: name(view.module),
      kind: view.kind,
      owner: view.owner,
      place: place
    )
    sink.define(view.id, definition)
  }

  private mutating func define(_ set: CauseSetRow) {
    var causes: [Cause] = []
    for cause in set.causes {
      causes.append(
        Cause(
          cause.kind,
          token: name(cause.token),
          detail: name(cause.detail),
          difference: cause.difference
        )
      )
    }
    sink.define(set.id, causes, text: name(set.text))
  }

  private mutating func tell(_ step: StepRow) {
    sink.begin(
      StepRecord(
        id: step.id,
        path: step.path,
        action: name(step.action),
        target: name(step.target),
        mark: name(step.mark),
        at: step.at,
        virtualTime: step.virtualTime
      )
    )
    for write in drawn.writes where write.step == step.id { sink.record(write) }
    for message in drawn.messages where message.step == step.id { sink.record(message) }
    for transaction in drawn.transactions where transaction.step == step.id { tell(transaction) }
    if let outcome = step.outcome { sink.end(step.id, outcome, at: step.at) }
  }

  private func tell(_ transaction: TransactionRecord) {
    let id = transaction.id
    for node in drawn.nodes where node.transaction == id { sink.record(node) }
    for list in drawn.lists where list.transaction == id { sink.record(list) }
    for layout in drawn.layouts where layout.transaction == id { sink.record(layout, shares: []) }
    for event in drawn.lifetimes where event.transaction == id { sink.record(event) }
    let runs = drawn.runs.filter { $0.transaction == id }
    for run in runs {
      for write in (try? drawn.furtherWrites(of: run.id)) ?? [] {
        sink.record(further: write, of: run.id)
      }
    }
    runs.withUnsafeBufferPointer { sink.take($0) }
    sink.end(transaction)
  }
}
