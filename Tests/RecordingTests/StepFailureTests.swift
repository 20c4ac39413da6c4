import Testing

/// A step that cannot be done ends with 2 and says what was on screen.
struct StepFailureTests {
  @Test(arguments: [
    (
      #"{"tap": "Nope"}"#, #"tap "Nope""#,
      #"nothing on screen is "Nope"; there is "taps 1", "Tap", "Same", "Disabled", "Covered", "#
        + #""On top""#,
      "name what is there, or wait or scroll to it first"
    ),
    (
      #"{"tap": "Same"}"#, #"tap "Same""#,
      #"2 things on screen are "Same": "button Same in Shelf", "button Same in Shelf""#,
      #"add "index" to the target, counted from 0, or use an identifier"#
    ),
    (
      #"{"tap": "Covered"}"#, #"tap "Covered""#, #""Covered" is covered by On top"#,
      "dismiss what covers it first"
    ),
    (
      #"{"tap": "Disabled"}"#, #"tap "Disabled""#, #""Disabled" is disabled"#,
      "do what enables it first"
    ),
    (
      #"{"tap": "Far away"}"#, #"tap "Far away""#, #""Far away" exists, but is not visible"#,
      "scroll until it is visible first"
    ),
    (
      #"{"drag": {"on": "taps 1", "by": [0, 40]}}"#, #"drag "taps 1" by (0, 40)"#,
      #""taps 1" takes no drags"#, "`viewtrace targets` lists what can be done to what"
    ),
    (
      #"{"drag": {"on": "Covered", "by": [0, 40]}}"#, #"drag "Covered" by (0, 40)"#,
      #""Covered" is covered by On top"#, "dismiss what covers it first"
    ),
    (
      #"{"swipe": {"direction": "up"}}"#, "swipe up", "(195, 422) takes no swipes",
      "`viewtrace targets` lists what can be done to what"
    ),
    (
      #"{"doubleTap": "Disabled"}"#, #"doubleTap "Disabled""#, #""Disabled" is disabled"#,
      "do what enables it first"
    ),
    (
      #"{"longPress": "Tap"}"#, #"longPress "Tap" for 500ms"#,
      #""Tap" takes no long presses"#, "`viewtrace targets` lists what can be done to what"
    ),
    (
      #"{"magnify": {"on": "Tap", "by": 2}}"#, #"magnify "Tap" by 2"#,
      #""Tap" is not magnified"#, "`viewtrace targets` lists what can be done to what"
    ),
    (
      #"{"wait": {"until": "taps 7", "limit": "2s"}}"#, #"wait until "taps 7""#,
      #""taps 7" did not show within 2.0 s; there is "taps 1", "Tap", "Same", "Same", "#
        + #""Disabled", "Covered", "On top""#,
      #"look what is shown instead, or raise the step's "limit""#
    ),
  ])
  func itNamesTheStepAndWhatIsThere(
    step: String,
    words: String,
    problem: String,
    fix: String
  ) throws {
    let folder = try FixtureFolder()
    let run = try folder.record("targets", #"{"tap": "Tap"}, "# + step)
    #expect(run.status == 2)
    #expect(run.error == "w: step 2, \(words): \(problem)\n  fix: \(fix)\n")
    #expect(try folder.rows("SELECT path, outcome FROM by_step").last == "2,failed")
    let report = try viewtrace("report", folder.trace)
    #expect(report.words.contains(problem))
  }

  @Test func anIndexSaysWhichOfSeveral() throws {
    let folder = try FixtureFolder()
    let run = try folder.record(
      "targets",
      #"{"tap": {"text": "Same", "index": 1}}, {"wait": {"until": "taps 10"}}"#
    )
    #expect(run.status == 0)
    #expect(run.error == "")
  }

  @Test func aMissingWorkloadIsUnreadable() throws {
    let folder = try FixtureFolder()
    let path = folder.file("none.json")
    let run = try viewtrace(
      "record",
      "--executable",
      folder.executable,
      "--workload",
      path,
      "-o",
      folder.trace
    )
    #expect(run.status == 3)
    #expect(run.error.hasPrefix("\(path): there is no such file\n  fix: "))
  }
}
