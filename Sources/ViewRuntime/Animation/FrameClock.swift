import TraceModel

/// The display's frames while something moves: 60 a second, on the virtual clock.
///
/// They come only as time passes for something else; nobody waits for them.
@MainActor
final class FrameClock {
  private var start = Nanoseconds.zero
  private var count: Int64 = 0
  private var timer: UInt64?

  /// Frames a second.
  private static let rate: Int64 = 60

  /// A host that ends leaves no timer behind; hosts end on the app's thread, and
  /// one that does not has nothing shown any more when its timer comes.
  deinit {
    guard let timer, VirtualLoop.isOnMainThread else { return }
    MainActor.assumeIsolated { VirtualLoop.shared.cancelBackgroundTimer(timer) }
  }

  /// Has the first frame come one frame from now, unless frames come already.
  func start(_ queue: UpdateQueue) {
    guard timer == nil else { return }
    start = VirtualLoop.shared.now
    count = 0
    setTimer(queue)
  }

  /// A frame was shown: the next one comes only if there is something to show.
  func goOn(_ queue: UpdateQueue, while isMoving: Bool) {
    stop()
    if isMoving { setTimer(queue) }
  }

  func stop() {
    if let timer { VirtualLoop.shared.cancelBackgroundTimer(timer) }
    timer = nil
  }

  /// Counted from the start, so that 60 frames take a second and not less.
  private func setTimer(_ queue: UpdateQueue) {
    repeat { count += 1 } while time(of: count) <= VirtualLoop.shared.now
    timer = VirtualLoop.shared.addBackgroundTimer(at: time(of: count)) { [weak queue] in
      queue?.isFrameDue = true
      queue?.onWork()
    }
  }

  private func time(of frame: Int64) -> Nanoseconds {
    start + Nanoseconds(frame * 1_000_000_000 / Self.rate)
  }
}
