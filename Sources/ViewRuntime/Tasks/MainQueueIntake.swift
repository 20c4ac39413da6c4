import CRuntimeHooks

/// Takes what the app gives to the main dispatch queue into the virtual queue.
///
/// A type without isolation, because the hooks call back on the thread that
/// gives the work; a closure of a main actor's function would check, and trap.
enum MainQueueIntake {
  static func install() {
    vt_dispatch_take(take, takeLater)
    vt_dispatch_on_end { vt_signal(VirtualQueue.shared.signal) }
  }

  private static let take: @convention(c) (OpaquePointer?) -> Void = { work in
    guard let work else { return }
    VirtualQueue.shared.add(.mainQueue(work))
  }

  private static let takeLater: @convention(c) (OpaquePointer?, Int64) -> Void = { work, time in
    guard let work else { return }
    VirtualQueue.shared.add(.mainQueue(work), at: time)
  }
}
