import Testing

@testable import ViewRuntime

@MainActor @Suite struct PresentationTests {
  private func takeLog() -> [String] {
    defer { navigationLog = [] }
    return navigationLog
  }

  // NV-06
  @Test func sheetContentRunsWhenItIsPresented() {
    struct Sheet: View {
      init() { navigationLog.append("init") }
      var body: some View { Text("s") }
    }
    struct Root: View {
      @State var isShown = false
      var body: some View {
        let _ = navigationLog.append("p")
        Button("x") { isShown = true }.sheet(isPresented: $isShown) { Sheet() }
      }
    }
    _ = takeLog()
    let tree = ControlsTree(Root())
    #expect(takeLog() == ["p"])
    _ = tree.trace.takeRuns()
    _ = tree.tap("x")
    #expect(takeLog() == ["init"])
    #expect(
      tree.trace.takeRuns() == [
        "presented content PresentationTests.Root.content", "view PresentationTests.Sheet",
      ]
    )
    #expect(tree.shown == ["s"])
  }

  // NV-08
  @Test func sheetStateIsNewForEachPresentation() {
    struct Sheet: View {
      @State var k = 0
      var body: some View { Button("k\(k)") { k += 1 } }
    }
    struct Root: View {
      @State var isShown = false
      let log: (String) -> Void
      func dismissed() { log("dismissed") }
      var body: some View {
        Button("x") { isShown = true }
          .sheet(isPresented: $isShown, onDismiss: dismissed) { Sheet() }
      }
    }
    var log: [String] = []
    let tree = ControlsTree(Root { log.append($0) })
    #expect(tree.host.dismissAction == nil)
    _ = tree.tap("x")
    _ = tree.tap("k0")
    #expect(tree.shown == ["k1"])
    _ = tree.step { tree.host.dismissAction?() }
    #expect(tree.shown == ["x"])
    #expect(log == ["dismissed"])
    _ = tree.tap("x")
    #expect(tree.shown == ["k0"])
  }

  @Test func dismissedSheetIsLetGo() {
    struct Root: View {
      @State var isShown = false
      var body: some View {
        Button("x") { isShown = true }.sheet(isPresented: $isShown) { Text("s") }
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.tap("x")
    weak let sheet = tree.host.queue.presentations.all.first
    #expect(sheet != nil)
    _ = tree.step { tree.host.dismissAction?() }
    #expect(sheet == nil)
  }

  @Test func sheetOfAnItemIsAnotherOneForAnotherItem() {
    struct Item: Identifiable, Equatable {
      let id: Int
      var name: String
    }
    struct Sheet: View {
      let item: Item
      @State var taps = 0
      var body: some View { Button("\(item.name) \(taps)") { taps += 1 } }
    }
    struct Root: View {
      @State var item: Item?
      let export: (@escaping (Item?) -> Void) -> Void
      let log: (String) -> Void
      func dismissed() { log("dismissed") }
      var body: some View {
        let _ = export { item = $0 }
        Text("root").sheet(item: $item, onDismiss: dismissed) { Sheet(item: $0) }
      }
    }
    var set: ((Item?) -> Void)?
    var log: [String] = []
    let tree = ControlsTree(Root(export: { set = $0 }, log: { log.append($0) }))
    _ = tree.step { set?(Item(id: 1, name: "one")) }
    _ = tree.tap("one 0")
    #expect(tree.shown == ["one 1"])
    _ = tree.step { set?(Item(id: 2, name: "two")) }
    #expect(tree.shown == ["two 0"])
    #expect(log == ["dismissed"])
    _ = tree.step { set?(nil) }
    #expect(tree.shown == ["root"])
  }

  @Test func dismissOfTheEnvironmentEndsTheSheet() {
    struct Sheet: View {
      @Environment(\.dismiss) var dismiss
      var body: some View {
        NavigationStack {
          Button("close") { dismiss() }.navigationTitle("Sheet")
        }
      }
    }
    struct Root: View {
      @State var isShown = true
      var body: some View {
        let _ = Self._printChanges()
        NavigationStack {
          Text("shown \(isShown)").navigationTitle("Root")
        }
        .sheet(isPresented: $isShown) { Sheet() }
      }
    }
    let tree = ControlsTree(Root())
    #expect(tree.shown == ["close", "Sheet"])
    _ = tree.takeLines()
    #expect(tree.tap("close") == ["PresentationTests.Root: _isShown changed."])
    #expect(tree.shown == ["shown false", "Root"])
  }

  @Test func contentOfASheetFollowsItsOwner() {
    struct Root: View {
      @State var isShown = true
      @State var name = "a"
      var body: some View {
        let name = name
        Text("root").sheet(isPresented: $isShown) {
          Button("rename \(name)") { self.name = "b" }
          if name == "b" { Text("extra") }
        }
      }
    }
    let tree = ControlsTree(Root())
    #expect(tree.shown == ["rename a"])
    _ = tree.tap("rename a")
    #expect(tree.shown == ["rename b", "extra"])
  }

  @Test func alertEndsWithAnyOfItsButtons() {
    struct Item: View {
      init() { navigationLog.append("init") }
      var body: some View {
        let _ = navigationLog.append("body")
        Button("delete", role: .destructive) { navigationLog.append("deleted") }
      }
    }
    struct Root: View {
      @State var isShown = false
      var body: some View {
        Button("x") { isShown = true }
          .alert("Sure?", isPresented: $isShown) {
            Item()
          } message: {
            Text("It cannot be undone.")
          }
      }
    }
    _ = takeLog()
    let tree = ControlsTree(Root())
    #expect(takeLog() == ["init"])
    _ = tree.tap("x")
    #expect(takeLog() == ["body"])
    #expect(tree.shown == ["Sure?", "It cannot be undone.", "delete"])
    _ = tree.tap("delete")
    #expect(takeLog() == ["deleted"])
    #expect(tree.shown == ["x"])
  }

  @Test func standardButtonsStandIn() {
    struct Root: View {
      @State var isAlert = false
      @State var isDialog = false
      var body: some View {
        Button("alert") { isAlert = true }.alert("Hello", isPresented: $isAlert) {}
        Button("dialog") { isDialog = true }
          .confirmationDialog("Choose", isPresented: $isDialog, titleVisibility: .visible) {
            Button("one") {}
            Button("two") {}
          }
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.tap("alert")
    #expect(tree.shown == ["Hello", "OK"])
    _ = tree.tap("OK")
    _ = tree.tap("dialog")
    #expect(tree.shown == ["Choose", "one", "two", "Cancel"])
    _ = tree.tap("two")
    #expect(tree.shown == ["alert", "dialog"])
  }

  @Test func secondSheetWaitsForTheFirst() {
    struct Root: View {
      @State var isFirst = false
      @State var isSecond = false
      var body: some View {
        Button("x") {
          isFirst = true
          isSecond = true
        }
        .sheet(isPresented: $isFirst) { Text("first") }
        Text("y").sheet(isPresented: $isSecond) { Text("second") }
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.tap("x")
    #expect(tree.shown == ["first"])
    #expect(tree.trace.messages.count { $0.hasPrefix("Currently, only presenting") } == 1)
    _ = tree.step { tree.host.dismissAction?() }
    #expect(tree.shown == ["second"])
  }

  @Test func lockedSheetStays() {
    struct Root: View {
      @State var isShown = true
      var body: some View {
        Text("root").sheet(isPresented: $isShown) {
          Button("done") { isShown = false }.interactiveDismissDisabled()
        }
      }
    }
    let tree = ControlsTree(Root())
    #expect(tree.shown == ["done"])
    #expect(tree.host.dismissAction == nil)
    _ = tree.tap("done")
    #expect(tree.shown == ["root"])
  }

  // OB-15 for a state: presenting reads nothing for the owner.
  @Test func presentingRunsNoOwner() {
    struct Root: View {
      @State var isShown = false
      var body: some View {
        let _ = Self._printChanges()
        Button("x") { isShown = true }.sheet(isPresented: $isShown) { Text("s") }
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.takeLines()
    #expect(tree.tap("x") == [])
    #expect(tree.step { tree.host.dismissAction?() } == [])
  }

  // NV-07
  @Test func sheetShowsAStateThatNoBodyReadsAsItWas() {
    struct Root: View {
      @State var name = "old"
      @State var isShown = false
      var body: some View {
        let _ = Self._printChanges()
        Button("x") {
          name = "new"
          isShown = true
        }
        .sheet(isPresented: $isShown) {
          Text("sheet \(name)")
          Button("newest") { name = "newest" }
        }
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.takeLines()
    #expect(tree.tap("x") == [])
    #expect(tree.shown == ["sheet old", "newest"])
    // It has been read now: the next write runs the owner and the content.
    #expect(tree.tap("newest") == ["PresentationTests.Root: _name changed."])
    #expect(tree.shown == ["sheet newest", "newest"])
  }
}
