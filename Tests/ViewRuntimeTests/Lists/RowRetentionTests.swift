import Combine
import Foundation
import Testing
import TraceModel

@testable import ViewRuntime

/// What becomes of rows that have left the screen.
@MainActor @Suite(.serialized) struct RowRetentionTests {
  private struct Counter: View {
    let id: Int
    let export: (Int, @escaping () -> Void) -> Void
    @State var count = 0
    var body: some View {
      let _ = export(id) { count += 1 }
      Text("\(id): \(count)")
    }
  }

  @MainActor private final class Model: ObservableObject {
    static var made = 0
    init() { Self.made += 1 }
  }

  private struct Owner: View {
    let id: Int
    @StateObject var model = Model()
    var body: some View { Text("owner \(id)") }
  }

  /// By 500 points, 11 rows of 44, at a time.
  private func scroll(_ tree: ViewsTree, screens: Int) {
    guard let view = tree.host.scrollViews().first else { return }
    for _ in 0..<screens { view.scroll(to: CGPoint(x: 0, y: view.offset.y + 500)) }
  }

  /// The root, the branch in it that the list's rows hang from, and the rows:
  /// those on screen and those of the last eight updates.
  @Test(arguments: [1_000, 100_000]) func aListHoldsFewRowsHoweverFarItIsScrolled(count: Int) {
    let tree = ViewsTree(List(0..<count) { Counter(id: $0) { _, _ in } })
    scroll(tree, screens: 20)
    let (blocks, nodes) = (tree.host.blockCount, tree.host.layoutTree.engine.liveNodes)
    scroll(tree, screens: 22)
    #expect(tree.host.blockCount == blocks)
    #expect(tree.host.layoutTree.engine.liveNodes == nodes)
    #expect(blocks < 120)
  }

  @Test func aListKeepsARowWhoseStateWasWritten() {
    var sets: [Int: () -> Void] = [:]
    let tree = ViewsTree(List(0..<1_000) { Counter(id: $0) { sets[$0] = $1 } })
    _ = tree.step { sets[1]?() }
    scroll(tree, screens: 30)
    _ = tree.trace.takeCounts()
    tree.host.scrollViews()[0].scroll(to: .zero)
    #expect(tree.shown.prefix(3) == ["0: 0", "1: 1", "2: 0"])
    // 20 rows are seen; the one that was kept does not run again.
    #expect(tree.trace.takeCounts()["RowRetentionTests.Counter"] == 19)
  }

  @Test func aListKeepsARowThatOwnsAnObject() {
    Model.made = 0
    let tree = ViewsTree(List(0..<1_000) { Owner(id: $0) })
    #expect(Model.made == 20)
    scroll(tree, screens: 30)
    let made = Model.made
    tree.host.scrollViews()[0].scroll(to: .zero)
    #expect(Model.made == made)
  }

  /// A row that comes back in time is not ended by the update it left in.
  @Test func aRowThatCameBackStaysItself() {
    let tree = ViewsTree(List(0..<1_000) { Counter(id: $0) { _, _ in } })
    let view = tree.host.scrollViews()[0]
    for _ in 0..<3 {
      for place in [500.0, 0] { view.scroll(to: CGPoint(x: 0, y: place)) }
    }
    _ = tree.trace.takeCounts()
    for place in [500.0, 0] { view.scroll(to: CGPoint(x: 0, y: place)) }
    #expect(tree.trace.takeCounts()["RowRetentionTests.Counter"] == nil)
    #expect(tree.shown.first == "0: 0")
  }

  private struct Screen: View {
    let remote: Remote<Int>
    let items: [Int]
    @State var round = 0
    var body: some View {
      let _ = remote.lend { round = $0 }
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(items, id: \.self) { Text("\($0) in \(round)").frame(height: 100) }
        }
      }
    }
  }

  /// The data is the same and the closure another: only what is seen runs.
  @Test func aNewClosureRunsTheRowsOnScreen() {
    let remote = Remote<Int>()
    let tree = ViewsTree(Screen(remote: remote, items: Array(0..<10_000)))
    tree.host.scrollViews()[0].scroll(to: CGPoint(x: 0, y: 5_000))
    #expect(tree.step { remote.set(1) }.count == 10)
    #expect(tree.shown.first == "50 in 1")
    tree.host.scrollViews()[0].scroll(to: .zero)
    #expect(tree.shown.first == "0 in 1")
  }
}
