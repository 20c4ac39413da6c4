import Foundation
import Testing
import TraceModel

@testable import TraceStore

extension TemporaryFolder {
  /// Leaves `run.viewtrace` as `kill -9` would: the files of a recording that
  /// is open, copied while they are.
  ///
  /// `begin(step)` has committed everything but what the last step did.
  func leaveDeadRecording(_ recording: Recording, withLog: Bool = true) throws {
    let live = file("live.viewtrace")
    let recorder = try Recorder(path: live, facts: TraceFacts(["app": "Feed"]))
    recording.report(to: recorder)
    for suffix in withLog ? ["", "-wal"] : [""] {
      try FileManager.default.copyItem(atPath: live + suffix, toPath: file() + suffix)
    }
    try recorder.finish(.ok)
    try FileManager.default.removeItem(atPath: live)
  }
}

@Suite struct DeadRecordingTests {
  /// A recording that ends in a step in which nothing has been told yet.
  static func recording(_ seed: UInt64) -> Recording {
    var recording = Recording.random(seed: seed)
    recording.steps.append(
      Recording.Step(
        record: StepRecord(
          id: StepID(UInt32(recording.steps.count)),
          path: "99",
          action: NameID(2),
          target: .none,
          mark: .none,
          at: Nanoseconds(1),
          virtualTime: Nanoseconds(2)
        )
      )
    )
    return recording
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func aKilledRecordingOpensWithEverythingBeforeItsLastStep(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let recording = Self.recording(seed)
    try folder.leaveDeadRecording(recording)
    let trace = try Trace(path: folder.file())
    #expect(!trace.isComplete)
    #expect(trace.outcome == nil)
    #expect(
      trace.warnings == [
        """
        the recording did not end by itself: what happened in its last 100 ms may be missing
          fix: wait if it still goes on; if it was killed, make the trace one file: \
        viewtrace repair \(folder.file())
        """
      ]
    )
    #expect(try trace.steps.count == recording.steps.count)
    #expect(try trace.steps.last?.outcome == nil)
    #expect(try trace.allRuns() == recording.all(\.runs))
    #expect(try trace.messages == recording.all(\.messages))
    #expect(try trace.lines("PRAGMA integrity_check") == ["ok"])
    let sums = try trace.sums.reduce(0) { $0 + $1.counts.evaluations + $1.counts.contentRuns }
    #expect(sums == recording.all(\.runs).count)
  }

  @Test func withoutItsLogItSaysThatRowsMayBeMissing() throws {
    let folder = try TemporaryFolder()
    try folder.leaveDeadRecording(Self.recording(1), withLog: false)
    let trace = try Trace(path: folder.file())
    #expect(trace.warnings.count == 1)
    #expect(trace.warnings[0].hasSuffix("its last rows may be missing"))
    #expect(trace.facts[.app] == "Feed")
    #expect(try folder.contents == ["run.viewtrace"])
  }

  @Test func aCrashIsTheLastEntryOfTheLastStep() throws {
    let folder = try TemporaryFolder()
    let recording = Self.recording(5)
    try folder.leaveDeadRecording(recording)
    let dead = try DeadRecording(path: folder.file())
    try dead.add(crash: "Fatal error: Index out of range")
    try dead.set(TraceFacts(["failure": "crashed in step 99"]))
    try dead.close()
    #expect(try folder.contents == ["run.viewtrace"])

    let trace = try Trace(path: folder.file())
    #expect(!trace.isComplete)
    #expect(trace.outcome == .crashed)
    #expect(trace.facts[.failure] == "crashed in step 99")
    // It was made one file with all that was committed.
    #expect(trace.warnings.count == 1)
    #expect(trace.warnings[0].hasSuffix("in its last 100 ms may be missing"))
    let last = try #require(try trace.steps.last)
    #expect(last.path == "99")
    #expect(last.outcome == .crashed)
    let message = try #require(try trace.messages.last)
    #expect(message.level == .crash)
    #expect(message.step == last.id)
    #expect(try trace.name(message.text) == "Fatal error: Index out of range")
    #expect(try trace.allRuns() == recording.all(\.runs))
    #expect(try trace.lines("PRAGMA integrity_check") == ["ok"])
  }

  @Test func aCrashBeforeTheFirstStepBelongsToTheMount() throws {
    let folder = try TemporaryFolder()
    try folder.leaveDeadRecording(Recording())
    let dead = try DeadRecording(path: folder.file())
    try dead.add(crash: "No ObservableObject of type Model found.")
    try dead.close()
    let trace = try Trace(path: folder.file())
    #expect(try trace.messages.map(\.step) == [StepID(0)])
    #expect(try trace.steps == [])
  }

  @Test func placesAreResolvedFromTheirFrames() throws {
    let folder = try TemporaryFolder()
    var recording = Recording()
    recording.names = ["Row", "/app", "Rating.swift"]
    recording.places = [
      [FrameAddress(image: NameID(2), offset: 0x10), FrameAddress(image: NameID(2), offset: 0x20)],
      [],
      [FrameAddress(image: NameID(2), offset: UInt64.max)],
    ]
    recording.views = [
      ViewDefinition(
        name: NameID(1),
        module: .none,
        kind: .view,
        owner: .none,
        place: PlaceID(1)
      )
    ]
    let recorder = try Recorder(path: folder.file())
    recording.report(to: recorder)
    try recorder.finish(.ok)

    let dead = try DeadRecording(path: folder.file())
    #expect(
      try dead.unresolvedPlaces == [
        .init(
          id: PlaceID(1),
          frames: [.init(image: "/app", offset: 0x10), .init(image: "/app", offset: 0x20)]
        ),
        .init(id: PlaceID(3), frames: [.init(image: "/app", offset: UInt64.max)]),
      ]
    )
    let place = ResolvedPlace(
      file: "Rating.swift",
      line: 12,
      column: 30,
      function: "Rating.body.getter",
      isApproximate: true
    )
    try dead.resolve([PlaceID(1): place])
    #expect(try dead.unresolvedPlaces.map(\.id) == [PlaceID(3)])
    try dead.close()

    let trace = try Trace(path: folder.file())
    #expect(trace.isComplete)
    #expect(try trace.place(PlaceID(1)) == place)
    #expect(try trace.place(PlaceID(2)) == nil)
    #expect(try trace.place(PlaceID(9)) == nil)
    #expect(try trace.views.map(\.file) == ["Rating.swift"])
    #expect(try trace.views.map(\.line) == [12])
    // A text that was there is not stored again.
    #expect(try trace.lines("SELECT COUNT(*) FROM name WHERE text = 'Rating.swift'") == ["1"])
  }

  @Test func aTraceThatIsBeingReadIsMadeOneFileLater() throws {
    let folder = try TemporaryFolder()
    let recorder = try Recorder(path: folder.file())
    Self.recording(4).report(to: recorder)
    var reader: Trace? = try Trace(path: folder.file())
    #expect(reader?.isComplete == false)
    try recorder.finish(.ok)
    // The reader keeps what it saw.
    #expect(reader?.isComplete == false)
    #expect(try Trace(path: folder.file()).isComplete)
    do {
      let error = #expect(throws: TraceStoreError.self) {
        try DeadRecording(path: folder.file()).close()
      }
      #expect(error?.problem == .inUse)
    }
    reader = nil
    try DeadRecording(path: folder.file()).close()
    #expect(try folder.contents == ["run.viewtrace"])
    #expect(try Trace(path: folder.file()).isComplete)
  }

  @Test func aRecorderThatIsDroppedLeavesAnIncompleteTrace() throws {
    let folder = try TemporaryFolder()
    let recording = Self.recording(6)
    do {
      let recorder = try Recorder(path: folder.file())
      recording.report(to: recorder)
    }
    let trace = try Trace(path: folder.file())
    #expect(!trace.isComplete)
    #expect(try trace.allRuns() == recording.all(\.runs))
    #expect(try folder.contents == ["run.viewtrace"])
  }
}
