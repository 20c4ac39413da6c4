import Testing

/// An app that never becomes idle ends with 4 and says who is busy.
struct NeverIdleTests {
  @Test(arguments: [
    ("Sleep", "5.0 s", "task of Sleeper", "Sleeper._count, for which Sleeper runs: 50"),
    // Never at rest while no time passes: less of it is waited for.
    ("Poll", "2.0 s", "task of Poller", nil),
    ("Loop", "2.0 s", "task of Looper", "Looper._round, for which Looper runs: 967"),
    ("Rush", "0.019999 s", "task of Rusher", "Rusher._count, for which Rusher runs: 19999"),
    ("Timer", "5.0 s", "a Timer of the main run loop", nil),
    ("Block", "5.0 s", "a block on the main dispatch queue", nil),
    ("Model", "5.0 s", "a task of the app's own", nil),
  ])
  func itNamesWhoIsBusy(button: String, time: String, who: String, write: String?) throws {
    let folder = try FixtureFolder()
    let run = try folder.record("restless", #"{"tap": "\#(button)"}"#)
    let edge = write.map { "\n  \(who) writes \($0) times in this step" } ?? ""
    #expect(run.status == 4)
    #expect(
      run.error == """
        w: step 1, tap "\(button)": the app was still busy after \(time) of virtual time: "\(who)"\(edge)
          fix: end the loop, make it wait longer than "settle", or raise "limit"

        """
    )
    #expect(try folder.rows("SELECT path, outcome FROM by_step").last == "1,never idle")
    #expect(try viewtrace("report", folder.trace).words.contains("still busy"))
  }

  @Test func anAppThatHangsIsEndedAndSaysWhere() throws {
    let folder = try FixtureFolder()
    // Long enough for the app to have come that far on a machine with other work.
    let run = try folder.record("restless", #"{"tap": "Hang"}"#, "--time-limit", "4")
    #expect(run.status == 4)
    #expect(run.error.contains("Still running after 4 s of real time, at "))
    #expect(run.error.contains("RestlessApp.swift:"), "\(run.error)")
    #expect(run.error.contains("hang()"), "\(run.error)")
  }
}
