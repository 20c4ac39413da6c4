package import Foundation

/// A shell script in a folder of its own, in the place of an app.
package final class ScriptApp {
  /// Gone when this value is.
  package let folder: URL
  package var executable: String { folder.appending(path: "app").path }
  /// Where tests let the app write to.
  package var result: String { folder.appending(path: "result").path }

  package init(_ body: String) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "viewtrace-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Another process writes it: while this one had it open for writing, a
    // child that another test starts just then would inherit the descriptor,
    // and the script could not be started ("Text file busy").
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = ["-c", #"printf '%s' "$SCRIPT" > "$FILE" && chmod 755 "$FILE""#]
    writer.environment = [
      "PATH": "/usr/bin:/bin",
      "SCRIPT": "#!/bin/sh\nulimit -c 0\n\(body)\n",
      "FILE": executable,
    ]
    try writer.run()
    writer.waitUntilExit()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Lines of what the app wrote to ``result``.
  package func writtenLines() throws -> [String] {
    try String(contentsOfFile: result, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}
