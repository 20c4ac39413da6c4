import Testing

/// Virtual time and held values, in processes of their own.
@Suite struct HooksVirtualTimeTests {
  @Test func tasksSleepInVirtualTimeAndInOrder() throws {
    let run = try HooksFixture.run("tasks")
    #expect(
      run.output == """
        0 counter 1
        0 counter 3
        0 counter 6
        0 ran true
        0 slept 0
        32000 slept 50
        50000 squares [25, 16, 9, 4, 1]
        64000 slept 100
        96000 slept 150
        250000 received 1
        500000 received 2
        750000 received 3
        750000 stream ended
        1050000 winner fast
        5000000 detached is done
        9000000 ready false, timer 3600050000000

        """
    )
    #expect(run.status == 0)
  }

  @Test func blocksOfTheMainQueueKeepTheirPlaceAmongTasks() throws {
    let run = try HooksFixture.run("dispatch")
    #expect(
      run.output == """
        0 semaphore timedOut
        0 task 1
        0 block 1
        0 task 2
        0 work item
        0 in group
        0 group notified
        500000 after 0.5 s
        500000 block 2
        500000 slept 0.5 s
        750000 after 0.25 s more
        2000000 after 2 s of wall time

        """
    )
  }

  /// `Timer(timeInterval:…)` fires at once in Foundation on Linux, held or not.
  @Test func timersOfTheMainRunLoopFollowVirtualTime() throws {
    let run = try HooksFixture.run("run-loop")
    #expect(
      run.output == """
        0 performed
        0 once
        750000 timer 1
        1500000 timer 2
        2250000 timer 3
        3000000 timer 4
        100000000 valid false, next -1

        """
    )
  }

  @Test func everyValueIsTheSameInEveryRun() throws {
    for _ in 0..<20 {
      #expect(try HooksFixture.run("values").output == heldValues)
    }
  }

  /// The same in debug and in release builds.
  private let heldValues = """
    int 741564 bool false
    double 0.575114762524189 shuffled [4, 2, 9, 5, 3, 7, 8, 6, 1]
    element e
    uuid E6463E7F-89ED-4D83-B76D-ED4773971F85 DC8EE702-1CE3-47AA-B233-7C4DC5521434
    set ["dog", "cat", "bee", "eel", "ant", "fox"]
    dictionary ["two": 2, "one": 1, "four": 4, "three": 3]
    date 1750000009.25 2025-06-15 15:06:49 +0000
    reference 771692809.25 uptime 1152921513.606847
    interval 1750000069.25
    formatted 2025-06-15T15:06:49Z 2025-06-15 15:06:49 +0000
    random 103574 1D9E7FF6-0300-497E-876A-A848F4DFEA17
    drawn 19

    """

  @Test func workOfRealThreadsIsWaitedForAndNamed() throws {
    let run = try HooksFixture.run("outside")
    #expect(
      run.output == """
        0 busy ["task of FeedView"]
        0 a thread said 7
        0 a queue answered
        0 quiet, busy []
        0 cancelled false
        0 work is done
        0 quiet, busy []
        0 quiet, busy ["endless task"]
        0 time stands at 0

        """
    )
  }

  @Test func blockingTheMainThreadIsVirtualTimeToo() throws {
    let run = try HooksFixture.run("blocking")
    #expect(
      run.output == """
        2000000 blocked 2 s at 1750000002.25
        2750000 blocked 0.75 s more
        3750000 slept 1 s
        4000000 signalled false, waited about 0.02 s: true

        """
    )
  }

  @Test func aPollingTaskDoesNotStopTime() throws {
    let run = try HooksFixture.run("polling")
    #expect(run.output == "2000000 stopped polling\n3000000 ready false\n")
  }

  @Test func aSetOnAnotherThreadIsToldOnTheMainThread() throws {
    let run = try HooksFixture.run("observing")
    #expect(
      run.output == #"""
        problem none
        told [3] of \Model.count on main true, object true
        equality changed
        set outside
        told [3] of \Model.count on main true, object true
        equality unknown
        count 5

        """#
    )
  }
}
