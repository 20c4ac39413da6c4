import CRuntimeHooks
import Foundation
import ViewRuntime
package import Workloads

/// Makes the process what the workload says, before anything of the app runs.
package enum Stage {
  /// - Throws: `ToolchainChanged` when clocks, random numbers or executors
  ///   cannot be held: counts could not be trusted then.
  @MainActor package static func prepare(_ workload: Workload) throws {
    for (key, value) in workload.defaults {
      UserDefaults.standard.set(value.propertyListValue, forKey: key)
    }
    try Hermetic.arm(
      now: Date(timeIntervalSince1970: workload.now.since1970.seconds),
      seed: workload.seed
    )
    try VirtualLoop.install()
    VirtualLoop.leadPublishers()
    // Without the descriptor nobody wants to know how the app dies.
    _ = vt_crash_install_from_environment()
  }
}
