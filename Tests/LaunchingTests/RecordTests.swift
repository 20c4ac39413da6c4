import Foundation
import TestSupport
import Testing
import TraceModel
import TraceStore
import Workloads

@testable import Launching

/// Records a script that copies a prepared trace to where the app is to write.
private struct Fixture {
  let app: ScriptApp
  /// The trace as the app leaves it.
  var prepared: String { app.folder.appending(path: "prepared").path }
  var environment = ProcessInfo.processInfo.environment
  var limit = Nanoseconds.seconds(60)
  var findsPlaces = true

  init(_ script: String) throws {
    app = try ScriptApp(#"cp "$(dirname "$0")/prepared" "$VIEWTRACE_OUTPUT""# + "\n" + script)
  }

  /// Makes the trace; without an outcome its recording was cut.
  func prepare(
    _ outcome: RecordingOutcome?,
    failure: String? = nil,
    places: [[ImageAddress]] = []
  ) throws {
    let recorder = try Recorder(path: prepared)
    recorder.define(NameID(1), "tap")
    recorder.define(NameID(2), "\"Plus\"")
    for (index, frames) in places.enumerated() {
      recorder.define(NameID(UInt32(3 + index)), frames[0].image)
      recorder.define(
        PlaceID(UInt32(1 + index)),
        frames.map { FrameAddress(image: NameID(UInt32(3 + index)), offset: $0.offset) }
      )
    }
    for (id, path) in [(0, "0"), (1, "1")] {
      recorder.begin(
        StepRecord(
          id: StepID(UInt32(id)),
          path: path,
          action: NameID(1),
          target: NameID(2),
          mark: .none,
          at: .zero,
          virtualTime: .zero
        )
      )
      if outcome != nil || id == 0 { recorder.end(StepID(UInt32(id)), .idle, at: .zero) }
    }
    if let outcome { try recorder.finish(outcome, failure: failure) }
  }

  func record() throws -> RecordingResult {
    var launch = AppLaunch(
      executable: app.executable,
      workload: Workload(name: "w"),
      workloadPath: "w.json",
      parentEnvironment: environment
    )
    launch.limit = limit
    launch.findsPlaces = findsPlaces
    return try launch.record(to: app.result)
  }

  func trace() throws -> Trace { try Trace(path: app.result) }
}

struct RecordTests {
  @Test func aWholeTraceIsDone() throws {
    let fixture = try Fixture("exit 0")
    try fixture.prepare(.ok)
    #expect(try fixture.record() == RecordingResult(outcome: .done))
    #expect(try fixture.trace().isComplete)
  }

  @Test(
    arguments: [
      (.failed, 2, .doesNotFit("step 1: no \"Plus\"")),
      (.neverIdle, 4, .neverIdle("step 1: no \"Plus\"")),
    ] as [(RecordingOutcome, Int, LaunchOutcome)]
  )
  func theTraceSaysHowItEnded(
    written: RecordingOutcome,
    code: Int,
    outcome: LaunchOutcome
  ) throws {
    let fixture = try Fixture("exit \(code)")
    try fixture.prepare(written, failure: "step 1: no \"Plus\"")
    #expect(try fixture.record() == RecordingResult(outcome: outcome))
  }

  @Test func placesAreLookedUpAfterTheRun() throws {
    let fixture = try Fixture("exit 0")
    // The nearest caller is of this test's module as well, so the first is it.
    try fixture.prepare(.ok, places: [stackInThisFunction().map(\.returned)])
    #expect(try fixture.record() == RecordingResult(outcome: .done))
    let place = try #require(try fixture.trace().place(PlaceID(1)))
    #expect(place.file.hasSuffix("Tests/LaunchingTests/AddressInThisFunction.swift"))
    #expect(place.line > 0)
    #expect(place.function.contains("stackInThisFunction"))
  }

  @Test func placesAreLeftAloneWhereNobodyWantsThem() throws {
    var fixture = try Fixture("exit 0")
    fixture.findsPlaces = false
    try fixture.prepare(.ok, places: [stackInThisFunction().map(\.returned)])
    #expect(try fixture.record() == RecordingResult(outcome: .done))
    #expect(try fixture.trace().place(PlaceID(1)) == nil)
  }

  @Test func aStackOfOneIsAFunction() throws {
    let fixture = try Fixture("exit 0")
    let here = try #require(addressInThisFunction())
    let toolchain = try #require(Toolchain(environment: fixture.environment))
    let symbols = try withTemporaryFolder { folder in
      Symbolizer(toolchain: toolchain, scratch: folder).symbols(of: [here])
    }
    let start = try #require(symbols?[here]?.last?.start)
    try fixture.prepare(.ok, places: [[ImageAddress(image: here.image, offset: start)]])
    _ = try fixture.record()
    let place = try #require(try fixture.trace().place(PlaceID(1)))
    #expect(place.function.contains("addressInThisFunction"))
    #expect(place.line == symbols?[here]?.last?.declaredLine)
  }

  @Test func withoutAToolchainPlacesStayUnknown() throws {
    var fixture = try Fixture("exit 0")
    fixture.environment = ["PATH": "/usr/bin:/bin"]
    try fixture.prepare(.ok, places: [stackInThisFunction().map(\.returned)])
    let result = try fixture.record()
    #expect(result.outcome == .done)
    #expect(
      result.notes == [
        "source places stay unknown: there is no Swift toolchain with llvm-symbolizer on the PATH"
      ]
    )
    #expect(try fixture.trace().place(PlaceID(1)) == nil)
  }

  @Test func aCrashIsTheLastMessageOfItsStep() throws {
    let fixture = try Fixture(
      "echo 'Feed/Row.swift:3: Fatal error: Index out of range' >&2; kill -4 $$"
    )
    try fixture.prepare(nil)
    let sentence = "Fatal error: Index out of range"
    #expect(
      try fixture.record()
        == RecordingResult(outcome: .crashed(sentence, step: "step 1 (tap \"Plus\")"))
    )
    let trace = try fixture.trace()
    #expect(!trace.isComplete)
    #expect(trace.outcome == .crashed)
    let last = try #require(try trace.messages.last)
    #expect(last.level == .crash)
    #expect(last.step == StepID(1))
    #expect(try trace.name(last.text) == sentence)
    #expect(try trace.steps.last?.outcome == .crashed)
  }

  @Test func anAppThatEndsItselfHasCrashed() throws {
    let fixture = try Fixture("exit 0")
    try fixture.prepare(nil)
    let sentence = "The app ended itself with exit code 0 before the workload was done"
    #expect(
      try fixture.record().outcome == .crashed(sentence, step: "step 1 (tap \"Plus\")")
    )
  }

  @Test func aHungAppIsSaidToHang() throws {
    var fixture = try Fixture("exec sleep 60")
    fixture.limit = .seconds(1)
    try fixture.prepare(nil)
    let sentence = "Still running after 1 s of real time"
    #expect(
      try fixture.record().outcome == .hung(sentence, step: "step 1 (tap \"Plus\")")
    )
  }

  @Test func anEndAfterTheEndIsANote() throws {
    let fixture = try Fixture("kill -11 $$")
    try fixture.prepare(.ok)
    let note = "after the recording was complete: Segmentation fault (signal 11)"
    #expect(try fixture.record() == RecordingResult(outcome: .done, notes: [note]))
  }

  /// What lay there before must not be taken for the app's.
  @Test func anAppThatWritesNothingLeavesNoOldTrace() throws {
    let fixture = try Fixture("exit 0")
    try fixture.prepare(.ok)
    _ = try fixture.record()
    try FileManager.default.removeItem(atPath: fixture.prepared)
    let error = #expect(throws: LaunchError.self) { try fixture.record() }
    #expect(
      error?.problem
        == .noTrace(
          ending: "The app ended itself with exit code 0 before the workload was done"
        )
    )
    #expect(!FileManager.default.fileExists(atPath: fixture.app.result))
  }

  @Test func whatIsNoTraceIsNotOverwritten() throws {
    let fixture = try Fixture("exit 0")
    try Data("a letter".utf8).write(to: URL(filePath: fixture.app.result))
    let error = #expect(throws: TraceStoreError.self) { try fixture.record() }
    #expect(error?.problem == .wouldOverwrite)
    #expect(try fixture.app.writtenLines() == ["a letter"])
  }

  @Test func aMissingFolderIsNamedBeforeTheAppRuns() throws {
    let app = try ScriptApp("exit 0")
    let launch = AppLaunch(
      executable: app.executable,
      workload: Workload(name: "w"),
      workloadPath: nil,
      parentEnvironment: [:]
    )
    let path = app.folder.appending(path: "none/t.viewtrace").path
    let error = #expect(throws: TraceStoreError.self) { try launch.record(to: path) }
    #expect(error?.problem == .cannotCreate(reason: "No such file or directory"))
  }
}

extension ImageAddress {
  /// The return address that belongs to an address inside a call.
  fileprivate var returned: ImageAddress { ImageAddress(image: image, offset: offset + 1) }
}
