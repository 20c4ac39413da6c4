import Observation

/// Reads and sets a model of its own, and looks whether the hub saw it.
struct ObservationSelfTest {
  @Observable fileprivate final class Model {
    var count = 0
  }

  let hub: ObservationHub

  /// What does not work; nil where all does.
  func problem() -> ToolchainChanged? {
    let model = Model()
    var list = ReadList()
    let (onWillSet, onDidSet) = (hub.onWillSet, hub.onDidSet)
    defer {
      hub.release(&list)
      (hub.onWillSet, hub.onDidSet) = (onWillSet, onDidSet)
    }
    var told: [UInt64] = []
    var equalities: [WriteEquality] = []
    hub.onWillSet = { told += $0.subscribers }
    hub.onDidSet = { equalities.append($1) }
    _ = hub.track(&list, for: 7) { model.count }
    guard list.count == 1 else {
      return ToolchainChanged(.observation, seen: "a read of an @Observable property is not seen")
    }
    model.count = 1
    model.count += 0
    guard told == [7, 7], equalities == [.changed, .equal] else {
      return ToolchainChanged(.observation, seen: "a set of an @Observable property is not seen")
    }
    return nil
  }
}
