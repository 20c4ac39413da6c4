import Foundation
import Testing

@testable import ViewRuntime

@MainActor @Suite struct ControlsMenuTests {
  private func takeLog() -> [String] {
    defer { navigationLog = [] }
    return navigationLog
  }

  struct Item: View {
    init() { navigationLog.append("init") }
    var body: some View {
      let _ = navigationLog.append("body")
      Button("item") { navigationLog.append("chosen") }
    }
  }

  @Test func menuEvaluatesItsItemsWhenItIsOpened() {
    _ = takeLog()
    let tree = ControlsTree(
      VStack {
        Menu("More") {
          Item()
          Menu("Deeper") { Button("deep") { navigationLog.append("deep") } }
        }
        Text("below")
      }
    )
    #expect(takeLog() == ["init"])
    #expect(tree.shown == ["More", "below"])
    _ = tree.tap("More")
    #expect(takeLog() == ["body"])
    #expect(tree.shown == ["item", "Deeper"])
    _ = tree.tap("item")
    #expect(takeLog() == ["chosen"])
    #expect(tree.shown == ["More", "below"])
    _ = tree.tap("More")
    _ = tree.tap("Deeper")
    #expect(tree.shown == ["deep"])
  }

  // NV-10
  @Test func contextMenuEvaluatesItsItemsWhenItIsOpened() {
    _ = takeLog()
    let tree = ControlsTree(Text("x").contextMenu { Item() })
    #expect(takeLog() == ["init"])
    _ = tree.step { tree.target("x") { $0.longPress != nil }?.semantics.longPress?() }
    #expect(takeLog() == ["body"])
    #expect(tree.shown == ["item"])
    _ = tree.step { tree.host.dismissAction?() }
    #expect(tree.shown == ["x"])
  }

  @Test func linksGoThroughTheHandler() throws {
    let url = try #require(URL(string: "https://example.org/page"))
    var opened: [String] = []
    let tree = ControlsTree(
      VStack {
        Link("in", destination: url)
          .environment(
            \.openURL,
            OpenURLAction { url in
              navigationLog.append(url.absoluteString)
              return .handled
            }
          )
        Link("out", destination: url)
      }
    )
    _ = takeLog()
    _ = tree.tap("in")
    opened = takeLog()
    #expect(opened == ["https://example.org/page"])
    _ = tree.tap("out")
    #expect(tree.trace.messages == ["The app opened https://example.org/page"])
  }

  @Test func searchFieldIsInTheBar() {
    struct Root: View {
      @State var text = ""
      var body: some View {
        let _ = Self._printChanges()
        NavigationStack {
          Text("found \(text)")
            .searchable(text: $text, prompt: "Find")
            .onSubmit(of: .search) { text = "done" }
        }
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.takeLines()
    #expect(tree.type("a", into: "Find") == ["ControlsMenuTests.Root: _text changed."])
    #expect(tree.shown == ["found a"])
    let field = tree.target("Find")
    #expect(field?.frame.width == 358)
    _ = tree.step { field?.semantics.submit?() }
    #expect(tree.shown == ["found done"])
  }

  @Test func itemDestinationFollowsItsItem() {
    struct Page: View {
      let name: String
      @State var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Root: View {
      @State var item: String?
      let export: (@escaping (String?) -> Void) -> Void
      var body: some View {
        let _ = export { item = $0 }
        NavigationStack {
          Button("go") { item = "one" }.navigationDestination(item: $item) { Page(name: $0) }
        }
      }
    }
    var set: ((String?) -> Void)?
    let tree = ControlsTree(Root { set = $0 })
    _ = tree.tap("go")
    _ = tree.tap("one 0")
    #expect(tree.shown == ["one 1", "Back"])
    _ = tree.step { set?("two") }
    #expect(tree.shown == ["two 1", "Back"])
    _ = tree.step { set?(nil) }
    #expect(tree.shown == ["go"])
    _ = tree.tap("go")
    _ = tree.step { tree.host.backAction?() }
    #expect(tree.shown == ["go"])
    _ = tree.tap("go")
    #expect(tree.shown == ["one 0", "Back"])
  }

  @Test func splitViewShowsOneColumnWhereItIsNarrow() {
    struct Root: View {
      var body: some View {
        NavigationSplitView {
          NavigationLink("open", value: 1).navigationTitle("Side")
        } detail: {
          Text("detail").onAppear { navigationLog.append("detail") }
        }
      }
    }
    _ = takeLog()
    let narrow = ControlsTree(Root().environment(\.horizontalSizeClass, .compact))
    #expect(narrow.shown == ["open", "Side"])
    #expect(takeLog() == [])
    _ = narrow.tap("open")
    #expect(narrow.shown == ["detail"])
    #expect(takeLog() == ["detail"])
    _ = narrow.step { narrow.host.backAction?() }
    #expect(narrow.shown == ["open", "Side"])
    let wide = ControlsTree(Root().environment(\.horizontalSizeClass, .regular))
    #expect(wide.shown == ["open", "Side", "detail"])
  }

  @Test func sheetRestsAtItsLowestDetent() {
    struct Root: View {
      @State var isShown = true
      var body: some View {
        Text("root").sheet(isPresented: $isShown) {
          Color.red.presentationDetents([.medium, .large])
        }
      }
    }
    let tree = ControlsTree(Root())
    let sheet = tree.host.layoutTree.front
    #expect(sheet.children.first?.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
  }
}
