import Foundation
import Testing

@testable import ViewRuntime

/// What a binding of a scroll view's place is told, and what the app sets.
@MainActor
struct ScrollPositionTests {
  private struct Rows: View {
    var body: some View {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000, id: \.self) { Text("row \($0)").frame(height: 100) }
      }
      .scrollTargetLayout()
    }
  }

  private struct Feed: View {
    let remote: Remote<Int?>
    @State private var top: Int?

    var body: some View {
      let _ = remote.lend { top = $0 }
      ScrollView { Rows() }
        .scrollPosition(id: $top)
      Reading(top: top)
    }
  }

  private struct Reading: View {
    let top: Int?
    var body: some View { Text("top \(top.map(String.init) ?? "none")") }
  }

  private let row = "ScrollPositionTests.Rows.ForEach"
  private let reading = [
    "ScrollPositionTests.Feed: _top", "ScrollPositionTests.Reading: @self, 1 updated",
  ]

  @Test func aBindingIsWrittenOnceForEachViewThatComesToTheStart() throws {
    let tree = ViewsTree(Feed(remote: Remote()))
    let scroll = try #require(tree.host.scrollViews().first)
    #expect(tree.shown.contains("top none"))
    let first = tree.step { scroll.scroll(to: CGPoint(x: 0, y: 130)) }
    // The row that comes in, and whoever reads the binding.
    #expect(first == [row] + reading)
    #expect(tree.shown.contains("top 1"))
    let none = tree.step { scroll.scroll(to: CGPoint(x: 0, y: 190)) }
    #expect(none == [row])
    let next = tree.step { scroll.scroll(to: CGPoint(x: 0, y: 230)) }
    #expect(next == reading)
    #expect(tree.shown.contains("top 2"))
  }

  @Test func whatTheAppSetsIsScrolledTo() throws {
    let remote = Remote<Int?>()
    let tree = ViewsTree(Feed(remote: remote))
    let scroll = try #require(tree.host.scrollViews().first)
    let runs = tree.step { remote.set(500) }
    #expect(runs == reading + Array(repeating: row, count: 9))
    let frame = try #require(tree.target("row 500")?.frame)
    // The text stands in the middle of its row, which is seen by its last point.
    #expect(abs(frame.midY - (scroll.frame.maxY - 50)) < 0.01)
    #expect(tree.shown.contains("top 500"))
  }

  private struct Positioned: View {
    let remote: Remote<(inout ScrollPosition) -> Void>
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
      let _ = remote.lend { $0(&position) }
      ScrollView { Rows() }.scrollPosition($position)
      let id = position.viewID(type: Int.self).map(String.init) ?? "none"
      Text("\(id) \(position.isPositionedByUser ? "user" : "app")")
    }
  }

  @Test func aPositionSaysWhoChoseIt() throws {
    let remote = Remote<(inout ScrollPosition) -> Void>()
    let tree = ViewsTree(Positioned(remote: remote))
    let scroll = try #require(tree.host.scrollViews().first)
    #expect(tree.shown.last == "none app")
    _ = tree.step { remote.set { $0.scrollTo(edge: .bottom) } }
    #expect(scroll.offset.y == scroll.maximumOffset.y)
    #expect(tree.shown.contains("row 999"))
    _ = tree.step { remote.set { $0.scrollTo(y: 250) } }
    #expect(scroll.offset.y == 250)
    _ = tree.step { scroll.scroll(to: CGPoint(x: 0, y: 420)) }
    #expect(tree.shown.last == "4 user")
    _ = tree.step { remote.set { $0.scrollTo(id: 20, anchor: .top) } }
    let frame = try #require(tree.target("row 20")?.frame)
    #expect(abs(frame.midY - (scroll.frame.minY + 50)) < 0.01)
    #expect(tree.shown.last == "20 app")
  }

  @Test func geometryIsToldWhenAValueOfItChanges() throws {
    let log = GestureLog()
    let view = ScrollView { Rows() }
      .contentMargins(.top, 50)
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y > 0
      } action: { _, new in
        log("\(new)")
      }
    let tree = ViewsTree(view)
    let scroll = try #require(tree.host.scrollViews().first)
    #expect(log.take() == ["false"])
    let layout = scroll.layout
    #expect(ScrollGeometry(layout).contentOffset.y == -50)
    #expect(ScrollGeometry(layout).containerSize == CGSize(width: 390, height: 844))
    #expect(ScrollGeometry(layout).bounds == CGRect(x: 0, y: 0, width: 390, height: 794))
    // A row comes in; no body reads the geometry.
    #expect(tree.step { scroll.scroll(to: CGPoint(x: 0, y: 60)) } == [row])
    scroll.scroll(to: CGPoint(x: 0, y: 70))
    #expect(log.take() == ["true"])
  }

  @Test func oddPlacesAreNoPlaces() throws {
    let remote = Remote<(inout ScrollPosition) -> Void>()
    let tree = ViewsTree(Positioned(remote: remote))
    let scroll = try #require(tree.host.scrollViews().first)
    _ = tree.step { remote.set { $0.scrollTo(y: .nan) } }
    #expect(scroll.offset == .zero)
    _ = tree.step { remote.set { $0.scrollTo(y: -.infinity) } }
    #expect(scroll.offset == .zero)
    _ = tree.step { remote.set { $0.scrollTo(id: 5000) } }
    #expect(scroll.offset == .zero)
    _ = tree.step { remote.set { $0.scrollTo(y: .infinity) } }
    #expect(scroll.offset == scroll.maximumOffset)
    let empty = ViewsTree(
      ScrollView { EmptyView() }.contentMargins(.infinity).safeAreaPadding(.nan)
        .scrollTargetBehavior(.paging)
    )
    #expect(empty.host.scrollViews().first?.maximumOffset == .zero)
    empty.host.resize(to: .zero)
    #expect(empty.host.scrollViews().first?.maximumOffset == .zero)
  }
}
