import Testing

@testable import ViewRuntime

/// Lines that views of a test leave behind.
@MainActor var navigationLog: [String] = []

@MainActor @Suite struct NavigationStackTests {
  private func takeLog() -> [String] {
    defer { navigationLog = [] }
    return navigationLog
  }

  struct Detail: View {
    let name: String
    init(_ name: String = "d") {
      self.name = name
      navigationLog.append("init")
    }
    var body: some View {
      let _ = navigationLog.append("body")
      Text(name)
    }
  }

  // NV-01
  @Test func linkMakesItsDestinationWithTheParentAndRunsItWhenFollowed() {
    _ = takeLog()
    struct Root: View {
      var body: some View { NavigationStack { NavigationLink("go") { Detail() } } }
    }
    let tree = ControlsTree(Root())
    #expect(takeLog() == ["init"])
    #expect(tree.shown == ["go"])
    _ = tree.tap("go")
    #expect(takeLog() == ["body"])
    #expect(tree.shown == ["d", "Back"])
  }

  // NV-03
  @Test func presentedDestinationIsMadeWithTheParent() {
    _ = takeLog()
    struct Root: View {
      @State var isShown = false
      var body: some View {
        NavigationStack {
          Button("go") { isShown = true }
            .navigationDestination(isPresented: $isShown) { Detail() }
        }
      }
    }
    let tree = ControlsTree(Root())
    #expect(takeLog() == ["init"])
    _ = tree.tap("go")
    #expect(takeLog() == ["body"])
    #expect(tree.shown == ["d", "Back"])
    _ = tree.step { tree.host.backAction?() }
    #expect(tree.shown == ["go"])
    _ = tree.tap("go")
    #expect(tree.shown == ["d", "Back"])
  }

  // NV-04
  @Test func coveredPageKeepsItsStateAndAppearsAgain() {
    struct First: View {
      @State var n = 0
      var body: some View { NavigationLink("n\(n)") { Text("d") }.onAppear { n += 1 } }
    }
    let tree = ControlsTree(NavigationStack { First() })
    #expect(tree.shown == ["n1"])
    _ = tree.tap("n1")
    #expect(tree.shown == ["d", "Back"])
    _ = tree.step { tree.host.backAction?() }
    #expect(tree.shown == ["n2"])
  }

  // LC-09
  @Test func appearingAndDisappearingRepeatInOneLife() {
    _ = takeLog()
    struct Page: View {
      @State var n = 0
      var body: some View {
        Text("\(n)")
          .onAppear {
            n += 1
            navigationLog.append("a")
          }
          .onDisappear { navigationLog.append("d") }
      }
    }
    struct Root: View {
      var body: some View {
        NavigationStack {
          VStack {
            Page()
            NavigationLink("go") { Text("pushed") }
          }
        }
      }
    }
    let tree = ControlsTree(Root())
    #expect(takeLog() == ["a"])
    _ = tree.tap("go")
    #expect(takeLog() == ["d"])
    _ = tree.step { tree.host.backAction?() }
    #expect(takeLog() == ["a"])
    #expect(tree.shown == ["2", "go"])
  }

  @Test func valueDestinationRunsWhenItIsGoneTo() {
    struct Page: View {
      @State var count = 0
      let number: Int
      var body: some View {
        let _ = Self._printChanges()
        Button("page \(number) \(count)") { count += 1 }
        NavigationLink("next", value: number + 1)
      }
    }
    struct Root: View {
      var body: some View {
        let _ = Self._printChanges()
        NavigationStack {
          NavigationLink("one", value: 1)
            .navigationTitle("Start")
            .navigationDestination(for: Int.self) { Page(number: $0) }
        }
      }
    }
    let tree = ControlsTree(Root())
    #expect(tree.trace.takeRuns() == ["view NavigationStackTests.Root"])
    #expect(tree.shown == ["one", "Start"])
    #expect(tree.tap("one") == ["NavigationStackTests.Page: @self, @identity, _count changed."])
    #expect(
      tree.trace.takeRuns() == [
        "navigation destination NavigationStackTests.Root.destination",
        "view NavigationStackTests.Page",
      ]
    )
    #expect(tree.shown == ["page 1 0", "next", "Start"])
    _ = tree.tap("page 1 0")
    _ = tree.tap("next")
    #expect(tree.shown == ["page 2 0", "next", "Back"])
    _ = tree.step { tree.host.backAction?() }
    // Popped pages lose their state, stacked ones keep it.
    #expect(tree.shown == ["page 1 1", "next", "Start"])
    _ = tree.tap("next")
    #expect(tree.shown == ["page 2 0", "next", "Back"])
  }

  @Test func boundPathRunsItsReadersOnly() {
    struct Reader: View {
      @Binding var path: [Int]
      var body: some View {
        let _ = Self._printChanges()
        Text("depth \(path.count)")
      }
    }
    struct Root: View {
      @State var path: [Int] = []
      var body: some View {
        let _ = Self._printChanges()
        Reader(path: $path)
        Button("deep") { path = [1, 2, 3] }
        NavigationStack(path: $path) {
          NavigationLink("go", value: 7)
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.takeLines()
    #expect(tree.tap("go") == ["NavigationStackTests.Reader: _path changed."])
    #expect(tree.shown.contains("page 7"))
    #expect(tree.tap("deep") == ["NavigationStackTests.Reader: _path changed."])
    #expect(tree.shown.contains("page 3"))
    #expect(
      tree.step { tree.host.backAction?() } == ["NavigationStackTests.Reader: _path changed."]
    )
    #expect(tree.shown.contains("page 2"))
    #expect(tree.shown.contains("depth 2"))
  }

  @Test func pathOfSeveralTypes() {
    struct Root: View {
      @State var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("go") {
            path.append(1)
            path.append("two")
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: String.self) { Text("word \($0)") }
        }
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.tap("go")
    #expect(tree.shown == ["word two", "Back"])
    _ = tree.tap("Back")
    #expect(tree.shown == ["number 1", "Back"])
  }

  @Test func dismissOfAPageMayOutliveItsStack() {
    struct Leaf: View {
      @Environment(\.dismiss) var dismiss
      let export: (DismissAction) -> Void
      var body: some View {
        let _ = export(dismiss)
        Text("leaf")
      }
    }
    struct Root: View {
      @State var isOther = false
      let exportState: (State<Bool>) -> Void
      let export: (DismissAction) -> Void
      var body: some View {
        let _ = exportState(_isOther)
        if isOther {
          Text("other")
        } else {
          NavigationStack { NavigationLink("go") { Leaf(export: export) } }
        }
      }
    }
    var dismiss: DismissAction?
    var isOther: State<Bool>?
    let tree = ControlsTree(Root(exportState: { isOther = $0 }, export: { dismiss = $0 }))
    _ = tree.tap("go")
    _ = tree.step { isOther?.wrappedValue = true }
    _ = tree.step { dismiss?() }
    #expect(tree.shown == ["other"])
  }

  @Test func dismissLeavesThePage() {
    struct Page: View {
      @Environment(\.dismiss) var dismiss
      @Environment(\.isPresented) var isPresented
      var body: some View {
        let _ = Self._printChanges()
        Button("leave \(isPresented ? "page" : "root")") { dismiss() }
      }
    }
    struct Root: View {
      var body: some View {
        NavigationStack {
          Page()
          NavigationLink("go") { Page() }
        }
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.takeLines()
    #expect(tree.shown == ["leave root", "go"])
    #expect(
      tree.tap("go") == [
        "NavigationStackTests.Page: @self, @identity, _dismiss, _isPresented changed."
      ]
    )
    #expect(tree.tap("leave page") == [])
    #expect(tree.shown == ["leave root", "go"])
  }

  @Test func linkWithoutDestinationSaysSo() {
    let tree = ControlsTree(NavigationStack { NavigationLink("go", value: 1) })
    _ = tree.tap("go")
    #expect(tree.shown == ["go"])
    #expect(
      tree.trace.messages == [
        "A NavigationLink is presenting a value of type “Int” but there is no matching "
          + "navigationDestination declaration visible from the location of the link. "
          + "The link cannot be activated."
      ]
    )
  }

  @Test func changedParentRunsTheDestinationAgain() {
    struct Root: View {
      @State var name = "a"
      var body: some View {
        let name = name
        NavigationStack {
          NavigationLink("go", value: 1)
            .navigationDestination(for: Int.self) { number in
              Text("\(name) \(number)")
              Button("rename") { self.name = "b" }
            }
        }
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.tap("go")
    _ = tree.trace.takeRuns()
    _ = tree.tap("rename")
    #expect(tree.shown == ["b 1", "rename", "Back"])
    #expect(
      tree.trace.takeRuns().contains("navigation destination NavigationStackTests.Root.destination")
    )
  }

  @Test func toolbarItemsAreInTheBar() {
    struct Root: View {
      @State var count = 0
      @State var isExtra = false
      var body: some View {
        NavigationStack {
          Text("content")
            .toolbar {
              ToolbarItem(placement: .topBarLeading) {
                Button("add \(count)") {
                  count += 1
                  isExtra = true
                }
              }
              if isExtra { ToolbarItem { Text("extra") } }
            }
            .navigationTitle("Title \(count)")
        }
      }
    }
    let tree = ControlsTree(Root())
    #expect(tree.shown == ["content", "add 0", "Title 0"])
    _ = tree.tap("add 0")
    #expect(tree.shown == ["content", "add 1", "Title 1", "extra"])
  }
}
