import Foundation
import Testing
import TraceModel

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct ViewsLazyTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String { "row \(id)" }
  }

  private struct Row: View {
    let item: Item
    @State var taps = 0
    var body: some View { Text(item.name).frame(height: 100) }
  }

  private struct Screen: View {
    let remote: Remote<[Item]>
    var log: (String) -> Void = { _ in }
    @State var items: [Item]
    var body: some View {
      let _ = remote.lend { items = $0 }
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(items) { item in
            Row(item: item)
              .onAppear { log("appear \(item.id)") }
              .onDisappear { log("disappear \(item.id)") }
          }
        }
      }
    }
  }

  private func items(_ range: Range<Int>) -> [Item] { range.map(Item.init) }

  private func scroll(_ tree: ViewsTree, to y: CGFloat) {
    tree.host.scrollViews().first?.scroll(to: CGPoint(x: 0, y: y))
  }

  @Test func longListMakesOnlyTheRowsOnScreen() {
    let tree = ViewsTree(Screen(remote: Remote(), items: items(0..<100_000)))
    // 844 points of rows that are 100 high: nine, the last of them cut.
    #expect(tree.trace.takeCounts()["ViewsLazyTests.Row"] == 9)
    #expect(tree.shown.count == 9)
    #expect(tree.shown.last == "row 8")
  }

  /// The row is the same, and what stands in it is another view.
  @Test func newViewInARowIsLaidOut() {
    struct Screen: View {
      let remote: Remote<Int>
      @State var id = 0
      var body: some View {
        let _ = remote.lend { id = $0 }
        ScrollView {
          LazyVStack {
            ForEach([1, 2], id: \.self) { row in Text("row \(row), view \(id)").id(id) }
          }
        }
      }
    }
    let remote = Remote<Int>()
    let tree = ViewsTree(Screen(remote: remote))
    for id in 1...2 {
      _ = tree.step { remote.set(id) }
      #expect(tree.shown == ["row 1, view \(id)", "row 2, view \(id)"])
    }
  }

  /// Only when they are made do the first rows turn out to show nothing.
  @Test func rowBehindRowsOfEmptyListsIsShown() {
    struct Screen: View {
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(0..<3, id: \.self) { row in
              ForEach(0..<4, id: \.self) { _ in
                if row == 2 { Text("shown") }
              }
            }
          }
        }
      }
    }
    #expect(ViewsTree(Screen()).shown == ["shown", "shown", "shown", "shown"])
  }

  /// A modifier around no view has no part in layout, until there is one.
  @Test func firstViewInAModifierInARowIsShown() {
    struct Row: View {
      let remote: Remote<Int>
      @State var count = 0
      var body: some View {
        let _ = remote.lend { count = $0 }
        ForEach(0..<count, id: \.self) { Text("\($0)") }.padding()
      }
    }
    struct Screen: View {
      let remote: Remote<Int>
      var body: some View {
        ScrollView { LazyVStack { ForEach([1], id: \.self) { _ in Row(remote: remote) } } }
      }
    }
    let remote = Remote<Int>()
    let tree = ViewsTree(Screen(remote: remote))
    _ = tree.step { remote.set(2) }
    #expect(tree.shown == ["0", "1"])
  }

  @Test func scrollingMakesRowsInATransactionOfLayout() {
    let tree = ViewsTree(Screen(remote: Remote(), items: items(0..<100)))
    _ = tree.trace.takeCounts()
    _ = tree.trace.takeTransactions()
    scroll(tree, to: 300)
    #expect(tree.trace.takeCounts()["ViewsLazyTests.Row"] == 3)
    #expect(tree.trace.takeTransactions() == [.layout])
    #expect(tree.shown.first == "row 3")
    #expect(tree.shown.last == "row 11")
  }

  @Test func rowsAppearWhenTheyComeOnScreenAndAgain() {
    var log: [String] = []
    let tree = ViewsTree(
      Screen(remote: Remote(), log: { log.append($0) }, items: items(0..<20))
    )
    #expect(log == (0..<9).map { "appear \($0)" })
    log = []
    scroll(tree, to: 200)
    #expect(log == ["disappear 0", "disappear 1", "appear 9", "appear 10"])
    log = []
    scroll(tree, to: 0)
    #expect(log == ["disappear 9", "disappear 10", "appear 0", "appear 1"])
  }

  @Test func rowOutOfSightKeepsItsStateForSomeUpdates() {
    let tree = ViewsTree(Screen(remote: Remote(), items: items(0..<100)))
    _ = tree.trace.takeCounts()
    scroll(tree, to: 900)
    _ = tree.trace.takeCounts()
    scroll(tree, to: 0)
    #expect(tree.trace.takeCounts()["ViewsLazyTests.Row"] == nil)
    scroll(tree, to: 900)
    for _ in 0..<5 {
      scroll(tree, to: 950)
      scroll(tree, to: 900)
    }
    _ = tree.trace.takeCounts()
    scroll(tree, to: 0)
    #expect(tree.trace.takeCounts()["ViewsLazyTests.Row"] == 9)
  }

  @Test func rowOutOfSightIsNotUpdatedUntilItIsBack() {
    let remote = Remote<[Item]>()
    struct Label: View {
      let item: Item
      let all: Int
      var body: some View { Text("\(item.name) of \(all)").frame(height: 100) }
    }
    struct Screen: View {
      let remote: Remote<[Item]>
      @State var items: [Item]
      var body: some View {
        let _ = remote.lend { items = $0 }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(items) { Label(item: $0, all: items.count) }
          }
        }
      }
    }
    let tree = ViewsTree(Screen(remote: remote, items: items(0..<20)))
    scroll(tree, to: 200)
    _ = tree.trace.takeCounts()
    _ = tree.step { remote.set(items(0..<30)) }
    let counts = tree.trace.takeCounts()
    #expect(counts.isEmpty)
    _ = tree.trace.takeCounts()
    scroll(tree, to: 0)
    #expect(tree.trace.takeCounts()["ViewsLazyTests.Label"] == 2)
    #expect(tree.shown.first == "row 0 of 30")
  }

  @Test func insertingAboveMakesOneRow() {
    let remote = Remote<[Item]>()
    let tree = ViewsTree(Screen(remote: remote, items: items(1..<50)))
    _ = tree.trace.takeCounts()
    remote.set(items(0..<50))
    tree.host.update()
    #expect(tree.trace.takeCounts()["ViewsLazyTests.Row"] == 1)
    #expect(tree.shown.first == "row 0")
    #expect(tree.shown.count == 9)
  }

  @Test func footerAppearsWhenItIsReached() {
    var log: [String] = []
    struct Feed: View {
      let items: [Item]
      let log: (String) -> Void
      let hasMore: Bool
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            Text("head").frame(height: 100).onAppear { log("head") }
            ForEach(items) { Text($0.name).frame(height: 100) }
            if hasMore { Text("more").frame(height: 100).onAppear { log("more") } }
            Text("end").frame(height: 100).onAppear { log("end") }
          }
        }
      }
    }
    let tree = ViewsTree(Feed(items: items(0..<20), log: { log.append($0) }, hasMore: true))
    #expect(log == ["head"])
    #expect(tree.words.contains("end") == false)
    scroll(tree, to: 5_000)
    #expect(log == ["head", "more", "end"])
  }

  @Test func sectionsOfListsAreMadeInOrder() {
    struct Group: Identifiable {
      let id: Int
      let items: [Item]
    }
    struct Sections: View {
      let groups: [Group]
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(groups) { group in
              Text("group \(group.id)").frame(height: 100)
              ForEach(group.items) { Row(item: $0) }
            }
          }
        }
      }
    }
    let groups = (0..<100).map { index in
      Group(id: index, items: items(index * 100..<index * 100 + 5))
    }
    let tree = ViewsTree(Sections(groups: groups))
    // Two groups of six rows reach over the screen's nine.
    #expect(tree.trace.takeCounts()["ViewsLazyTests.Row"] == 7)
    #expect(
      tree.shown == [
        "group 0", "row 0", "row 1", "row 2", "row 3", "row 4", "group 1", "row 100", "row 101",
      ]
    )
    scroll(tree, to: 600)
    #expect(tree.shown.first == "group 1")
    #expect(tree.shown.last == "row 201")
  }

  @Test func modifierOfAListGoesAroundItsRows() {
    struct Padded: View {
      let items: [Item]
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(items) { _ in Color.red.frame(height: 80) }.padding(.vertical, 10)
          }
        }
      }
    }
    let tree = ViewsTree(Padded(items: items(0..<1_000)))
    #expect(tree.frames(of: Color.self).count == 9)
    #expect(tree.frames(of: Color.self)[1].minY == 110)
    scroll(tree, to: 1_000)
    #expect(tree.frames(of: Color.self).contains { $0.minY == 10 })
  }

  @Test func rowsOfTwoViewsAreFoundByArithmetic() {
    struct Pairs: View {
      let items: [Item]
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(items) { item in
              Row(item: item)
              Color.red.frame(height: 100)
            }
          }
        }
      }
    }
    let tree = ViewsTree(Pairs(items: items(0..<10_000)))
    #expect(tree.trace.takeCounts()["ViewsLazyTests.Row"] == 5)
    scroll(tree, to: 500_000)
    #expect(tree.shown.contains("row 2500"))
    #expect(tree.trace.takeCounts()["ViewsLazyTests.Row"].map { $0 < 12 } == true)
  }

  @Test func writeInARowOutOfSightWaitsForIt() {
    var sets: [Int: (Int) -> Void] = [:]
    struct Counter: View {
      let id: Int
      let export: (Int, @escaping (Int) -> Void) -> Void
      @State var count = 0
      var body: some View {
        let _ = export(id) { count = $0 }
        Text("\(id): \(count)").frame(height: 100)
      }
    }
    struct Screen: View {
      let export: (Int, @escaping (Int) -> Void) -> Void
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<50) { Counter(id: $0, export: export) }
          }
        }
      }
    }
    let tree = ViewsTree(Screen { sets[$0] = $1 })
    scroll(tree, to: 300)
    _ = tree.trace.takeCounts()
    #expect(tree.step { sets[0]?(7) } == [])
    scroll(tree, to: 0)
    #expect(tree.trace.takeCounts() == ["ViewsLazyTests.Counter": 1])
    #expect(tree.shown.first == "0: 7")
  }
}
