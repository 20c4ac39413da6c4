import Observation
import Testing

@testable import ViewRuntime

/// Names of properties, generic models, and whether a set changed anything.
@MainActor @Suite(.serialized) struct HooksPropertyTests {
  /// Never specialised: each access makes a key path and frees it.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func readAndSet<Value>(_ box: Box<Value>, _ value: Value) {
    _ = box.value
    box.value = value
  }

  @Test func propertiesOfGenericModelsAreOneEach() {
    HubProbe.run(.interposed) { probe in
      let numbers = Box(1)
      let texts = Box("a")
      var list = ReadList()
      for round in 0..<50 {
        probe.hub.track(&list, for: 1) {
          _ = numbers.value
          _ = texts.value
        }
        #expect(list.count == 2)
        readAndSet(numbers, round + 2)
        readAndSet(texts, "b\(round)")
        #expect(probe.takeTold() == [1, 1])
      }
      #expect(probe.names(of: list) == [#"\Box<Int>.value"#, #"\Box<String>.value"#])
      probe.hub.release(&list)
    }
  }

  @Test func namesAreThoseOfTheSource() {
    HubProbe.run(.interposed) { probe in
      let (account, vault) = (Account(), Bank.Vault())
      account.balance = 1
      account.setSecret(2)
      account.history.append(3)
      vault.isOpen.toggle()
      #expect(
        probe.writes == [
          #"\Account.balance"#, #"\Account.secret"#, #"\Account.history"#, #"\Vault.isOpen"#,
        ]
      )
    }
  }

  @Test func privateTypesHaveNoAddressInTheirName() {
    HubProbe.run(.interposed) { probe in
      Hidden().value = 1
      #expect(probe.writes == [#"\Hidden.value"#])
    }
  }

  @Test func equalityIsKnownWhereItCostsNothing() {
    HubProbe.run(.interposed) { probe in
      let account = Account()
      account.balance = 11
      account.balance += 0
      account.balance += 1
      account.history.append(1)
      account.history = [2]
      account.note = Note()
      account.memo = nil
      let expected: [WriteEquality] = [
        .changed, .equal, .changed, .unknown, .changed, .changed, .unknown,
      ]
      #expect(probe.equalities == expected)
      account.balance = account.balance
      account.note = account.note
      #expect(probe.equalities.count == expected.count, "a setter is silent where it compares")
    }
  }

  @Test func typesWithoutEqualityAreUnknown() {
    HubProbe.run(.interposed) { probe in
      let box = Box(1)
      box.opaque = Opaque(value: 0)
      box.opaque.value = 3
      #expect(probe.equalities == [.unknown, .unknown])
    }
  }

  @Test func askingForEqualityIsNoRead() {
    HubProbe.run(.interposed) { probe in
      let account = Account()
      var list = ReadList()
      probe.hub.track(&list, for: 1) { account.balance += 0 }
      #expect(list.count == 1, "the set in place reads, and nothing else does")
      probe.hub.release(&list)
    }
  }

  @Test func aSetInsideOfAnotherIsTakenApart() {
    HubProbe.run(.interposed) { probe in
      let (outer, inner) = (Account(), Account())
      func change(_ value: inout Int) {
        inner.balance += 0
        value += 1
      }
      change(&outer.balance)
      #expect(probe.equalities == [.equal, .changed])
    }
  }
}

@Observable private final class Hidden { var value = 0 }
