import Foundation
import Testing

/// Writes and views are found again in the source.
struct PlaceTests {
  private static let file = "Tests/Fixtures/FixtureApps/PlacesApp.swift"

  @Test func eachWriteKnowsItsLine() throws {
    let folder = try FixtureFolder()
    let steps = ["Closure", "Method", "Binding", "Observable", "Published", "Later"]
    let taps = steps.map { #"{"tap": "\#($0)"}"# }.joined(separator: ", ")
    let run = try folder.record("places", taps)
    #expect(run.status == 0)
    let writes = try folder.rows(
      "SELECT step, property, file, line, approximate FROM write_detail ORDER BY write"
    )
    let marks = try marks()
    #expect(
      writes == [
        "1,_count,\(Self.file),\(marks["closure"] ?? 0),0",
        "2,_steps,\(Self.file),\(marks["method"] ?? 0),0",
        "3,_isOn,\(Self.file),\(marks["binding"] ?? 0),0",
        "4,Ledger.total,\(Self.file),\(marks["observable"] ?? 0),0",
        "5,Account.balance,\(Self.file),\(marks["published"] ?? 0),0",
        "6,_count,\(Self.file),\(marks["task"] ?? 0),0",
      ]
    )
  }

  @Test func eachViewKnowsTheLineOfItsBody() throws {
    let folder = try FixtureFolder()
    _ = try folder.record("places", #"{"tap": "Closure"}"#)
    let places = try folder.rows(
      """
      SELECT n.text, f.text, p.line
      FROM view v
        JOIN name n ON n.id = v.name
        JOIN place p ON p.id = v.place
        JOIN name f ON f.id = p.file
      WHERE v.kind < 10
      ORDER BY n.text
      """
    )
    let marks = try marks()
    #expect(
      places == [
        "Child,\(Self.file),\(marks["body of Child"] ?? 0)",
        "Frame,\(Self.file),\(marks["body of Frame"] ?? 0)",
        "Panel,\(Self.file),\(marks["body of Panel"] ?? 0)",
        "PlacesApp,\(Self.file),\(marks["body of PlacesApp"] ?? 0)",
      ]
    )
  }

  /// The lines that end in `// mark: NAME`.
  private func marks() throws -> [String: Int] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let lines = try String(contentsOf: root.appending(path: Self.file), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var marks: [String: Int] = [:]
    for (index, line) in lines.enumerated() {
      guard let mark = line.range(of: "// mark: ") else { continue }
      marks[String(line[mark.upperBound...])] = index + 1
    }
    return marks
  }
}
