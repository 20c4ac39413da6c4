import Observation
import Testing

@testable import ViewRuntime

/// What only interposed reads can give.
@MainActor @Suite(.serialized) struct HooksInterpositionTests {
  @Test func readsAreListedOnceInOrderOfTheFirst() {
    HubProbe.run(.interposed) { probe in
      let account = Account()
      var list = ReadList()
      probe.hub.track(&list, for: 1) {
        _ = (account.name, account.doubled, account.name, account.readSecret(), account.balance)
      }
      #expect(
        probe.names(of: list) == [#"\Account.name"#, #"\Account.balance"#, #"\Account.secret"#]
      )
      probe.hub.release(&list)
    }
  }

  @Test func aRepeatedBodyKeepsItsListAndItsSubscriptions() {
    HubProbe.run(.interposed) { probe in
      let account = Account()
      var list = ReadList()
      let body = { _ = (account.name, account.balance, account.name) }
      probe.hub.track(&list, for: 1, body)
      let (before, count) = (list.reads, probe.hub.dependencies.count)
      probe.hub.track(&list, for: 1, body)
      #expect(list.reads == before)
      #expect(probe.hub.dependencies.count == count)
      probe.hub.release(&list)
      #expect(probe.hub.dependencies.count == count - 2)
    }
  }

  @Test func theInnermostScopeCollects() {
    HubProbe.run(.interposed) { probe in
      let account = Account()
      var (outer, inner) = (ReadList(), ReadList())
      probe.hub.track(&outer, for: 1) {
        _ = account.name
        probe.hub.track(&inner, for: 2) { _ = account.balance }
        probe.hub.untracked { _ = account.readSecret() }
        _ = account.history
      }
      #expect(probe.names(of: outer) == [#"\Account.name"#, #"\Account.history"#])
      #expect(probe.names(of: inner) == [#"\Account.balance"#])
      probe.hub.release(&outer)
      probe.hub.release(&inner)
    }
  }

  @Test func plainTrackingBesideItWorksAsEver() {
    HubProbe.run(.interposed) { probe in
      let account = Account()
      let changes = Changes()
      var list = ReadList()
      probe.hub.track(&list, for: 1) {
        withObservationTracking {
          _ = account.balance
        } onChange: {
          changes.count += 1
        }
      }
      #expect(list.count == 1)
      account.balance = 5
      account.balance = 6
      #expect(changes.count == 1)
      #expect(probe.takeTold() == [1, 1])
      probe.hub.release(&list)
    }
  }

  /// Sound: used on the main thread by one test.
  private final class Changes: @unchecked Sendable { var count = 0 }

  @Test(arguments: [1, 23, 24, 25, 26, 64, 65, 500])
  func anyNumberOfReadsIsListedOnce(count: Int) {
    HubProbe.run(.interposed) { probe in
      let accounts = (0..<count).map { _ in Account() }
      var list = ReadList()
      // Screens of other tests in this process may depend on models of theirs.
      let others = probe.hub.dependencies.count
      for _ in 0..<2 {
        probe.hub.track(&list, for: 1) { for account in accounts + accounts { _ = account.name } }
        #expect(list.count == count)
      }
      probe.hub.track(&list, for: 1) { for account in accounts.reversed() { _ = account.name } }
      #expect(list.count == count)
      accounts[count / 2].name = "x"
      #expect(probe.takeTold() == [1])
      probe.hub.track(&list, for: 1) { for account in accounts.dropFirst() { _ = account.name } }
      #expect(list.count == count - 1)
      probe.hub.release(&list)
      #expect(probe.hub.dependencies.count == others)
    }
  }

  @Test func anObjectThatDiesInTheBodyIsSafe() {
    HubProbe.run(.interposed) { probe in
      var list = ReadList()
      for _ in 0..<100 {
        probe.hub.track(&list, for: 1) { _ = Account().name }
        #expect(list.count == 1)
      }
      probe.hub.release(&list)
    }
  }

  @Test func aSubscriptionDoesNotKeepTheObjectAlive() {
    HubProbe.run(.interposed) { probe in
      var list = ReadList()
      weak var gone: Account?
      do {
        let account = Account()
        gone = account
        probe.hub.track(&list, for: 1) { _ = account.name }
      }
      #expect(gone == nil)
      probe.hub.release(&list)
    }
  }

  @Test func aWriteNamesItsObject() {
    HubProbe.run(.interposed) { probe in
      let (mine, yours) = (Account(), Account())
      mine.balance += 1
      yours.name = "Eve"
      #expect(probe.objects == [ObjectIdentifier(mine), ObjectIdentifier(yours)])
    }
  }

  @Test func everyObjectHasANumberOfItsOwn() throws {
    try HubProbe.run(.interposed) { probe in
      let accounts = [Account(), Account()]
      var list = ReadList()
      probe.hub.track(&list, for: 1) {
        for account in accounts { _ = (account.name, account.balance) }
      }
      let ids = list.properties.map { probe.hub.objectID(of: $0.extent) }
      try #require(ids.count == 4)
      #expect(ids[0] == ids[1] && ids[2] == ids[3] && ids[0] != ids[2])
      probe.hub.release(&list)
    }
  }
}
