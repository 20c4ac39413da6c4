import Foundation
import Observation
import ViewRuntime

extension Scenarios {
  /// Sound: the scenario sets it on one thread at a time.
  @Observable fileprivate final class Model: @unchecked Sendable { var count = 0 }

  /// A set on another thread is told on the main thread, by the loop.
  static func observing() throws {
    let loop = try start()
    let hub = ObservationHub.shared
    print("problem \(hub.start().map { "\($0)" } ?? "none")")
    let model = Model()
    var list = ReadList()
    _ = hub.track(&list, for: 3) { model.count }
    hub.onWillSet = { write in
      print(
        "told \(Array(write.subscribers)) of \(hub.name(of: write.target.property))",
        "on main \(Thread.isMainThread), object \(write.object === model)"
      )
    }
    hub.onDidSet = { print("equality \($1)") }
    model.count = 1
    let done = DispatchSemaphore(value: 0)
    Thread {
      model.count += 1
      done.signal()
    }.start()
    done.wait()
    print("set outside")
    loop.runReadyJobs()
    hub.release(&list)
    hub.stop()
    model.count = 5
    print("count \(model.count)")
  }
}
