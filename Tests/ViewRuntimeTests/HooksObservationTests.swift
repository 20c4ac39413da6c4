import Observation
import Testing

@testable import ViewRuntime

/// What holds whichever way reads are seen.
@MainActor @Suite(.serialized) struct HooksObservationTests {
  nonisolated static let modes: [ObservationHub.Mode] = [.interposed, .publicTracking]

  @Test(arguments: modes) func onlyReadersOfTheSetPropertyAreTold(mode: ObservationHub.Mode) {
    HubProbe.run(mode) { probe in
      let account = Account()
      var (first, second) = (ReadList(), ReadList())
      _ = probe.hub.track(&first, for: 1) { account.balance }
      _ = probe.hub.track(&second, for: 2) { account.name }
      account.balance = 11
      #expect(probe.takeTold() == [1])
      account.name = "Bob"
      #expect(probe.takeTold() == [2])
      account.history = [1]
      #expect(probe.takeTold() == [])
      probe.hub.release(&first)
      probe.hub.release(&second)
    }
  }

  @Test(arguments: modes) func allReadersAreTold(mode: ObservationHub.Mode) {
    HubProbe.run(mode) { probe in
      let account = Account()
      var lists = (0..<5).map { _ in ReadList() }
      for index in lists.indices {
        _ = probe.hub.track(&lists[index], for: UInt64(index)) { account.doubled }
      }
      account.balance += 1
      #expect(probe.takeTold().sorted() == [0, 1, 2, 3, 4])
      for index in lists.indices { probe.hub.release(&lists[index]) }
    }
  }

  @Test(arguments: modes) func anotherObjectsPropertyIsAnother(mode: ObservationHub.Mode) {
    HubProbe.run(mode) { probe in
      let (mine, yours) = (Account(), Account())
      var list = ReadList()
      _ = probe.hub.track(&list, for: 1) { mine.balance }
      yours.balance = 0
      #expect(probe.takeTold() == [])
      mine.balance = 0
      #expect(probe.takeTold() == [1])
      probe.hub.release(&list)
    }
  }

  @Test(arguments: modes) func whatIsNotReadAgainIsForgotten(mode: ObservationHub.Mode) {
    HubProbe.run(mode) { probe in
      let account = Account()
      var list = ReadList()
      _ = probe.hub.track(&list, for: 1) { account.balance }
      account.balance = 11
      #expect(probe.takeTold() == [1])
      _ = probe.hub.track(&list, for: 1) { account.name }
      account.balance = 12
      #expect(probe.takeTold() == [])
      account.name = "Bob"
      #expect(probe.takeTold() == [1])
      probe.hub.release(&list)
    }
  }

  @Test(arguments: modes) func aReleasedListIsToldNothing(mode: ObservationHub.Mode) {
    HubProbe.run(mode) { probe in
      let account = Account()
      var list = ReadList()
      _ = probe.hub.track(&list, for: 1) { account.balance }
      probe.hub.release(&list)
      #expect(list.isEmpty)
      account.balance = 11
      #expect(probe.takeTold() == [])
    }
  }

  @Test(arguments: modes) func theResultOfTheBodyIsGivenBack(mode: ObservationHub.Mode) {
    HubProbe.run(mode) { probe in
      let account = Account()
      var list = ReadList()
      #expect(probe.hub.track(&list, for: 1) { "\(account.name) \(account.doubled)" } == "Ann 20")
      probe.hub.release(&list)
    }
  }

  @Test func nothingIsTrackedWhileOff() {
    HubProbe.run(.off) { probe in
      let account = Account()
      var list = ReadList()
      #expect(probe.hub.track(&list, for: 1) { account.balance } == 10)
      #expect(list.isEmpty)
      account.balance = 11
      #expect(probe.takeTold() == [])
    }
  }

  @Test func theSelfTestPassesOnThisToolchain() {
    HubProbe.run(.off) { probe in
      #expect(probe.hub.start() == nil)
      #expect(probe.hub.mode == .interposed)
      probe.hub.stop()
      #expect(probe.hub.mode == .off)
    }
  }
}
