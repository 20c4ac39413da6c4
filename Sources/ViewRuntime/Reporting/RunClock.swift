import CRuntimeHooks

/// The clock of runs: the machine's monotonic time in nanoseconds, cheaply.
///
/// Where the kernel takes its own time from the processor's counter (`tsc` on
/// x86, `cntvct_el0` on ARM), so does this clock: 10 ns a reading instead of 25
/// and more. How long a tick is was measured over two milliseconds or more, to
/// about 20 in a million. The clock is set by CLOCK_MONOTONIC at the start of
/// each transaction, so that what it is off never adds up: a run of a
/// millisecond is told to 20 ns. Elsewhere it reads CLOCK_MONOTONIC itself.
struct RunClock {
  /// Nanoseconds in a tick, times 2²⁴; 0 where ticks are no time.
  private var scale: UInt64
  private var base: Moment
  /// Ticks over which the scale was measured, from `TickRate.start` on.
  private var measured: UInt64

  /// The same moment on both clocks.
  struct Moment {
    var ticks: UInt64
    var time: UInt64

    /// Reads both; again where something came between.
    static func now() -> Moment {
      var best = Moment(ticks: 0, time: 0)
      var shortest = UInt64.max
      for _ in 0..<4 {
        let before = vt_ticks()
        let time = UInt64(bitPattern: vt_real_now())
        let passed = vt_ticks() &- before
        if passed < shortest {
          shortest = passed
          best = Moment(ticks: before &+ passed / 2, time: time)
        }
        if passed < 1_000 { break }
      }
      return best
    }
  }

  init(_ rate: TickRate?) {
    scale = rate?.scale ?? 0
    measured = rate?.measured ?? 0
    base = rate?.start ?? Moment(ticks: 0, time: 0)
  }

  var isCheap: Bool { scale != 0 }

  /// Nanoseconds since the machine started.
  @inline(__always)
  var now: UInt64 {
    guard scale != 0 else { return UInt64(bitPattern: vt_real_now()) }
    // Never before the moment that it was set by, whatever another processor shows.
    let passed = UInt64(max(0, Int64(bitPattern: vt_ticks() &- base.ticks)))
    let (high, low) = passed.multipliedFullWidth(by: scale)
    return base.time &+ (high << 40 | low >> 24)
  }

  /// Sets the clock by CLOCK_MONOTONIC, never back, and measures ticks anew
  /// where it has run twice as long as it had when they were last measured.
  ///
  /// - Returns: The time that it is.
  mutating func synchronize() -> UInt64 {
    guard scale != 0 else { return now }
    let shown = now
    let moment = Moment.now()
    if let rate = TickRate.shared, moment.ticks &- rate.start.ticks > measured &* 2,
      let longer = TickRate(from: rate.start, to: moment)
    {
      (scale, measured) = (longer.scale, longer.measured)
    }
    base = Moment(ticks: moment.ticks, time: max(moment.time, shown))
    return base.time
  }
}

/// How long a tick of the processor's counter is.
struct TickRate {
  /// From when on it was measured.
  let start: RunClock.Moment
  /// Ticks over which it was measured.
  let measured: UInt64
  /// Nanoseconds in a tick, times 2²⁴.
  let scale: UInt64

  /// The rate of this machine, which the first use measures for two
  /// milliseconds; nil where ticks are no time.
  static let shared = vt_ticks_are_time() ? measure() : nil

  /// Nil where the counter does not go on, or a tick is longer than a second.
  init?(from start: RunClock.Moment, to end: RunClock.Moment) {
    let ticks = end.ticks &- start.ticks
    let scale = Double(end.time &- start.time) / Double(ticks) * 16_777_216
    guard ticks > 0, ticks < 1 << 62, scale >= 1, scale < 1e16 else { return nil }
    self.start = start
    measured = ticks
    self.scale = UInt64(scale + 0.5)
  }

  private static func measure() -> TickRate? {
    let start = RunClock.Moment.now()
    var end = start
    while end.time < start.time + 2_000_000 { end = .now() }
    return TickRate(from: start, to: end)
  }
}
