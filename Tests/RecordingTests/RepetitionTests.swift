import Testing

/// `record --twice`: exact counts, or the first that differs.
struct RepetitionTests {
  @Test func equalCountsAreFine() throws {
    let folder = try FixtureFolder()
    let run = try folder.record("targets", #"{"tap": "Tap"}"#, "--twice")
    #expect(run.status == 0)
    #expect(run.error == "")
  }

  @Test func theFirstDifferenceIsNamed() throws {
    let folder = try FixtureFolder()
    let run = try folder.record("unheld", #"{"tap": "Count"}"#, "--twice")
    #expect(run.status == 4)
    #expect(
      run.error.contains(
        "two recordings differ: step 1 (tap \"Count\"): ForEach in ProcessRows (@identity): "
          + "content runs "
      )
    )
  }
}
