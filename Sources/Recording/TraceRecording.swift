import Foundation
import TraceModel
import TraceStore
import ViewRuntime
import Workloads

/// One recording: an app, its workload, and the trace that comes of it.
@MainActor
struct TraceRecording<A: App> {
  private let workload: Workload
  private let recorder: Recorder
  private let host = ViewHost()
  private let takesFrames: Bool

  init(_ app: A.Type, _ workload: Workload, _ settings: RecordingSettings) throws {
    self.workload = workload
    takesFrames = settings.takesFrames
    var facts = TraceFacts()
    facts[.app] = "\(app)"
    facts[.workload] = workload.name
    facts[.workloadPath] = settings.workload
    facts[.executable] = CommandLine.arguments.first
    facts[.deviceSize] = workload.device.size.description
    facts[.deviceScale] = "\(workload.device.scale)"
    let covered = workload.device.safeArea
    if covered != Workload.Insets() { facts[.deviceSafeArea] = covered.description }
    facts[.configuration] = Self.configuration
    facts[.profile] = workload.profile.rawValue
    facts[.producer] = "viewtrace \(Release.version)"
    facts[.toolchain] = Self.toolchain
    facts[.recordedAt] = Workload.Moment(since1970: RealClock.sinceEpoch).description
    facts[.now] = workload.now.description
    facts[.seed] = "\(workload.seed)"
    facts[.dropped] = "0"
    recorder = try Recorder(path: settings.output, facts: facts)
  }

  /// The compiler that built this, as far as it can be asked.
  private static var toolchain: String {
    #if compiler(>=6.4)
    "Swift 6.4 or later"
    #elseif compiler(>=6.3)
    "Swift 6.3"
    #else
    "Swift 6.2"
    #endif
  }

  private static var configuration: String {
    #if DEBUG
    "debug"
    #else
    "release"
    #endif
  }

  /// Mounts the app, performs every step, and finishes the trace.
  func run() throws -> RecordingExit {
    host.configure(workload)
    host.reporter.attach(recorder)
    var player = Player(host: host, workload: workload)
    var frames = takesFrames ? FrameRecording(of: host) : nil
    do {
      try player.play(A.self) {
        frames?.take()
        if let failure = recorder.failure { throw failure }
      }
      try recorder.finish(.ok)
      return .ok
    } catch let failure as StepFailure {
      // What the step that failed had before it.
      frames?.take()
      // Told by whoever reads the trace: the process that started the app.
      try recorder.finish(failure.outcome, failure: failure.description)
      return failure.outcome == .neverIdle ? .cannotRecord : .wrongUse
    }
  }
}
