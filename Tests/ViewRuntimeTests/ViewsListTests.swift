import Foundation
import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct ViewsListTests {
  private struct Row: View {
    let id: Int
    var body: some View { Text("row \(id)") }
  }

  @Test func listMakesOnlyTheRowsOnScreen() {
    let tree = ViewsTree(List(0..<100_000) { Row(id: $0) })
    // Rows are 44 points high.
    #expect(tree.trace.takeCounts()["ViewsListTests.Row"] == 20)
    #expect(tree.frames(of: Text.self)[1].minX == 20)
  }

  @Test func sectionsHaveHeadersAndRowsOnDemand() {
    let tree = ViewsTree(
      List {
        Section("First") {
          ForEach(0..<3) { Row(id: $0) }
        }
        Section {
          ForEach(10..<1_000) { Row(id: $0) }
          Text("static")
        } header: {
          Text("Second")
        } footer: {
          Text("Footer")
        }
      }
    )
    #expect(tree.shown.prefix(5) == ["First", "row 0", "row 1", "row 2", "Second"])
    #expect(tree.shown.count < 20)
    tree.host.scrollViews()[0].scroll(to: CGPoint(x: 0, y: 1_000_000))
    #expect(tree.shown.suffix(3) == ["row 999", "static", "Footer"])
  }

  @Test func tapOnARowSelectsIt() {
    struct Screen: View {
      @State var selection: Int?
      var body: some View {
        VStack {
          List(0..<5, id: \.self, selection: $selection) { Row(id: $0) }
          Text(selection.map { "selected \($0)" } ?? "none")
        }
      }
    }
    let tree = ViewsTree(Screen())
    #expect(tree.shown.last == "none")
    let frame = tree.frames(of: Text.self)[2]
    _ = tree.step { tree.host.touched(at: CGPoint(x: 200, y: frame.midY))?.semantics.tap?() }
    #expect(tree.shown.last == "selected 2")
  }

  @Test func insetsOfARowAreItsOwn() {
    let tree = ViewsTree(
      List {
        Text("plain")
        Text("own").listRowInsets(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3))
      }
    )
    #expect(tree.frames(of: Text.self).map(\.minX) == [20, 3])
  }

  private struct Counter: View {
    let id: Int
    let export: (Int, @escaping () -> Void) -> Void
    @State var count = 0
    var body: some View {
      let _ = export(id) { count += 1 }
      Text("\(id): \(count)")
    }
  }

  @Test func listKeepsTheStateOfItsRows() {
    var sets: [Int: () -> Void] = [:]
    let tree = ViewsTree(List(0..<200) { Counter(id: $0) { sets[$0] = $1 } })
    _ = tree.step { sets[0]?() }
    for step in 1...20 {
      tree.host.scrollViews()[0].scroll(to: CGPoint(x: 0, y: CGFloat(step) * 100))
    }
    tree.host.scrollViews()[0].scroll(to: .zero)
    #expect(tree.shown.first == "0: 1")
  }

  @Test func rowOutOfSightWaitsOnceForAllItsWrites() {
    var sets: [Int: () -> Void] = [:]
    let tree = ViewsTree(List(0..<200) { Counter(id: $0) { sets[$0] = $1 } })
    tree.host.scrollViews()[0].scroll(to: CGPoint(x: 0, y: 4_000))
    for _ in 1...5 { #expect(tree.step { sets[0]?() } == []) }
    #expect(tree.host.reconciler.deferred.count == 1)
    tree.host.scrollViews()[0].scroll(to: .zero)
    tree.host.update()
    #expect(tree.host.reconciler.deferred.isEmpty)
    #expect(tree.shown.first == "0: 5")
  }

  @Test func scrollToBringsARowIntoView() {
    final class Holder {
      var proxy: ScrollViewProxy?
      func keep(_ proxy: ScrollViewProxy) { self.proxy = proxy }
    }
    let holder = Holder()
    struct Screen: View {
      let holder: Holder
      var body: some View {
        ScrollViewReader { proxy in
          let _ = holder.keep(proxy)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<1_000) { Text("row \($0)").frame(height: 50) }
            }
          }
        }
      }
    }
    let tree = ViewsTree(Screen(holder: holder))
    holder.proxy?.scrollTo(500, anchor: .top)
    tree.host.update()
    #expect(tree.shown.first == "row 500")
    holder.proxy?.scrollTo(20)
    tree.host.update()
    #expect(tree.shown.first == "row 20")
    #expect(tree.words.count < 60)
  }
}
