import Foundation
import Testing

@testable import ViewRuntime

/// What scrolls keeps its size under bars and insets; its content is inset.
@MainActor
struct ScrollInsetTests {
  /// Each 100 points high; its text, which is what a target is, in the middle.
  private func rows(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 100) }
  }

  /// Where a row's middle is, to a thousandth of a point.
  private func middle(_ row: String, in tree: ViewsTree) -> CGFloat? {
    tree.target(row).map { ($0.frame.midY * 1000).rounded() / 1000 }
  }

  @Test func contentGoesOnUnderAnInset() throws {
    let view = ScrollView { LazyVStack(spacing: 0) { rows(100) } }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 144) }
    let tree = ViewsTree(view)
    let scroll = try #require(tree.host.scrollViews().first)
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 390, height: 700))
    // Rows 7 and 8 lie under the inset, where they are seen and exist.
    #expect(tree.words == (0...8).map { "row \($0)" })
    #expect(scroll.maximumOffset.y == 9300)
    scroll.scroll(to: CGPoint(x: 0, y: 9300))
    #expect(middle("row 99", in: tree) == 650)
  }

  @Test func contentGoesOnUnderBars() throws {
    let view = TabView {
      NavigationStack {
        ScrollView { LazyVStack(spacing: 0) { rows(100) } }
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
      .tabItem { Text("One") }
    }
    let tree = ViewsTree(view)
    let scroll = try #require(tree.host.scrollViews().first)
    #expect(scroll.frame == CGRect(x: 0, y: 44, width: 390, height: 751))
    let made = { tree.words.filter { $0.hasPrefix("row") } }
    #expect(made() == (0...7).map { "row \($0)" })
    scroll.scroll(to: CGPoint(x: 0, y: 140))
    // 44 points lie under the navigation bar, 49 under the tab bar.
    #expect(made().first == "row 0")
    #expect(middle("row 0", in: tree) == -46)
    scroll.scroll(to: CGPoint(x: 0, y: 144))
    #expect(tree.shown.first == "row 1")
  }

  @Test func marginsScrollWithTheContent() throws {
    let view = ScrollView { Color.red.frame(height: 1000).accessibilityIdentifier("x") }
      .contentMargins(.vertical, 50)
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .contentMargins(.all, 500, for: .scrollIndicators)
    let tree = ViewsTree(view)
    let scroll = try #require(tree.host.scrollViews().first)
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(tree.target("x")?.frame == CGRect(x: 20, y: 50, width: 350, height: 1000))
    #expect(scroll.maximumOffset.y == 256)
  }

  @Test func paddingOfTheSafeAreaInsetsContentOnly() throws {
    let view = ScrollView(.horizontal) {
      Color.red.frame(width: 1000).accessibilityIdentifier("x")
    }
    .safeAreaPadding(.horizontal, 30)
    let tree = ViewsTree(view)
    let scroll = try #require(tree.host.scrollViews().first)
    #expect(scroll.layout.scrollWindow == CGRect(x: -30, y: 0, width: 390, height: 844))
    #expect(scroll.maximumOffset.x == 670)
    #expect(tree.target("x")?.frame.minX == 30)
  }

  @Test func anAnchorSaysWhereContentStandsAtFirst() throws {
    let view = ScrollView { LazyVStack(spacing: 0) { rows(100) } }.defaultScrollAnchor(.bottom)
    let tree = ViewsTree(view)
    #expect(middle("row 99", in: tree) == 794)
    let short = ScrollView { VStack(spacing: 0) { rows(2) } }.defaultScrollAnchor(.bottom)
    #expect(middle("row 1", in: ViewsTree(short)) == 794)
    let initial = ScrollView { VStack(spacing: 0) { rows(2) } }
      .defaultScrollAnchor(.bottom, for: .initialOffset)
    #expect(middle("row 1", in: ViewsTree(initial)) == 150)
  }

  @Test func contentThatGrowsStaysAtItsAnchorUnlessSomebodyReads() throws {
    let remote = Remote<Int>()
    let tree = ViewsTree(Growing(remote: remote).defaultScrollAnchor(.bottom))
    let scroll = try #require(tree.host.scrollViews().first)
    #expect(scroll.offset.y == 1156)
    _ = tree.step { remote.set(25) }
    #expect(scroll.offset.y == 1656)
    scroll.scroll(to: CGPoint(x: 0, y: 300))
    _ = tree.step { remote.set(30) }
    #expect(scroll.offset.y == 300)
  }

  private struct Growing: View {
    let remote: Remote<Int>
    @State private var count = 20

    var body: some View {
      let _ = remote.lend { count = $0 }
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 100) }
        }
      }
    }
  }

  @Test func fingersDoNotScrollWhatIsDisabled() throws {
    let tree = ViewsTree(ScrollView { rows(100) }.scrollDisabled(true))
    let scroll = try #require(tree.host.scrollViews().first)
    #expect(tree.host.touches.kinds(at: CGPoint(x: 195, y: 400)).enabled == [])
    #expect(scroll.scroll(to: CGPoint(x: 0, y: 50)))
  }
}
