#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An empty home folder for one recording, so that no run sees what another
/// left: defaults, caches, documents.
struct TemporaryHome: ~Copyable {
  let folder: URL

  init() throws(LaunchError) {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "viewtrace-home-\(UUID().uuidString)")
    do {
      for path in [".config", ".local/share", ".cache", "tmp"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: path),
          withIntermediateDirectories: true
        )
      }
    } catch {
      throw LaunchError(.noHome(reason: "\(error)"), folder.path)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What tells an app where its home is.
  var environment: [String: String] {
    [
      "HOME": folder.path,
      // What Foundation reads before HOME.
      "CFFIXED_USER_HOME": folder.path,
      "XDG_CONFIG_HOME": folder.appending(path: ".config").path,
      "XDG_DATA_HOME": folder.appending(path: ".local/share").path,
      "XDG_CACHE_HOME": folder.appending(path: ".cache").path,
      "TMPDIR": folder.appending(path: "tmp").path,
    ]
  }
}
