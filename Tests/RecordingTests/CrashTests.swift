import Testing

/// An app that ends by itself: the trace ends with the sentence and the step.
struct CrashTests {
  private static let place = "Tests/Fixtures/FixtureApps/CrashingApp.swift:"

  @Test(arguments: [
    ("Far", "Fatal error: Index out of range, at ", "Dangers.body.getter"),
    ("Fatal", "Fatal error: the cache is gone, at ", "Dangers.body.getter"),
    (
      "Session",
      "Fatal error: No ObservableObject of type Session found. A View.environmentObject(_:) for "
        + "Session may be missing as an ancestor of this view., at ",
      "SessionLabel.body.getter"
    ),
    (
      "Library",
      "Fatal error: No Observable object of type Library found. A View.environment(_:) for "
        + "Library may be missing as an ancestor of this view.",
      ""
    ),
    ("Exit", "The app ended itself with exit code 0 before the workload was done", ""),
    ("Kill", "Killed (signal 9)", ""),
  ])
  func theLastMessageIsTheSentence(button: String, sentence: String, function: String) throws {
    let folder = try FixtureFolder()
    let run = try folder.record("crashing", #"{"tap": "Next"}, {"tap": "\#(button)"}"#)
    #expect(run.status == 4)
    #expect(run.error.contains("crashed in step 2 (tap \"\(button)\"): \(sentence)"))

    let message = try folder.rows(
      "SELECT step, level, text FROM message_text ORDER BY id DESC LIMIT 1"
    )
    let text = try #require(message.first)
    #expect(text.contains("2,crash,") && text.contains(sentence))
    if !function.isEmpty { #expect(text.contains(Self.place) && text.contains(function)) }
    #expect(
      try folder.rows("SELECT key || ' ' || value FROM trace WHERE key IN ('complete', 'outcome')")
        == ["complete 0", "outcome crashed"]
    )
    #expect(try folder.rows("SELECT path, outcome FROM by_step ORDER BY step").last == "2,crashed")
    // What happened before it is all there.
    #expect(
      try folder.rows("SELECT evaluations FROM by_step WHERE step = 1") == ["1"]
    )

    let report = try viewtrace("report", folder.trace)
    #expect(report.status == 0)
    #expect(report.words.contains(sentence.replacing(", at ", with: "")))
  }
}
