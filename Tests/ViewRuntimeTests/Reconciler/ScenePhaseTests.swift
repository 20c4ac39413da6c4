import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct ScenePhaseTests {
  struct PhaseApp: App {
    var body: some Scene {
      WindowGroup {
        Reader()
        Text("other")
      }
    }
  }

  struct Reader: View {
    @Environment(\.scenePhase) var phase
    @Environment(\.sizeCategory) var category
    var body: some View {
      Text("\(phase) \(category)")
        .onChange(of: phase) { old, new in scenePhaseLog.append("\(old) to \(new)") }
    }
  }

  struct SilentApp: App {
    var body: some Scene { WindowGroup { Silent() } }
  }

  struct Silent: View {
    @Environment(\.locale) var locale
    var body: some View { Text("x") }
  }

  @Test func aPhaseThatNobodyReadsLeavesNoTrace() {
    let host = ViewHost()
    let trace = ViewsSink()
    host.reporter.attach(trace)
    host.launch(SilentApp.self)
    host.update()
    #expect(trace.takeRuns().count == 2)
    #expect(trace.takeTransactions() == [.mount])
  }

  @Test func anAppIsActiveFromItsFirstFrameOn() {
    scenePhaseLog = []
    let host = ViewHost()
    let trace = ViewsSink()
    host.reporter.attach(trace)
    host.launch(PhaseApp.self)
    #expect(host.shownTexts() == ["inactive large", "other"])
    #expect(trace.takeRuns() == ["ScenePhaseTests.PhaseApp", "ScenePhaseTests.Reader"])
    host.update()
    #expect(host.shownTexts() == ["active large", "other"])
    #expect(scenePhaseLog == ["inactive to active"])
    #expect(trace.takeRuns() == ["ScenePhaseTests.Reader: _phase, 1 updated"])
    host.setSystemValues { $0.dynamicTypeSize = .accessibility2 }
    host.update()
    #expect(host.shownTexts().first == "active accessibilityLarge")
  }
}

extension ScenePhaseTests {
  @Test func textsAreLaidOutAnewForASizeThatNoBodyReads() {
    let tree = ViewsTree(Text("Some words"))
    let before = tree.frames(of: Text.self).map(\.height)
    _ = tree.trace.takeTransactions()
    #expect(tree.step { tree.host.setSystemValues { $0.dynamicTypeSize = .accessibility5 } } == [])
    #expect(tree.trace.takeTransactions() == [.update])
    #expect(tree.frames(of: Text.self)[0].height > 2 * before[0])
    // A value that shows nowhere is no update.
    _ = tree.step { tree.host.setSystemValues { $0.horizontalSizeClass = .regular } }
    #expect(tree.trace.takeTransactions() == [])
  }
}

@MainActor private var scenePhaseLog: [String] = []
