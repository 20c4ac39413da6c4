import Testing

/// An app that never becomes idle ends with 4 and says who is busy.
struct NeverIdleTests {
  @Test(arguments: [
    ("Sleep", "task of Sleeper"),
    ("Poll", "task of Poller"),
    ("Loop", "task of Looper"),
    ("Timer", "a Timer of the main run loop"),
    ("Block", "a block on the main dispatch queue"),
    ("Model", "a task of the app's own"),
  ])
  func itNamesWhoIsBusy(button: String, who: String) throws {
    let folder = try FixtureFolder()
    let run = try folder.record("restless", #"{"tap": "\#(button)"}"#)
    #expect(run.status == 4)
    #expect(
      run.error == """
        w: step 1, tap "\(button)": the app was still busy after 5.0 s of virtual time: "\(who)"
          fix: end the loop, make it wait longer than "settle", or raise "limit"

        """
    )
    #expect(try folder.rows("SELECT path, outcome FROM by_step").last == "1,never idle")
    #expect(try viewtrace("report", folder.trace).words.contains("still busy"))
  }

  @Test func anAppThatHangsIsEndedAndSaysWhere() throws {
    let folder = try FixtureFolder()
    let run = try folder.record("restless", #"{"tap": "Hang"}"#, "--time-limit", "1")
    #expect(run.status == 4)
    #expect(run.error.contains("Still running after 1 s of real time, at "))
    #expect(run.error.contains("RestlessApp.swift:") && run.error.contains("hang()"))
  }
}
