import Foundation
import Observation
import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct ViewsIdentityTests {
  private struct Counter: View {
    let log: (String) -> Void
    let name: String
    @State var created = false
    var body: some View {
      Text(name)
        .onAppear { log("appear \(name)") }
        .onDisappear { log("disappear \(name)") }
    }
  }

  @Test func newIDStartsAnewBeforeTheOldOneEnds() {
    var log: [String] = []
    let remote = Remote<Int>()
    struct Screen: View {
      let remote: Remote<Int>
      let log: (String) -> Void
      @State var id = 1
      var body: some View {
        let _ = remote.lend { id = $0 }
        Counter(log: log, name: "view \(id)").id(id)
      }
    }
    let tree = ViewsTree(Screen(remote: remote) { log.append($0) })
    #expect(log == ["appear view 1"])
    #expect(
      tree.step { remote.set(2) } == [
        "ViewsIdentityTests.Screen: _id", "ViewsIdentityTests.Counter",
      ]
    )
    #expect(log == ["appear view 1", "appear view 2", "disappear view 1"])
    #expect(tree.shown == ["view 2"])
  }

  @Test func sameIDKeepsTheState() {
    let remote = Remote<String>()
    struct Screen: View {
      let remote: Remote<String>
      @State var name = "a"
      var body: some View {
        let _ = remote.lend { name = $0 }
        Counter(log: { _ in }, name: name).id(7)
      }
    }
    let tree = ViewsTree(Screen(remote: remote))
    #expect(
      tree.step { remote.set("b") } == [
        "ViewsIdentityTests.Screen: _name", "ViewsIdentityTests.Counter: @self, 1 updated",
      ]
    )
    #expect(tree.shown == ["b"])
  }

  /// What a row read and its owner gave anew is told once, by the run that both
  /// led to.
  @Test func rowNamesEachSetOfAModelOnce() {
    let remote = Remote<Int>()
    let model = Words()
    struct Screen: View {
      let remote: Remote<Int>
      let model: Words
      @State var count = 1
      var body: some View {
        let _ = remote.lend { count = $0 }
        ForEach([1], id: \.self) { _ in Text("\(count) \(model.first) \(model.second)") }
      }
    }
    let tree = ViewsTree(Screen(remote: remote, model: model))
    #expect(
      tree.step {
        model.first = "b"
        remote.set(2)
      } == [
        "ViewsIdentityTests.Screen: _count",
        "ViewsIdentityTests.Screen.ForEach: \\Words.first, @self, 1 updated",
      ]
    )
    #expect(
      tree.step { model.second = "b" } == [
        "ViewsIdentityTests.Screen.ForEach: \\Words.second, 1 updated"
      ]
    )
  }

  /// Rule 37: the old data stays, and nothing was inserted or removed.
  @Test func constantRangeKeepsItsRows() {
    let remote = Remote<Int>()
    struct Screen: View {
      let remote: Remote<Int>
      @State var count = 4
      var body: some View {
        let _ = remote.lend { count = $0 }
        ForEach(0..<count) { Text("row \($0) of \(count)") }
      }
    }
    let tree = ViewsTree(Screen(remote: remote))
    for count in [2, 4, 6] {
      _ = tree.step { remote.set(count) }
      #expect(tree.shown == (0..<4).map { "row \($0) of \(count)" })
    }
    let lists = tree.trace.lists.dropFirst()
    #expect(lists.count == 3)
    for list in lists {
      #expect([list.before, list.after, list.kept] == [4, 4, 4])
      #expect([list.inserted, list.removed] == [0, 0])
    }
    #expect(
      tree.trace.messages.map { String($0.prefix { $0 != "." }) } == [
        "ForEach<Range<Int>, Int, Text> count (2) != its initial count (4)",
        "ForEach<Range<Int>, Int, Text> count (6) != its initial count (4)",
      ]
    )
  }
}

@Observable private final class Words {
  var first = "a"
  var second = "a"
}
