import Testing

/// What `targets` prints can be written into a workload as it stands.
struct TargetIndexTests {
  @Test func theGesturesOfAViewAreOneTarget() throws {
    let folder = try FixtureFolder()
    let printed = try viewtrace(
      "targets",
      "--executable",
      folder.executable,
      "--workload",
      try folder.workload("layers", "")
    )
    let rows = printed.output.split(separator: "\n").filter { $0.contains("LayeredRow") }
    #expect(rows.count == 2, "\(printed.output) \(printed.error)")
    for (index, row) in rows.enumerated() {
      #expect(row.contains(#"{"view":"LayeredRow","index":\#(index)}"#), "\(row)")
      for action in ["doubleTap", "longPress", "drag"] { #expect(row.contains(action), "\(row)") }
    }
  }

  @Test func theIndexIsTheOneOfAWorkload() throws {
    let folder = try FixtureFolder()
    let run = try folder.record(
      "layers",
      #"{"doubleTap": {"view": "LayeredRow", "index": 1}}"#
    )
    #expect(run.status == 0, "\(run.error)")
    let nodes = try folder.rows(
      "SELECT DISTINCT node FROM evaluation WHERE \"view\" = 'LayeredRow'"
    )
    let written = try folder.rows(
      "SELECT node FROM evaluation WHERE \"view\" = 'LayeredRow' AND step = 1"
    )
    #expect(nodes.count == 2)
    #expect(written == [nodes[1]])
  }
}
