import Foundation
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
}
