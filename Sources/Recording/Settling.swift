import TraceModel
import ViewRuntime

/// Waits until an app has nothing left to do, on the virtual clock.
///
/// Idle means: no job is ready, no timer is due within the window, no task of
/// the runtime waits for something real. Animations and timelines go on.
@MainActor
package struct Settling {
  let host: ViewHost
  /// How far ahead a timer belongs to the step that set it.
  let window: Nanoseconds
  /// Virtual time after which a step counts as never idle.
  let limit: Nanoseconds

  private var loop: VirtualLoop { .shared }

  /// Runs what is ready and lets time pass from timer to timer.
  ///
  /// - Throws: `StepProblem.neverIdle` past the limit.
  package func settle() throws(StepProblem) {
    host.forgetOutsideWrites()
    let start = loop.now
    var restlessSince: Nanoseconds?
    var shortRests = 0
    while true {
      runReady()
      if loop.hasReadyJobs || host.hasWork {
        // A task that polls is always ready: its frames count as time. Such a
        // frame costs real time, so the limit of an app that never rests at all
        // is a shorter one.
        let since = restlessSince ?? loop.now
        restlessSince = since
        guard loop.now - start <= limit else { throw neverIdle(limit) }
        guard loop.now - since < Self.restlessLimit else { throw neverIdle(Self.restlessLimit) }
        loop.advance(to: loop.now + Self.frame)
        continue
      }
      restlessSince = nil
      guard let next = loop.nextTimer, next <= loop.now + window else {
        if hearsFromOutside() { continue }
        return
      }
      guard next - start <= limit else { throw neverIdle(limit) }
      shortRests = next - loop.now < Self.frame ? shortRests + 1 : 0
      guard shortRests < Self.shortRestLimit else { throw neverIdle(loop.now - start) }
      advance(to: next)
    }
  }

  /// Waits in real time for what a thread or a socket may bring.
  ///
  /// Only where something is open there, or where a task waits and no timer is
  /// set that could wake it.
  private func hearsFromOutside() -> Bool {
    guard loop.hasOpenWorkOutside || loop.nextTimer == nil else { return false }
    return loop.waitForOutside(grace: Self.grace) == .arrived
  }

  /// Whether anything can change what is on screen without another touch.
  var mayChange: Bool {
    loop.hasReadyJobs || host.hasWork || loop.nextTimerOfAnyKind != nil || hearsFromOutside()
  }

  /// Whether the clock goes so far: it counts nanoseconds in 64 bits.
  func canPass(_ time: Nanoseconds) -> Bool {
    time.seconds + loop.now.seconds < 250 * 365 * 86_400
  }

  /// Lets virtual time pass, whatever is due in it.
  func pass(_ time: Nanoseconds) {
    let end = loop.now + time
    runReady()
    while let next = loop.nextTimerOfAnyKind, next <= end { advance(to: next) }
    advance(to: end)
  }

  private func advance(to time: Nanoseconds) {
    loop.advance(to: time)
    runReady()
  }

  private func runReady() {
    for _ in 0..<Self.framesAtOnce {
      host.reporter.virtualTime = loop.now
      loop.runReadyJobs()
      guard host.update() else { return }
    }
  }

  /// Says in the trace as well what goes on and on.
  private func neverIdle(_ limit: Nanoseconds) -> StepProblem {
    let writes = host.repeatedWrites
    for sentence in writes { host.reporter.message(sentence, level: .note) }
    return .neverIdle(busy: busy, writes: writes, limit: limit)
  }

  /// Who keeps the app busy, for the error.
  private var busy: [String] {
    let waiting = host.waitingViews.map { "updates of \($0)" }
    let names = waiting + loop.busyNames(within: window)
    return names.isEmpty ? loop.busyNames : names
  }

  /// Real time without a sign from outside after which nothing is expected.
  private static let grace = Nanoseconds.milliseconds(50)
  /// One frame of the screen, 60 of them a second.
  static let frame = Nanoseconds(16_666_667)
  /// Virtual time in which an app was at rest in no frame.
  private static let restlessLimit = Nanoseconds.seconds(2)
  /// So many rests shorter than a frame, one after the other, are no rest.
  ///
  /// Each costs real time, and a task that sleeps for a microsecond would take
  /// hours of it until its virtual time is over.
  private static let shortRestLimit = 20_000
  /// Updates that may follow each other while no time passes; an app that
  /// writes anew in each of them gets its next one a frame later.
  private static let framesAtOnce = 8
}
