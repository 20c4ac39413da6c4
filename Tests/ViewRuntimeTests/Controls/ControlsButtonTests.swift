import Testing

@testable import ViewRuntime

@MainActor @Suite struct ControlsButtonTests {
  struct Fancy: ButtonStyle {
    @Environment(\.controlSize) var size
    func makeBody(configuration: Configuration) -> some View {
      Text(configuration.isPressed ? "[" : "<")
      configuration.label
    }
  }

  struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration)
      Text(configuration.role == .destructive ? "careful" : "fine")
    }
  }

  @Test func tapRunsTheReaderOnly() {
    struct Counter: View {
      @State var count = 0
      var body: some View {
        let _ = Self._printChanges()
        Button {
          count += 1
        } label: {
          Text("\(count)")
        }
      }
    }
    let tree = ControlsTree(Counter())
    _ = tree.takeLines()
    #expect(tree.tap("0") == ["ControlsButtonTests.Counter: _count changed."])
    #expect(tree.shown == ["1"])
  }

  @Test func plainButtonsKeepNothingAnInstance() {
    let tree = ControlsTree(Button(action: {}) { Text("a") }.buttonStyle(.bordered))
    let button = tree.target("a") { $0.role == .button }
    #expect(button.map { $0.node.block.record($0.node.entry).pointee.object == nil } == true)
    #expect(button?.frame.height == 20.333333333333332 + 14)
  }

  /// Used once: a shape's view is known to the trace of one screen.
  struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(configuration.isPressed ? "[" : "<")
      configuration.label
    }
  }

  @Test func ownStyleRunsForPressAndRelease() {
    struct Root: View {
      @State var count = 0
      var body: some View {
        Button {
          count += 1
        } label: {
          Text("\(count)")
        }
        .buttonStyle(Pressed())
      }
    }
    let tree = ControlsTree(Root())
    #expect(
      tree.trace.takeRuns() == [
        "view ControlsButtonTests.Root", "style ControlsButtonTests.Pressed",
      ]
    )
    #expect(tree.shown == ["<", "0"])
    _ = tree.tap("0")
    // Pressed; then released together with the write that runs the view.
    #expect(
      tree.trace.takeRuns() == [
        "style ControlsButtonTests.Pressed", "view ControlsButtonTests.Root",
        "style ControlsButtonTests.Pressed",
      ]
    )
    #expect(tree.shown == ["<", "1"])
  }

  @Test func styleOfAContainerIsFoundByItsButtons() {
    struct Root: View {
      let count: Int
      var body: some View {
        Group {
          Button(action: {}) { Text("a") }
          Button(action: {}) { Text("b") }
        }
        .buttonStyle(Fancy())
      }
    }
    let tree = ControlsTree(Root(count: 0))
    #expect(tree.shown == ["<", "a", "<", "b"])
  }

  @Test func primitiveStyleMayShowTheButtonItself() {
    var count = 0
    let tree = ControlsTree(
      Button(role: .destructive, action: { count += 1 }) { Text("delete") }.buttonStyle(Twice())
    )
    #expect(tree.shown == ["delete", "careful"])
    _ = tree.tap("delete")
    #expect(count == 1)
    _ = tree.tap("careful")
    #expect(count == 2)
  }

  @Test func labelUpdatesWithoutItsStyle() {
    struct Root: View {
      @State var name = "a"
      let export: (@escaping (String) -> Void) -> Void
      var body: some View {
        let _ = export { name = $0 }
        Button(action: Self.nothing) { Text(name) }.buttonStyle(Fancy())
      }
      static func nothing() {}
    }
    var set: ((String) -> Void)?
    let tree = ControlsTree(Root { set = $0 })
    _ = tree.trace.takeRuns()
    _ = tree.step { set?("b") }
    #expect(tree.trace.takeRuns() == ["view ControlsButtonTests.Root"])
    #expect(tree.shown == ["<", "b"])
  }

  @Test func styleReadsTheEnvironment() {
    struct Sized: ButtonStyle {
      @Environment(\.controlSize) var size
      func makeBody(configuration: Configuration) -> some View {
        Text("\(size)")
      }
    }
    struct Root: View {
      @State var size = ControlSize.small
      var body: some View {
        Button(action: { size = .large }) { Text("x") }
          .buttonStyle(Sized())
          .controlSize(size)
      }
    }
    let tree = ControlsTree(Root())
    #expect(tree.shown == ["small"])
    _ = tree.tap("small")
    #expect(tree.shown == ["large"])
  }
}
