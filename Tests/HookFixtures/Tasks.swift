import TraceModel
import ViewRuntime

extension Scenarios {
  private actor Counter {
    var value = 0
    func add(_ amount: Int) async -> Int {
      value += amount
      await Task.yield()
      return value
    }
  }

  /// Sleeps, groups, cancellation, actors, detached work and streams.
  static func tasks() throws {
    let loop = try start()
    for index in 0..<200 {
      Task {
        try? await Task.sleep(for: .milliseconds((index * 37) % 101))
        if index % 50 == 0 { note("slept \(index)") }
      }
    }
    Task { await race() }
    Task.detached {
      let counter = Counter()
      for amount in 1...3 { await note("counter \(await counter.add(amount))") }
      try? await Task.sleep(nanoseconds: 5_000_000_000)
      await note("detached is done")
    }
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    Task {
      for await value in stream { note("received \(value)") }
      note("stream ended")
    }
    Task {
      for value in 1...3 {
        try await ContinuousClock().sleep(for: .milliseconds(250))
        continuation.yield(value)
      }
      continuation.finish()
    }
    note("ran \(loop.runReadyJobs() > 200)")
    loop.advance(to: .seconds(9))
    note("ready \(loop.hasReadyJobs), timer \(loop.nextTimer?.rawValue ?? -1)")
  }

  private static func race() async {
    let squares = await withTaskGroup(of: Int.self) { group in
      for index in 1...5 {
        group.addTask {
          try? await Task.sleep(for: .milliseconds(60 - index * 10))
          return index * index
        }
      }
      var squares: [Int] = []
      for await square in group { squares.append(square) }
      return squares
    }
    note("squares \(squares)")
    let winner = await withTaskGroup(of: String.self) { group in
      group.addTask { (try? await Task.sleep(for: .seconds(3600))) == nil ? "cut" : "slow" }
      group.addTask { (try? await Task.sleep(for: .seconds(1))) == nil ? "cut" : "fast" }
      let first = await group.next() ?? ""
      group.cancelAll()
      return first
    }
    note("winner \(winner)")
  }

  /// A task that is always ready until time has passed.
  static func polling() throws {
    let loop = try start()
    Task {
      let start = ContinuousClock.now
      while start.duration(to: .now) < .seconds(2) { await Task.yield() }
      note("stopped polling")
    }
    for frame in 1...(180 as Int64) { loop.advance(to: Nanoseconds(frame * 50_000_000 / 3)) }
    note("ready \(loop.hasReadyJobs)")
  }
}
