import Testing

@testable import ViewRuntime

@MainActor @Suite struct ControlsValueTests {
  @Test func toggleThatNobodyReadsRunsNobody() {
    struct Root: View {
      @State var on = false
      var body: some View {
        let _ = Self._printChanges()
        Toggle("Sound", isOn: $on)
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.takeLines()
    #expect(tree.target("Sound")?.semantics.value == "off")
    #expect(tree.tap("Sound") == [])
    #expect(tree.target("Sound")?.semantics.value == "on")
  }

  @Test func builtInToggleStylesAreShownAsToggles() {
    let tree = ControlsTree(
      VStack {
        Toggle("switch", isOn: .constant(true)).toggleStyle(.switch)
        Toggle("button", isOn: .constant(true)).toggleStyle(.button)
      }
    )
    #expect(tree.target("switch")?.frame.height == 31)
    #expect(tree.target("button")?.frame.height == 20.333333333333332 + 14)
  }

  @Test func toggleRunsTheReaderOfItsValue() {
    struct Reader: View {
      @Binding var on: Bool
      var body: some View {
        let _ = Self._printChanges()
        Text(on ? "yes" : "no")
      }
    }
    struct Root: View {
      @State var on = false
      var body: some View {
        let _ = Self._printChanges()
        Toggle("Sound", isOn: $on)
        Reader(on: $on)
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.takeLines()
    #expect(tree.tap("Sound") == ["ControlsValueTests.Reader: _on changed."])
    #expect(tree.shown == ["Sound", "yes"])
  }

  @Test func ownToggleStyleRunsForItsValue() {
    struct Check: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          Text(configuration.isOn ? "[x]" : "[ ]")
        }
        configuration.label
      }
    }
    struct Root: View {
      @State var on = false
      var body: some View { Toggle("Sound", isOn: $on).toggleStyle(Check()) }
    }
    let tree = ControlsTree(Root())
    #expect(
      tree.trace.takeRuns() == ["view ControlsValueTests.Root", "style ControlsValueTests.Check"]
    )
    _ = tree.tap("[ ]")
    #expect(tree.trace.takeRuns() == ["style ControlsValueTests.Check"])
    #expect(tree.shown == ["[x]", "Sound"])
  }

  @Test func sliderWritesValidValuesBetweenItsTwoCalls() {
    struct Root: View {
      @State var value = 0.5
      let log: (String) -> Void
      var body: some View {
        let _ = Self._printChanges()
        Slider(value: $value, in: 0...1, step: 0.25) { isEditing in log("\(isEditing)") }
        Text("\(value)")
      }
    }
    var log: [String] = []
    let tree = ControlsTree(Root { log.append($0) })
    _ = tree.takeLines()
    let slider = tree.host.targets().first { $0.semantics.role == .slider }
    #expect(slider?.semantics.value == "0.5")
    slider?.semantics.setEditing?(true)
    #expect(
      tree.step { slider?.semantics.setValue?(0.7) } == ["ControlsValueTests.Root: _value changed."]
    )
    slider?.semantics.setEditing?(false)
    #expect(log == ["true", "false"])
    #expect(tree.shown == ["0.750000"])
    #expect(tree.step { slider?.semantics.setValue?(0.74) } == [])
  }

  @Test func keystrokeRunsTheReaderOnceEach() {
    struct Root: View {
      @State var name = ""
      var body: some View {
        let _ = Self._printChanges()
        TextField("Name", text: $name)
        Text("Hello \(name)")
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.takeLines()
    for text in ["A", "An", "Ann"] {
      #expect(tree.type(text, into: "Name") == ["ControlsValueTests.Root: _name changed."])
    }
    #expect(tree.shown == ["Hello Ann"])
    #expect(tree.target("Name")?.semantics.value == "Ann")
  }

  @Test func keystrokeInAPassedBindingRunsNobody() {
    struct Root: View {
      @State var name = ""
      var body: some View {
        let _ = Self._printChanges()
        TextField("Name", text: $name)
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.takeLines()
    #expect(tree.type("A", into: "Name") == [])
    #expect(tree.target("Name")?.semantics.value == "A")
  }

  @Test func formattedFieldWritesWhenItIsDone() {
    struct Root: View {
      @State var count = 1
      var body: some View {
        let _ = Self._printChanges()
        TextField("Count", value: $count, format: .number)
        Text("\(count)")
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.takeLines()
    #expect(tree.type("12", into: "Count") == [])
    #expect(tree.target("Count")?.semantics.value == "12")
    #expect(
      tree.step { tree.target("Count")?.semantics.submit?() }
        == ["ControlsValueTests.Root: _count changed."]
    )
    #expect(tree.shown == ["12"])
    _ = tree.type("nonsense", into: "Count")
    #expect(tree.step { tree.target("Count")?.semantics.submit?() } == [])
    #expect(tree.target("Count")?.semantics.value == "12")
  }

  @Test func submitRunsTheActionsAroundIt() {
    struct Root: View {
      @State var name = ""
      let log: (String) -> Void
      var body: some View {
        TextField("Name", text: $name)
          .onSubmit { log("inner") }
          .onSubmit { log("outer") }
          .onSubmit(of: .search) { log("search") }
      }
    }
    var log: [String] = []
    let tree = ControlsTree(Root { log.append($0) })
    _ = tree.step { tree.target("Name")?.semantics.submit?() }
    #expect(log == ["inner", "outer"])
  }
}
