import Foundation
import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct TransactionTests {
  fileprivate struct Reason: TransactionKey {
    static let defaultValue = "none"
  }

  /// Says in which transaction it is updated.
  private struct Probe: View {
    let number: Int
    let log: (String) -> Void
    var body: some View {
      Color.red.frame(width: CGFloat(number))
        .transaction { log("\($0[Reason.self]) \($0.animation == nil ? "still" : "animated")") }
    }
  }

  private struct Screen<Content: View>: View {
    let remote: Remote<Int>
    @ViewBuilder let content: (Int) -> Content
    @State var number = 0
    var body: some View {
      let _ = remote.lend { number = $0 }
      content(number)
    }
  }

  @Test func aValueGoesAlongWithItsWritesOnly() {
    var log: [String] = []
    let remote = Remote<Int>()
    let tree = ViewsTree(Screen(remote: remote) { Probe(number: $0) { log.append($0) } })
    _ = tree.step { withTransaction(\.reason, "tap") { remote.set(1) } }
    _ = tree.step { remote.set(2) }
    #expect(log == ["tap still", "none still"])
  }

  @Test func aTransformForAValueWorksInItsUpdatesAlone() {
    var log: [String] = []
    let remote = Remote<Int>()
    let tree = ViewsTree(
      Screen(remote: remote) { number in
        Probe(number: number) { log.append($0) }
          .transaction(value: number / 10) {
            $0.animation = .default
            $0[Reason.self] = "tens"
          }
      }
    )
    _ = tree.step { remote.set(1) }
    _ = tree.step { remote.set(10) }
    _ = tree.step { remote.set(11) }
    #expect(log == ["none still", "tens animated", "none still"])
  }

  @Test func aBodyOfModifiersIsNoEvaluationOfItsOwn() {
    var log: [String] = []
    let remote = Remote<Int>()
    let tree = ViewsTree(
      Screen(remote: remote) { number in
        Text("a").animation(.default) { content in
          if number > 1 { content.padding() } else { content }
          Probe(number: number) { log.append($0) }
        }
      }
    )
    let first = tree.trace.takeRuns()
    #expect(first.count == 2 && first.last == "TransactionTests.Probe")
    #expect(tree.step { remote.set(1) }.count == 2)
    #expect(log == ["none animated"])
    _ = tree.step { remote.set(2) }
    #expect(tree.words == ["a"])
  }

  @Test func aModifiersCompletionIsCalledForEachOfItsUpdates() {
    var log: [String] = []
    let remote = Remote<Int>()
    let tree = ViewsTree(
      Screen(remote: remote) { number in
        Text("\(number)").transaction(value: number / 10) {
          $0.addAnimationCompletion { log.append("done \(number)") }
        }
      }
    )
    _ = tree.step { remote.set(1) }
    #expect(log == [])
    _ = tree.step { remote.set(10) }
    #expect(log == ["done 10"])
  }

  @Test func aCompletionWithoutAnAnimationComesAfterTheUpdate() {
    var log: [String] = []
    let remote = Remote<Int>()
    let tree = ViewsTree(
      Screen(remote: remote) { number in
        let _ = log.append("body \(number)")
        Text("\(number)")
      }
    )
    _ = tree.step {
      var transaction = Transaction()
      transaction.addAnimationCompletion { log.append("done") }
      withTransaction(transaction) { remote.set(1) }
      withAnimation(.default) {
      } completion: {
        log.append("nothing to do")
      }
    }
    #expect(log == ["body 0", "body 1", "done", "nothing to do"])
  }

  @Test func theViewItselfStaysInTheTransactionOutside() {
    var log: [String] = []
    let remote = Remote<Int>()
    let tree = ViewsTree(
      Screen(remote: remote) { number in
        Probe(number: number) { log.append("view \($0)") }
          .animation(.default) { content in
            content
            Probe(number: number) { log.append("applied \($0)") }
          }
          .transaction {
            $0[Reason.self] = "inner"
          } body: { content in
            content
            Probe(number: number) { log.append("second \($0)") }
          }
        Probe(number: number) { log.append("after \($0)") }
      }
    )
    _ = tree.step { withTransaction(\.reason, "tap") { remote.set(1) } }
    #expect(
      log == [
        "view tap still", "applied tap animated", "second inner still", "after tap still",
      ]
    )
  }

  @Test func aPlaceholderInAViewOfItsOwnIsOutsideToo() {
    struct Frame<Content: View>: View {
      let content: Content
      var body: some View { content.padding() }
    }
    var log: [String] = []
    let remote = Remote<Int>()
    let tree = ViewsTree(
      Screen(remote: remote) { number in
        Probe(number: number) { log.append($0) }.animation(.default) { Frame(content: $0) }
      }
    )
    _ = tree.step { remote.set(1) }
    #expect(log == ["none still"])
  }
}

extension Transaction {
  fileprivate var reason: String {
    get { self[TransactionTests.Reason.self] }
    set { self[TransactionTests.Reason.self] = newValue }
  }
}
