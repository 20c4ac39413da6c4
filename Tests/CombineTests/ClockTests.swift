import Foundation
import Testing

@testable import Combine

/// A clock that stands still until it is moved.
private final class TestClock: CombineClock, @unchecked Sendable {
  // Sendable: used by one thread of a process of its own.
  private struct Job {
    var deadline: UInt64
    var id: Int
    var action: () -> Void
  }

  private(set) var now: UInt64 = 0
  private var jobs: [Job] = []
  private var lastID = 0

  func enqueue(_ action: @escaping () -> Void) { _ = schedule(at: now, action) }

  func schedule(at deadline: UInt64, _ action: @escaping () -> Void) -> CombineTimer {
    lastID += 1
    jobs.append(Job(deadline: deadline, id: lastID, action: action))
    return CombineTimer(rawValue: lastID)
  }

  func cancel(_ timer: CombineTimer) { jobs.removeAll { $0.id == timer.rawValue } }

  func advance(milliseconds: UInt64) {
    let end = now + milliseconds * 1_000_000
    while let next = jobs.filter({ $0.deadline <= end })
      .min(by: { ($0.deadline, $0.id) < ($1.deadline, $1.id) })
    {
      now = max(now, next.deadline)
      jobs.removeAll { $0.id == next.id }
      next.action()
    }
    now = end
  }
}

/// With a clock installed every scheduler follows it; each has its own process.
@Suite struct ClockTests {
  @Test func queuesAndRunLoopsFollowTheClock() async {
    await #expect(processExitsWith: .success) {
      let clock = TestClock()
      CombineTime.install(clock)
      var log: [String] = []
      let subject = PassthroughSubject<Int, Never>()
      let watches = [
        subject.debounce(for: .seconds(3_600), scheduler: DispatchQueue.global())
          .sink { log.append("debounced \($0)") },
        subject.delay(for: .seconds(1), scheduler: RunLoop.main).sink { log.append("later \($0)") },
        subject.receive(on: DispatchQueue.main).sink { log.append("soon \($0)") },
        subject.receive(on: OperationQueue.main).sink { log.append("then \($0)") },
      ]
      subject.send(1)
      #expect(log == [])
      clock.advance(milliseconds: 0)
      #expect(log == ["soon 1", "then 1"])
      clock.advance(milliseconds: 2_000)
      clock.advance(milliseconds: 3_600_000)
      #expect(log == ["soon 1", "then 1", "later 1", "debounced 1"])
      for watch in watches { watch.cancel() }
    }
  }

  @Test func aTimerFollowsTheClockUntilItIsCancelled() async {
    await #expect(processExitsWith: .success) {
      let clock = TestClock()
      CombineTime.install(clock)
      var count = 0
      let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
      let watch = timer.sink { _ in count += 1 }
      clock.advance(milliseconds: 1_000)
      #expect(count == 10)
      watch.cancel()
      clock.advance(milliseconds: 1_000)
      #expect(count == 10)
    }
  }

  /// As Foundation documents it; a timer at each moment would let no time pass.
  @Test(arguments: [0.0, -1])
  func aTimerWithoutTimeFiresEachTenthOfAMillisecond(interval: Double) async {
    await #expect(processExitsWith: .success) { [interval] in
      let clock = TestClock()
      CombineTime.install(clock)
      var count = 0
      let watch = Timer.publish(every: interval, on: .main, in: .common).autoconnect()
        .sink { _ in count += 1 }
      clock.advance(milliseconds: 2)
      #expect(count == 20)
      watch.cancel()
    }
  }
}
