import Workloads

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An empty home folder for one run of an app, so that no run sees what another
/// left: defaults, caches, documents. Gone when the value is.
struct TemporaryHome: ~Copyable {
  let path: String

  init() throws(LaunchError) {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "viewtrace-home-\(UUID().uuidString)")
    path = folder.path
    do {
      for path in Workload.processFolders(home: path) {
        try FileManager.default.createDirectory(
          at: URL(filePath: path),
          withIntermediateDirectories: true
        )
      }
    } catch {
      throw LaunchError(.noHome(reason: "\(error)"), path)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
