#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Calls a function with the path of an empty folder, which is gone afterwards
/// with all that is in it.
///
/// - Parameter body: Gets the path.
/// - Returns: What the body returns.
/// - Throws: What the body throws, and `LaunchError` when there is no folder.
package func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "viewtrace-\(UUID().uuidString)").path
  try makeFolders([folder])
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try body(folder)
}

/// Makes folders, parents first.
func makeFolders(_ paths: [String]) throws(LaunchError) {
  for path in paths {
    do {
      try FileManager.default.createDirectory(
        at: URL(filePath: path),
        withIntermediateDirectories: true
      )
    } catch {
      throw LaunchError(.noFolder(reason: "\(error)"), path)
    }
  }
}
