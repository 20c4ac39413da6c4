import Testing

@testable import ViewRuntime

@MainActor @Suite struct NavigationTabTests {
  struct Page: View {
    let name: String
    @State var count = 0
    var body: some View {
      let _ = navigationLog.append("body \(name)")
      Button("\(name) \(count)") { count += 1 }
        .onAppear { navigationLog.append("appear \(name)") }
        .onDisappear { navigationLog.append("disappear \(name)") }
    }
  }

  private func takeLog() -> [String] {
    defer { navigationLog = [] }
    return navigationLog
  }

  private func select(_ title: String, _ tree: ControlsTree) -> [String] {
    tree.step {
      let bar = tree.host.targets().last { $0.semantics.role == .tabBar }
      bar?.semantics.choices.first { $0.title == title }?.choose()
    }
  }

  // Rule 47
  @Test func allTabsHaveTheirStateAtOnceAndKeepIt() {
    _ = takeLog()
    let tree = ControlsTree(
      TabView {
        Page(name: "a").tabItem { Text("First") }
        Page(name: "b").tabItem { Text("Second") }
      }
    )
    #expect(takeLog() == ["body a", "body b", "appear a"])
    #expect(tree.shown == ["a 0", "First", "Second"])
    _ = tree.tap("a 0")
    _ = takeLog()
    _ = tree.tap("Second")
    #expect(takeLog() == ["appear b", "disappear a"])
    #expect(tree.shown == ["b 0", "First", "Second"])
    _ = select("First", tree)
    #expect(takeLog() == ["appear a", "disappear b"])
    #expect(tree.shown == ["a 1", "First", "Second"])
  }

  @Test func boundSelectionRunsItsReadersOnly() {
    struct Root: View {
      @State var tab = "two"
      var body: some View {
        let _ = Self._printChanges()
        TabView(selection: $tab) {
          Text("page one").tabItem { Text("One") }.tag("one")
          Text("page two").tag("two").tabItem { Text("Two") }
        }
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.takeLines()
    #expect(tree.shown == ["page two", "One", "Two"])
    #expect(select("One", tree) == [])
    #expect(tree.shown == ["page one", "One", "Two"])
  }

  @Test func tabsWithValues() {
    struct Root: View {
      @State var tab = 1
      @State var hasThird = false
      var body: some View {
        TabView(selection: $tab) {
          Tab("Home", systemImage: "house", value: 1) { Button("more") { hasThird = true } }
          Tab("Search", systemImage: "magnifyingglass", value: 2) { Text("find") }
          if hasThird { Tab("Third", systemImage: "3.circle", value: 3) { Text("third") } }
        }
      }
    }
    let tree = ControlsTree(Root())
    #expect(tree.shown == ["more", "Home", "Search"])
    _ = tree.tap("more")
    #expect(tree.shown == ["more", "Home", "Search", "Third"])
    _ = select("Third", tree)
    #expect(tree.shown == ["third", "Home", "Search", "Third"])
  }

  @Test func pagesAreToldByTheirTags() {
    struct Root: View {
      @State var page = 0
      var body: some View {
        TabView(selection: $page) {
          ForEach(0..<3) { Text("page \($0)").tag($0) }
        }
        .tabViewStyle(.page)
      }
    }
    let tree = ControlsTree(Root())
    #expect(tree.shown == ["page 0"])
    _ = tree.step {
      tree.host.targets().last { $0.semantics.role == .tabBar }?.semantics.choices[2].choose()
    }
    #expect(tree.shown == ["page 2"])
  }

  @Test func eachTabHasANavigationStackOfItsOwn() {
    struct Stack: View {
      let name: String
      var body: some View {
        NavigationStack {
          NavigationLink("go \(name)") { Text("deep \(name)") }.navigationTitle(name)
        }
        .tabItem { Text(name) }
      }
    }
    let tree = ControlsTree(
      TabView {
        Stack(name: "a")
        Stack(name: "b")
      }
    )
    _ = tree.tap("go a")
    #expect(tree.shown == ["deep a", "a", "a", "b"])
    _ = select("b", tree)
    #expect(tree.shown == ["go b", "b", "a", "b"])
    #expect(tree.host.backAction == nil)
    _ = select("a", tree)
    _ = tree.step { tree.host.backAction?() }
    #expect(tree.shown == ["go a", "a", "a", "b"])
  }
}
