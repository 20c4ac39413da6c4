import FoundationEssentials
import TraceModel
import ViewRuntime

/// What the tests run, one function a scenario.
@MainActor enum Scenarios {
  /// Starts a hermetic process, as a recording does.
  static func start() throws -> VirtualLoop {
    try Hermetic.arm(now: Date(timeIntervalSince1970: 1_750_000_000.25), seed: 42)
    try VirtualLoop.install()
    return .shared
  }

  /// Notes what happened and when, in virtual microseconds.
  static func note(_ text: String) {
    print(VirtualLoop.shared.now.rawValue / 1_000, text)
  }
}
