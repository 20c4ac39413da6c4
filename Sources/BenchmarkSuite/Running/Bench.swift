import TraceModel

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What a scenario measures with.
@MainActor
struct Bench {
  let recording: RecordingMode
  private let rounds: Int?

  init(_ options: BenchmarkOptions) {
    recording = options.recording
    rounds = options.rounds
  }

  /// How often a measurement is repeated, where the command line does not say.
  func rounds(_ usual: Int) -> Int { rounds ?? usual }

  /// What this thread has computed for, in nanoseconds.
  ///
  /// Not the time on the wall: what else the machine does is left out, and so is
  /// the thread that writes a trace.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// How long `body` takes, in nanoseconds.
  static func time(_ body: () throws -> Void) rethrows -> Double {
    let start = now()
    try body()
    return now() - start
  }

  /// Samples of what is done without the runtime, to compare with.
  static func samples(_ count: Int, _ body: () -> Void) -> [Double] {
    (0..<count).map { _ in time(body) }
  }
}
