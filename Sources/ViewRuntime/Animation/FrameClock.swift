import TraceModel

/// The display's frames while something moves: 60 a second, on the virtual clock.
///
/// They come only as time passes for something else; nobody waits for them.
@MainActor
struct FrameClock {
  private var start = Nanoseconds.zero
  private var count: Int64 = 0
  private var isRunning = false

  /// Frames a second.
  nonisolated static let rate: Int64 = 60

  /// Has the first frame come one frame from now, unless frames come already.
  mutating func start(_ queue: UpdateQueue) {
    guard !isRunning else { return }
    isRunning = true
    start = VirtualLoop.shared.now
    count = 0
    setTimer(queue)
  }

  /// A frame was shown: the next one comes only if there is something to show.
  mutating func goOn(_ queue: UpdateQueue, while isMoving: Bool) {
    isRunning = isMoving
    if isMoving { setTimer(queue) }
  }

  /// Counted from the start, so that 60 frames take a second and not less.
  private mutating func setTimer(_ queue: UpdateQueue) {
    repeat { count += 1 } while time(of: count) <= VirtualLoop.shared.now
    _ = VirtualLoop.shared.addBackgroundTimer(at: time(of: count)) { [weak queue] in
      queue?.isFrameDue = true
      queue?.onWork()
    }
  }

  private func time(of frame: Int64) -> Nanoseconds {
    start + Nanoseconds(frame * 1_000_000_000 / Self.rate)
  }
}
