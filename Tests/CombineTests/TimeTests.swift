import Combine
import Dispatch
import Testing

/// Operators that wait: `+50` in a drawing lets 50 ms pass.
@Suite struct TimeTests {
  @Test(arguments: [
    ("a1 +50 a2 +99 +1 a3 +100", "2 3"),
    ("a1 +100 +100", "1"),
    ("a1 a| +100", "|"),
    ("a1 ax +100", "x"),
    ("a1 ! +100", ""),
    ("?1 a1 +100 a2 +100 ?1 a3 +100", "1 3"),
  ])
  func debounce(drawing: String, expected: String) {
    #expect(
      outcome(of: drawing) { a, _, _, scheduler in
        a.debounce(for: .milliseconds(100), scheduler: scheduler)
      } == expected
    )
  }

  @Test(arguments: [
    ("a1 +0 a2 a3 +99 +1 +100 a4 +0", "1 3 4", "1 2 4"),
    ("a1 +0 a2 +100 a3 +99 +1", "1 2 3", "1 2 3"),
    ("a1 +0 a2 a3 a| +99 +1", "1 3 |", "1 2 |"),
    ("a1 +0 a| +0", "1 |", "1 |"),
  ])
  func throttle(drawing: String, latest: String, first: String) {
    for (isLatest, expected) in [(true, latest), (false, first)] {
      #expect(
        outcome(of: drawing) { a, _, _, scheduler in
          a.throttle(for: .milliseconds(100), scheduler: scheduler, latest: isLatest)
        } == expected
      )
    }
  }

  @Test(arguments: [
    ("a1 +60 a2 a| +40", "1"), ("a1 +60 a2 a| +100", "1 2 |"), ("a1 +60 ! +100", ""),
  ])
  func delay(drawing: String, expected: String) {
    #expect(
      outcome(of: drawing) { a, _, _, scheduler in a.delay(for: 0.1, scheduler: scheduler) }
        == expected
    )
  }

  @Test(arguments: [("a1 a|", ""), ("a1 a| +0", "1 |"), ("?1 a1 a2 +0 ?1 a3 +0", "1 3")])
  func receiveOn(drawing: String, expected: String) {
    #expect(
      outcome(of: drawing) { a, _, _, scheduler in a.receive(on: scheduler) } == expected
    )
  }

  @Test func subscribeOnSubscribesAndAsksOnTheScheduler() {
    #expect(outcome(of: "a1 +0 a2") { a, _, _, scheduler in a.subscribe(on: scheduler) } == "2")
  }

  @Test(arguments: [
    ("a1 +90 a2 +90 +10", "1 2 |"), ("+100 a1", "|"), ("a1 a| +100", "1 |"),
  ])
  func timeout(drawing: String, expected: String) {
    #expect(
      outcome(of: drawing) { a, _, _, scheduler in
        a.timeout(.milliseconds(100), scheduler: scheduler)
      } == expected
    )
  }

  @Test func measureIntervalDeliversTheTimeBetween() {
    let result = outcome(of: "+10 a1 +30 a2") { a, _, _, scheduler in
      a.measureInterval(using: scheduler).map(\.magnitude)
    }
    #expect(result == "10000000 30000000")
  }

  @Test func cancellingTheDebounceLeavesNoTimer() {
    let scheduler = VirtualScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let watch = subject.debounce(for: 1, scheduler: scheduler).sink { _ in }
    subject.send(1)
    subject.send(2)
    #expect(scheduler.jobCount == 1)
    watch.cancel()
    #expect(scheduler.jobCount == 0)
  }

  @Test(arguments: [
    (DispatchQueue.SchedulerTimeType.Stride.seconds(2), 2_000_000_000),
    (.seconds(0.3), 300_000_000),
    (.milliseconds(5), 5_000_000),
    (0.5, 500_000_000),
    (3, 3_000_000_000),
    (.seconds(Double.infinity), Int.max),
    (.seconds(Int.max), Int.max),
  ])
  func stridesCountNanoseconds(stride: DispatchQueue.SchedulerTimeType.Stride, magnitude: Int) {
    #expect(stride.magnitude == magnitude)
  }
}
