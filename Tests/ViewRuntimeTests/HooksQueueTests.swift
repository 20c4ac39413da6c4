import Testing

@testable import ViewRuntime

@Suite struct HooksQueueTests {
  /// What a piece of work holds may end with it, and add work as it does.
  @Test func workMayAddWorkAsItEnds() {
    let queue = VirtualQueue()
    queue.add(hold(Holder(queue)))
    queue.add(.action {})
    var taken = 0
    while queue.takeReady() != nil { taken += 1 }
    #expect(taken == 3)
  }

  private func hold(_ holder: Holder) -> ReadyWork {
    .action { withExtendedLifetime(holder) {} }
  }

  private final class Holder: Sendable {
    let queue: VirtualQueue
    init(_ queue: VirtualQueue) { self.queue = queue }
    deinit { queue.add(.action {}) }
  }
}
