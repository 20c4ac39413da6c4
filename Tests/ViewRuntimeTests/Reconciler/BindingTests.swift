import Foundation
import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct BindingTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private struct Row: View {
    @Binding var item: Item
    var body: some View { Button(item.name) { item.name += "!" } }
  }

  private struct NameRow: View {
    @Binding var name: String
    var body: some View { Button(name) { name += "!" } }
  }

  private static let items = ["a", "b", "c"].enumerated().map { Item(id: $0, name: $1) }

  @Test func aRowThatReadsItsElementReadsAllOfTheState() {
    struct Screen: View {
      @State var items = BindingTests.items
      var body: some View { VStack { ForEach($items) { $item in Row(item: $item) } } }
    }
    let tree = ViewsTree(Screen())
    _ = tree.step { tree.target("b")?.semantics.tap?() }
    #expect(tree.shown == ["a", "b!", "c"])
    // A projection is no cut-off: it follows each change of what it projects.
    tree.target("c")?.semantics.tap?()
    _ = tree.trace.takeRuns()
    tree.host.update()
    #expect(
      tree.trace.takeCounts() == [
        "BindingTests.Screen": 1, "BindingTests.Screen.ForEach": 3, "BindingTests.Row": 3,
      ]
    )
    #expect(tree.shown == ["a", "b!", "c!"])
  }

  @Test func aMemberOfABindingIsWrittenThroughIt() {
    struct Inner: View {
      @Binding var items: [Item]
      var body: some View {
        NameRow(name: $items[1].name)
        ForEach($items, id: \.name) { NameRow(name: $0.name) }
      }
    }
    struct Screen: View {
      @State var items = BindingTests.items
      var body: some View { VStack { Inner(items: $items) } }
    }
    let tree = ViewsTree(Screen())
    #expect(tree.shown == ["b", "a", "b", "c"])
    let runs = tree.step { tree.target("b")?.semantics.tap?() }
    #expect(tree.shown == ["b!", "a", "b!", "c"])
    // Only the view that reads the elements, not the one that owns them.
    #expect(!runs.contains { $0.hasPrefix("BindingTests.Screen:") })
  }

  @Test func anOptionalIsABindingWhileItIsThere() {
    let remote = Remote<String?>()
    struct Screen: View {
      let remote: Remote<String?>
      @State var name: String? = "x"
      var body: some View {
        let _ = remote.lend { name = $0 }
        if let name = Binding($name) { NameRow(name: name) } else { Text("none") }
      }
    }
    let tree = ViewsTree(Screen(remote: remote))
    _ = tree.step { tree.target("x")?.semantics.tap?() }
    #expect(tree.shown == ["x!"])
    _ = tree.step { remote.set(nil) }
    #expect(tree.shown == ["none"])
    _ = tree.step { remote.set("y") }
    #expect(tree.shown == ["y"])
  }

  @Test func aValueIsABindingOnAnOptional() {
    struct Screen: View {
      @State var name = "x"
      var body: some View {
        Button(name) {
          let optional = Binding<String?>($name)
          optional.wrappedValue = nil
          optional.wrappedValue = "z"
        }
      }
    }
    let tree = ViewsTree(Screen())
    _ = tree.step { tree.target("x")?.semantics.tap?() }
    #expect(tree.shown == ["z"])
  }

  @Test func aTransactionGoesAlongWithTheWritesOfABinding() {
    var log: [String] = []
    struct Screen: View {
      let log: (String) -> Void
      @State var count = 0
      var body: some View {
        Text("\(count)").transaction { log($0.animation == nil ? "still" : "animated") }
          .background(Color.red.frame(width: CGFloat(count)))
        Button("own") { $count.animation(.linear).wrappedValue += 1 }
        Button("closures") {
          Binding(
            get: { count },
            set: { value, transaction in
              withTransaction(transaction) { count = value }
            }
          ).animation().wrappedValue += 1
        }
        Button("plain") { $count.wrappedValue += 1 }
      }
    }
    let tree = ViewsTree(Screen { log.append($0) })
    for name in ["own", "closures", "plain"] {
      _ = tree.step { tree.target(name)?.semantics.tap?() }
    }
    #expect(log == ["animated", "animated", "still"])
    #expect(tree.shown.first == "3")
  }

  @Test func theCompletionOfABindingsTransactionIsCalled() {
    var log: [String] = []
    struct Screen: View {
      let log: (String) -> Void
      @State var count = 0
      var transaction: Transaction {
        var transaction = Transaction()
        transaction.addAnimationCompletion { log("done") }
        return transaction
      }
      var body: some View {
        let _ = log("body \(count)")
        Button("given") { $count.transaction(transaction).wrappedValue += 1 }
        Button("set") {
          var binding = $count
          binding.transaction = transaction
          binding.wrappedValue += 1
        }
        Button("closures") {
          Binding(
            get: { count },
            set: { value, transaction in
              withTransaction(transaction) { count = value }
            }
          ).transaction(transaction).wrappedValue += 1
        }
      }
    }
    let tree = ViewsTree(Screen { log.append($0) })
    for (index, name) in ["given", "set", "closures"].enumerated() {
      log = []
      _ = tree.step { tree.target(name)?.semantics.tap?() }
      #expect(log == ["body \(index + 1)", "done"])
    }
  }

  @Test func aTransactionThatIsSetIsAnUpdateOfItsOwn() {
    var log: [String] = []
    struct Screen: View {
      let log: (String) -> Void
      @State var count = 0
      @State var other = 0
      var body: some View {
        Color.red.frame(width: CGFloat(count + other))
          .transaction { log($0.animation == nil ? "still" : "animated") }
        Button("go") {
          other += 1
          var binding = $count
          binding.transaction.animation = .linear
          binding.wrappedValue += 1
        }
      }
    }
    let tree = ViewsTree(Screen { log.append($0) })
    _ = tree.step { tree.target("go")?.semantics.tap?() }
    #expect(log == ["still", "animated"])
  }
}
