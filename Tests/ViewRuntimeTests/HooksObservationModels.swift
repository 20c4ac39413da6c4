import Observation
import TraceModel

@testable import ViewRuntime

@Observable final class Account {
  var name = "Ann"
  var balance = 10
  var history: [Int] = []
  var note = Note()
  var memo: Note?
  private var secret = 1

  var doubled: Int { balance * 2 }
  func readSecret() -> Int { secret }
  func setSecret(_ value: Int) { secret = value }
}

final class Note: Sendable {}

struct Opaque { var value = 0 }

@Observable final class Box<Value> {
  var value: Value
  var opaque = Opaque()
  init(_ value: Value) { self.value = value }
}

enum Bank {
  @Observable final class Vault {
    var isOpen = false
  }
}

/// Runs a test with the hub in a mode, and notes what the hub tells.
///
/// The hub is the process's, and views of other tests may be waiting with
/// theirs: afterwards it is as it was found.
@MainActor final class HubProbe {
  let hub = ObservationHub.shared
  private(set) var told: [UInt64] = []
  private(set) var writes: [String] = []
  private(set) var objects: [ObjectIdentifier] = []
  private(set) var equalities: [WriteEquality] = []

  static func run(_ mode: ObservationHub.Mode, _ test: (HubProbe) throws -> Void) rethrows {
    let probe = HubProbe()
    let hub = probe.hub
    let found = (mode: hub.mode, onWillSet: hub.onWillSet, onDidSet: hub.onDidSet)
    hub.start(mode)
    hub.onWillSet = { write in
      MainActor.assumeIsolated {
        probe.told += write.subscribers.sorted()
        if let object = write.object { probe.objects.append(ObjectIdentifier(object)) }
        let name = hub.name(of: write.target.property)
        probe.writes.append("\(name)")
      }
    }
    hub.onDidSet = { _, equality in MainActor.assumeIsolated { probe.equalities.append(equality) } }
    defer {
      hub.start(found.mode)
      hub.onWillSet = found.onWillSet
      hub.onDidSet = found.onDidSet
    }
    try test(probe)
  }

  /// Takes what was told so far.
  func takeTold() -> [UInt64] {
    defer { told = [] }
    return told
  }

  func names(of list: borrowing ReadList) -> [String] {
    list.properties.map { "\(hub.name(of: $0.property))" }
  }
}
