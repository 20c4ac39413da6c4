import Foundation
import Testing

/// Each cause is stored in full, and `explain` shows the way to it.
struct ReasonTests {
  @Test func theWayFromAWriteToAnInputIsTold() throws {
    let folder = try recorded(["Count"])
    let marks = try marks()
    #expect(
      try last(of: "CardText", in: folder) == """
        1 x in step 1 (tap "Count")
          write _count at ReasonsApp.swift:\(marks["count"] ?? 0)
          -> Desk _count
            -> Card @self: text (changed), parts (equal but new), onTap (not comparable)
              -> CardText @self: text (changed)

        """
    )
  }

  @Test func aValueOfTheEnvironmentLeadsBackToWhoSetIt() throws {
    let folder = try recorded(["Dark"])
    let marks = try marks()
    let body = marks["body of Desk"] ?? 0
    #expect(
      try last(of: "Moon", in: folder) == """
        1 x in step 1 (tap "Dark")
          write _isDark at ReasonsApp.swift:\(marks["dark"] ?? 0)
          -> Desk _isDark
            -> Night _colorScheme, _paper
               and write \\.paper by Desk at ReasonsApp.swift:\(body)
               and write \\.colorScheme by Desk at ReasonsApp.swift:\(body)
              -> Moon @self: isFull (changed), paper (changed)

        """
    )
    let details = try folder.rows(
      """
      SELECT c.kind, c.token, c.detail
      FROM run_detail d JOIN run_cause c ON c.run = d.id
      WHERE d.step = 1 AND d.view = 'Night'
      """
    )
    #expect(
      details == [
        #"environment,_colorScheme,\.colorScheme"#, #"environment,_paper,\.paper"#,
      ]
    )
  }

  @Test func aModelIsNamedByTypeAndProperty() throws {
    let folder = try recorded(["Notebook", "Radio"])
    let marks = try marks()
    #expect(
      try last(of: "Label", in: folder) == """
        1 x in step 1 (tap "Notebook")
          write Notebook.title at ReasonsApp.swift:\(marks["title"] ?? 0)
          -> Label \\Notebook.title

        """
    )
    #expect(
      try last(of: "Dial", in: folder) == """
        1 x in step 2 (tap "Radio")
          write Radio.volume at ReasonsApp.swift:\(marks["volume"] ?? 0)
          -> Dial _radio

        """
    )
    let details = try folder.rows(
      """
      SELECT DISTINCT d.view, c.kind, c.detail
      FROM run_detail d JOIN run_cause c ON c.run = d.id
      WHERE d.step > 0 AND d.view IN ('Label', 'Dial')
      ORDER BY d.id
      """
    )
    #expect(details == ["Label,observable,Notebook.title", "Dial,property,Radio"])
  }

  /// Each write is of the transaction that took it up; an equal one of none.
  @Test func eachTransactionOfAnActionHasItsOwnWrites() throws {
    let folder = try recorded(["Groups"])
    let writes = try folder.rows(
      """
      SELECT w.property, w.txn - (SELECT MIN(id) FROM txn WHERE step = 1)
      FROM write_detail w
      ORDER BY w.write
      """
    )
    #expect(writes == ["_first,0", "_second,1", "_third,2", "_third,"])
    let behind = try folder.rows(
      """
      SELECT d.view, w.property, w.txn - d.txn
      FROM run_detail d JOIN write_behind w ON w.run = d.id
      WHERE d.step = 1
      """
    )
    #expect(behind == ["Desk,_first,0", "Desk,_second,0", "Desk,_third,0"])
  }

  private func recorded(_ taps: [String]) throws -> FixtureFolder {
    let folder = try FixtureFolder()
    let steps = taps.map { #"{"tap": "\#($0)"}"# }.joined(separator: ", ")
    let run = try folder.record("reasons", steps)
    #expect(run.status == 0, "\(run.error)")
    return folder
  }

  /// The last paragraph of an explanation: the one that is not the mount's.
  private func last(of view: String, in folder: FixtureFolder) throws -> String {
    try viewtrace("explain", folder.trace, view).output.components(separatedBy: "\n\n").last ?? ""
  }

  /// The lines that end in `// mark: NAME`.
  private func marks() throws -> [String: Int] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Tests/Fixtures/FixtureApps/ReasonsApp.swift")
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let marked = lines.enumerated().compactMap { index, line in
      line.split(separator: "// mark: ").dropFirst().first.map { (String($0), index + 1) }
    }
    return Dictionary(marked) { first, _ in first }
  }
}
