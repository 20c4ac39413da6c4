import Combine
import Observation
import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct EvaluationTests {
  @Test func stateRunsItsReaderOnce() {
    var set: ((Int) -> Void)?
    struct Counter: View {
      @State var count = 0
      let export: (@escaping (Int) -> Void) -> Void
      var body: some View {
        let _ = Self._printChanges()
        let _ = export { count = $0 }
        Label("count \(count)")
      }
    }
    let tree = TestTree(Counter { set = $0 })
    #expect(tree.takeLines() == ["EvaluationTests.Counter: @self, @identity, _count changed."])
    #expect(tree.shown == ["count 0"])
    #expect(
      tree.step {
        set?(1)
        set?(2)
      } == ["EvaluationTests.Counter: _count changed."]
    )
    #expect(tree.shown == ["count 2"])
    #expect(tree.step { set?(2) } == [])
  }

  @Test func equalChildIsSkipped() {
    var toggle: (() -> Void)?
    struct Child: View {
      let name: String
      var body: some View {
        let _ = Self._printChanges()
        Label(name)
      }
    }
    struct Parent: View {
      @State var on = false
      let export: (@escaping () -> Void) -> Void
      var body: some View {
        let _ = Self._printChanges()
        let _ = export { on.toggle() }
        Child(name: "always the same, and longer than fifteen bytes")
        Child(name: on ? "on" : "off")
        if on { Child(name: "extra") }
      }
    }
    let tree = TestTree(Parent { toggle = $0 })
    _ = tree.takeLines()
    #expect(
      tree.step { toggle?() } == [
        "EvaluationTests.Parent: _on changed.", "EvaluationTests.Child: @self changed.",
        "EvaluationTests.Child: @self changed.",
      ]
    )
    #expect(tree.shown == ["always the same, and longer than fifteen bytes", "on", "extra"])
    _ = tree.step { toggle?() }
    #expect(tree.shown == ["always the same, and longer than fifteen bytes", "off"])
  }

  @Test func bindingReaderRunsWithoutItsOwner() {
    var add: (() -> Void)?
    struct Child: View {
      @Binding var count: Int
      var body: some View {
        let _ = Self._printChanges()
        Label("\(count)")
      }
    }
    struct Owner: View {
      @State var count = 0
      let export: (@escaping () -> Void) -> Void
      var body: some View {
        let _ = Self._printChanges()
        let _ = export { count += 1 }
        Child(count: $count)
      }
    }
    let tree = TestTree(Owner { add = $0 })
    _ = tree.takeLines()
    #expect(tree.step { add?() } == ["EvaluationTests.Child: _count changed."])
    #expect(tree.shown == ["1"])
  }

  @Test func rowsAreKeptByID() {
    var set: (([Int]) -> Void)?
    struct Row: View {
      let id: Int
      @State var draft = ""
      var body: some View {
        let _ = Self._printChanges()
        Label("row \(id)")
      }
    }
    struct List: View {
      @State var ids = [1, 2, 3]
      let export: (@escaping ([Int]) -> Void) -> Void
      var body: some View {
        let _ = export { ids = $0 }
        ForEach(ids, id: \.self) { Row(id: $0) }
      }
    }
    let tree = TestTree(List { set = $0 })
    #expect(tree.takeLines().count == 3)
    #expect(
      tree.step { set?([0, 1, 2, 3]) } == ["EvaluationTests.Row: @self, @identity, _draft changed."]
    )
    #expect(tree.step { set?([3, 2, 1]) } == [])
    #expect(tree.shown == ["row 3", "row 2", "row 1"])
    #expect(tree.step { set?([]) } == [])
    #expect(tree.shown == [])
  }

  @Test func modelRunsReadersOfTheChangedPropertyOnly() {
    let model = Settings()
    struct Name: View {
      let model: Settings
      var body: some View {
        let _ = Self._printChanges()
        Label(model.name)
      }
    }
    struct Volume: View {
      let model: Settings
      var body: some View {
        let _ = Self._printChanges()
        Label("\(model.volume)")
      }
    }
    struct Root: View {
      let model: Settings
      var body: some View {
        Name(model: model)
        Volume(model: model)
      }
    }
    let tree = TestTree(Root(model: model))
    _ = tree.takeLines()
    #expect(
      tree.step { model.volume += 1 } == ["EvaluationTests.Volume: \\Settings.volume changed."]
    )
    #expect(tree.step { model.name = "b" } == ["EvaluationTests.Name: \\Settings.name changed."])
    #expect(tree.step { model.name = "b" } == [])
    #expect(tree.shown == ["b", "1"])
  }

  @Test func eachTransactionNamesItsOwnWrites() {
    let model = Settings()
    struct Both: View {
      let model: Settings
      var body: some View {
        let _ = Self._printChanges()
        Label("\(model.name) \(model.volume)")
      }
    }
    let tree = TestTree(Both(model: model))
    _ = tree.takeLines()
    #expect(
      tree.step {
        withAnimation { model.name = "b" }
        model.volume = 3
      } == [
        "EvaluationTests.Both: \\Settings.name changed.",
        "EvaluationTests.Both: \\Settings.volume changed.",
      ]
    )
  }

  @Test func modelsOutliveTheirHost() {
    let settings = Settings()
    let player = Player()
    do {
      let tree = TestTree(Label("\(settings.volume)"))
      tree.host.unmount()
    }
    #expect(Runtime.shared.queue == nil)
    settings.volume = 2
    player.time = 2
  }

  @Test func coarseObjectRunsEveryObserver() {
    let model = Player()
    struct Title: View {
      @ObservedObject var model: Player
      var body: some View {
        let _ = Self._printChanges()
        Label(model.title)
      }
    }
    struct Time: View {
      @ObservedObject var model: Player
      var body: some View {
        let _ = Self._printChanges()
        Label("\(model.time)")
      }
    }
    struct Root: View {
      let model: Player
      var body: some View {
        Title(model: model)
        Time(model: model)
      }
    }
    let tree = TestTree(Root(model: model))
    _ = tree.takeLines()
    let both = [
      "EvaluationTests.Title: _model changed.", "EvaluationTests.Time: _model changed.",
    ]
    #expect(tree.step { model.time = 1 } == both)
    #expect(tree.step { model.time = 1 } == both)
    #expect(tree.shown == ["a", "1.0"])
  }

  @Test func environmentRunsReadersOnly() {
    struct Key: EnvironmentKey { static let defaultValue = 0 }
    var set: ((Int) -> Void)?
    struct Reader: View {
      @Environment(\.testValue) var value
      var body: some View {
        let _ = Self._printChanges()
        Label("\(value)")
      }
    }
    struct Other: View {
      @State var s = 0
      var body: some View {
        let _ = Self._printChanges()
        Label("other")
      }
    }
    struct Root: View {
      @State var value = 1
      let export: (@escaping (Int) -> Void) -> Void
      var body: some View {
        let _ = export { value = $0 }
        Group {
          Other()
          Reader()
        }
        .environment(\.testValue, value)
      }
    }
    let tree = TestTree(Root { set = $0 })
    #expect(tree.shown == ["other", "1"])
    #expect(tree.step { set?(2) } == ["EvaluationTests.Reader: _value changed."])
    #expect(tree.shown == ["other", "2"])
  }

  @Test func modifierContentShowsInBranches() {
    var toggle: (() -> Void)?
    struct Flip: ViewModifier {
      let on: Bool
      func body(content: Content) -> some View {
        if on {
          content
        } else {
          Group {
            Label("before")
            content
          }
        }
      }
    }
    struct Root: View {
      @State var on = false
      let export: (@escaping () -> Void) -> Void
      var body: some View {
        let _ = export { on.toggle() }
        Label(on ? "text on" : "text off").modifier(Flip(on: on))
      }
    }
    let tree = TestTree(Root { toggle = $0 })
    #expect(tree.shown == ["before", "text off"])
    _ = tree.step { toggle?() }
    #expect(tree.shown == ["text on"])
  }

  /// A skipped view keeps its old value (rule 28), as often as it is shown.
  @Test func skippedContentShownTwiceKeepsItsValue() {
    struct Twice: ViewModifier {
      func body(content: Content) -> some View {
        content
        content
      }
    }
    struct Alike: View, Equatable {
      let name: String
      @State var count = 0
      let export: (@escaping () -> Void) -> Void
      nonisolated static func == (a: Alike, b: Alike) -> Bool { true }
      var body: some View {
        let _ = export { count += 1 }
        Label("\(name) \(count)")
      }
    }
    struct Root: View {
      @State var name = "old"
      let rename: (@escaping () -> Void) -> Void
      let export: (@escaping () -> Void) -> Void
      var body: some View {
        let _ = rename { name = "new" }
        Alike(name: name, export: export).modifier(Twice())
      }
    }
    var adds: [() -> Void] = []
    var rename: (() -> Void)?
    let tree = TestTree(Root(rename: { rename = $0 }, export: { adds.append($0) }))
    _ = tree.step { rename?() }
    _ = tree.step { adds[0]() }
    _ = tree.step { adds[1]() }
    #expect(tree.shown == ["old 1", "old 1"])
  }

  @Test func contentShownTwiceHasTwoStates() {
    var adds: [() -> Void] = []
    struct Twice: ViewModifier {
      func body(content: Content) -> some View {
        content
        content
      }
    }
    struct Counter: View {
      @State var count = 0
      let export: (@escaping () -> Void) -> Void
      var body: some View {
        let _ = export { count += 1 }
        Label("\(count)")
      }
    }
    let tree = TestTree(Counter { adds.append($0) }.modifier(Twice()))
    #expect(tree.shown == ["0", "0"])
    _ = tree.step { adds[0]() }
    #expect(tree.shown == ["1", "0"])
    _ = tree.step { adds[1]() }
    #expect(tree.shown == ["1", "1"])
  }
}

@Observable private final class Settings {
  var name = "a"
  var volume = 0
}

private final class Player: ObservableObject {
  @Published var title = "a"
  @Published var time = 0.0
}

private struct TestValueKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
  fileprivate var testValue: Int {
    get { self[TestValueKey.self] }
    set { self[TestValueKey.self] = newValue }
  }
}
