import CRuntimeHooks
import Testing

@testable import ViewRuntime

/// The cheap clock of runs against the machine's own.
@Suite struct RunClockTests {
  @Test func itNeverGoesBackNotEvenWhereItIsSet() {
    var clock = RunClock(TickRate.shared)
    var last = clock.synchronize()
    var steps = 0
    for reading in 0..<10_000 {
      let now = reading % 100 == 0 ? clock.synchronize() : clock.now
      steps += now >= last ? 0 : 1
      last = now
    }
    #expect(steps == 0)
  }

  @Test func withoutTicksItIsTheMachinesClock() {
    var clock = RunClock(nil)
    #expect(!clock.isCheap)
    let before = UInt64(bitPattern: vt_real_now())
    let (set, read) = (clock.synchronize(), clock.now)
    let after = UInt64(bitPattern: vt_real_now())
    #expect(before <= set && set <= read && read <= after)
  }

  /// Between two readings of the machine's clock, give or take a thousandth of
  /// the time since it was set.
  @Test(.enabled(if: vt_ticks_are_time(), "the kernel takes its time from another clock"))
  func itShowsTheTimeOfTheMachine() {
    var clock = RunClock(TickRate.shared)
    #expect(clock.isCheap)
    let set = clock.synchronize()
    for _ in 0..<1_000 {
      let before = UInt64(bitPattern: vt_real_now())
      let read = clock.now
      let after = UInt64(bitPattern: vt_real_now())
      let slack = (after - set) / 1_000 + 1_000
      #expect(before <= read + slack && read <= after + slack)
    }
  }

  @Test func aRateIsNanosecondsByTicks() throws {
    let start = RunClock.Moment(ticks: 1_000, time: 50)
    let rate = try #require(TickRate(from: start, to: .init(ticks: 5_000, time: 1_050)))
    #expect(rate.scale == 1 << 22)
    #expect(rate.measured == 4_000)
    #expect(TickRate(from: start, to: start) == nil)
    #expect(TickRate(from: start, to: .init(ticks: 900, time: 1_050)) == nil)
  }
}
