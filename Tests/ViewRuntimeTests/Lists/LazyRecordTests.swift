import Foundation
import Testing
import TraceModel

@testable import ViewRuntime

/// What the trace says of layout and of the rows of lazy containers.
@MainActor @Suite(.serialized) struct LazyRecordTests {
  private struct Row: View {
    let id: Int
    let remote: Remote<String>
    @State var text = ""
    var body: some View {
      let _ = id == 1 ? remote.lend { text = $0 } : ()
      Text("row \(id) \(text)")
    }
  }

  private struct Screen: View {
    let remote: Remote<String>
    var body: some View { List(0..<1_000) { Row(id: $0, remote: remote) } }
  }

  private struct Varied: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { if $0 % 2 == 0 { Text("row \($0)").frame(height: 100) } }
        }
      }
    }
  }

  private func scroll(_ tree: ViewsTree, to y: Double) {
    tree.host.scrollViews().first?.scroll(to: CGPoint(x: 0, y: y))
  }

  /// 844 points of rows of 44: 20, the last of them cut.
  @Test func rowsAreCountedByTransaction() {
    let tree = ViewsTree(Screen(remote: Remote()))
    var records = tree.trace.takeLazies()
    #expect(records.count == 1)
    #expect(records.first?.kind == .list)
    #expect(records.first?.views == 1_000)
    #expect(records.first?.made == 20)
    #expect(records.first?.shown == 20)
    #expect(records.first?.existing == 20)
    #expect(records.first?.isVaried == false)
    scroll(tree, to: 440)
    records = tree.trace.takeLazies()
    #expect(records.map(\.made) == [10])
    #expect(records.map(\.hidden) == [10])
    #expect(records.map(\.seen) == [20])
    #expect(records.map(\.existing) == [30])
    for step in 1...8 { scroll(tree, to: 440 + Double(step)) }
    records = tree.trace.takeLazies()
    #expect(records.reduce(0) { $0 + $1.ended } == 10)
    #expect(records.last?.existing == records.last?.seen)
  }

  /// A second step of the same kind without any change says nothing.
  @Test func nothingIsToldWhereNothingHappened() {
    let tree = ViewsTree(Screen(remote: Remote()))
    _ = tree.trace.takeLazies()
    scroll(tree, to: 1)
    #expect(tree.trace.takeLazies().isEmpty)
  }

  @Test func rowsOfAVaryingNumberOfViewsAreSaidToVary() {
    let tree = ViewsTree(Varied())
    let record = tree.trace.takeLazies().last
    #expect(record?.isVaried == true)
    #expect(record?.kind == .verticalStack)
  }

  @Test func aLayoutNamesWhatSetItOff() {
    let remote = Remote<String>()
    let tree = ViewsTree(Screen(remote: remote))
    let before = tree.trace.layouts.count
    _ = tree.step { remote.set("longer than it was before") }
    scroll(tree, to: 100)
    let causes = tree.trace.layouts.dropFirst(before).map { tree.trace.viewName(of: $0.node) }
    #expect(causes == ["LazyRecordTests.Row", "LazyRecordTests.Screen"])
  }

  /// The text and what stands around it in the row; the other rows are asked
  /// too, and answer from their caches.
  @Test func aLayoutCountsByNodeWhatWasWorkedOut() {
    let remote = Remote<String>()
    let tree = ViewsTree(Screen(remote: remote))
    _ = tree.trace.takeLayoutNodes()
    _ = tree.step { remote.set("longer than it was before") }
    let nodes = tree.trace.takeLayoutNodes()
    let rows = nodes.filter { tree.trace.viewName(of: $0.node) == "LazyRecordTests.Row" }
    #expect(rows.count == 1)
    #expect(rows.first?.elements == 1)
    #expect(nodes.count < 5)
  }
}
