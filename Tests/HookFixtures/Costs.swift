import CRuntimeHooks
import Observation
import TraceModel
import ViewRuntime

extension Scenarios {
  @Observable fileprivate final class Numbers {
    var a = 0
    var b = 0
    var c = 0
    var d = 0
    var e = 0
    var f = 0

    var sum: Int { a &+ b &+ c &+ d &+ e &+ f }
  }

  /// Prints what the hooks cost, best of five, in nanoseconds of real time.
  static func costs() throws {
    let loop = try start()
    let hub = ObservationHub.shared
    let model = Numbers()
    let other = Numbers()
    var sum = 0
    measure("six reads, hooks not installed") { sum &+= model.sum }
    hub.start()
    measure("six reads, nobody tracks") { sum &+= model.sum }
    var list = ReadList()
    measure("body of six reads, unchanged") {
      sum &+= hub.track(&list, for: 1) { model.sum }
    }
    var isOdd = false
    measure("body of six reads, all replaced") {
      isOdd.toggle()
      sum &+= hub.track(&list, for: 1) { isOdd ? other.sum : model.sum }
    }
    measure("six reads by withObservationTracking") {
      sum &+= withObservationTracking {
        model.sum
      } onChange: {
      }
    }
    measure("a set that nobody waits for") { other.a &+= 1 }
    _ = hub.track(&list, for: 1) { model.sum }
    hub.onWillSet = { sum &+= Int($0.subscribers.count) }
    measure("a set in place, with a reader told") { model.a &+= 1 }
    measure("a set by assignment, with a reader told") { model.a = model.a &+ 1 }
    hub.onWillSet = nil
    measureMany()
    measure("capture of \(VT_STACK_LIMIT) callers") { sum &+= Int(vt_capture_stack(0).count) }
    measure("task on the main actor, made and run", count: 1_000) {
      Task { sum &+= 1 }
      loop.runReadyJobs()
    }
    measure("a thousand tasks that sleep", count: 1) {
      for index in 0..<1_000 { Task { try await Task.sleep(for: .microseconds(index)) } }
      loop.advance(to: loop.now + .seconds(1))
    }
    measure("an empty turn", count: 1_000) { loop.runReadyJobs() }
    hub.release(&list)
    print("sum is used: \(sum != 0)")
  }

  /// Many nodes that read objects of their own.
  private static func measureMany() {
    let hub = ObservationHub.shared
    let models = (0..<100_000).map { _ in Numbers() }
    var lists = models.map { _ in ReadList() }
    func readAll() {
      for index in models.indices {
        hub.track(&lists[index], for: UInt64(index)) { _ = (models[index].a, models[index].b) }
      }
    }
    measure("100,000 bodies of two reads, first", count: 1, rounds: 1, readAll)
    measure("100,000 bodies of two reads, again", count: 1, readAll)
    measure("release of 100,000 lists", count: 1, rounds: 1) {
      for index in lists.indices { hub.release(&lists[index]) }
    }
  }

  private static func measure(
    _ name: String,
    count: Int = 100_000,
    rounds: Int = 5,
    _ body: () -> Void
  ) {
    var best = Int64.max
    for _ in 0..<rounds {
      let start = RealClock.now
      for _ in 0..<count { body() }
      best = min(best, (RealClock.now - start).rawValue)
    }
    print(best / Int64(count), "ns:", name)
  }
}
