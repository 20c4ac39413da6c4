import Foundation

/// Compares a text with a file of the repository, or rewrites that file.
///
/// With `RECORD=1` in the environment the file is written where it differs, and
/// the test fails that once, so that nobody commits a golden unseen.
///
/// - Parameters:
///   - text: What the test made.
///   - path: From the top of the repository: `Reports/golden/feed.txt`.
/// - Returns: Nil where they are the same, else what to show.
public func differenceFromGolden(_ text: String, at path: String) -> String? {
  let file = repositoryRoot.appendingPathComponent(path)
  let old = try? String(contentsOf: file, encoding: .utf8)
  if old == text { return nil }
  guard ProcessInfo.processInfo.environment["RECORD"] == "1" else {
    return "\(path) differs\n\(firstDifference(old ?? "", text))\n"
      + "  fix: look at the difference, then accept it with RECORD=1 swift test"
  }
  do {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
    return "\(path) was written: look at it and run the tests again"
  } catch {
    return "\(path) could not be written: \(error)"
  }
}

/// The texts of a folder of the repository, by name.
public func texts(
  in folder: String,
  withExtension ending: String
) throws -> [(name: String, text: String)] {
  let folder = repositoryRoot.appendingPathComponent(folder)
  return try FileManager.default.contentsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix("." + ending) }.sorted()
    .map { name in
      let file = folder.appendingPathComponent(name)
      return (name, try String(contentsOf: file, encoding: .utf8))
    }
}

/// The folder with `Package.swift`.
private let repositoryRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The first line that differs, with the two before it.
private func firstDifference(_ old: String, _ new: String) -> String {
  let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
  let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
  let index = zip(oldLines, newLines).enumerated().first { $0.element.0 != $0.element.1 }?.offset
  let line = index ?? min(oldLines.count, newLines.count)
  var shown = newLines[max(0, line - 2)..<min(line, newLines.count)].map { "  \($0)" }
  if line < oldLines.count { shown.append("- \(oldLines[line])") }
  if line < newLines.count { shown.append("+ \(newLines[line])") }
  return "line \(line + 1):\n" + shown.joined(separator: "\n")
}
