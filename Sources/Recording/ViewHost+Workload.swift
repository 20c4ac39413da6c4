import Foundation
import ViewRuntime
import Workloads

extension ViewHost {
  /// Takes over the workload's device and environment.
  func configure(_ workload: Workload) {
    size = CGSize(width: workload.device.size.width, height: workload.device.size.height)
    if let profile = Profile(rawValue: workload.profile.rawValue) { use(profile) }
  }
}
