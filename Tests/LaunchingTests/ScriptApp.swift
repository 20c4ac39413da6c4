import Foundation

/// A shell script in a folder of its own, in the place of an app.
final class ScriptApp {
  let folder: URL
  var executable: String { folder.appending(path: "app").path }
  /// Where the app is told to write to.
  var result: String { folder.appending(path: "result").path }

  init(_ body: String) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "viewtrace-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("#!/bin/sh\nulimit -c 0\n\(body)\n".utf8).write(to: URL(filePath: executable))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: executable)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Lines of what it wrote.
  func writtenLines() throws -> [String] {
    try String(contentsOfFile: result, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}
