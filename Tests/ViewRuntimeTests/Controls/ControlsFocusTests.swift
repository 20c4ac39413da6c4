import Testing

@testable import ViewRuntime

@MainActor @Suite struct ControlsFocusTests {
  enum Field: Hashable { case first, second }

  struct Unread: View {
    @FocusState var isFocused: Bool
    var body: some View {
      let _ = Self._printChanges()
      TextField("alpha", text: .constant("")).focused($isFocused)
    }
  }

  struct Read: View {
    @FocusState var isFocused: Bool
    var body: some View {
      let _ = Self._printChanges()
      Text("\(isFocused ? "here" : "away")")
      TextField("beta", text: .constant("")).focused($isFocused)
    }
  }

  struct Both: View {
    var body: some View {
      Unread()
      Read()
    }
  }

  // MS-02
  @Test func onlyAReadFocusRunsItsView() {
    let tree = ControlsTree(Both())
    _ = tree.takeLines()
    #expect(tree.tap("alpha") == [])
    #expect(tree.target("alpha")?.semantics.isFocused == true)
    #expect(tree.tap("beta") == ["ControlsFocusTests.Read: _isFocused changed."])
    #expect(tree.shown == ["here"])
    #expect(tree.target("alpha")?.semantics.isFocused == false)
  }

  struct Form: View {
    @FocusState var field: Field?
    var body: some View {
      let _ = Self._printChanges()
      TextField("first", text: .constant(""))
        .focused($field, equals: .first)
        .onSubmit { field = .second }
      TextField("second", text: .constant("")).focused($field, equals: .second)
      Text(field.map { "\($0)" } ?? "none")
      Button("done") { field = nil }
    }
  }

  @Test func writingTheFocusMovesIt() {
    let tree = ControlsTree(Form())
    _ = tree.takeLines()
    #expect(tree.tap("first") == ["ControlsFocusTests.Form: _field changed."])
    #expect(
      tree.step { tree.target("first")?.semantics.submit?() }
        == ["ControlsFocusTests.Form: _field changed."]
    )
    #expect(tree.shown == ["second", "done"])
    #expect(tree.target("second") { $0.role == .textField }?.semantics.isFocused == true)
    #expect(tree.tap("done") == ["ControlsFocusTests.Form: _field changed."])
    #expect(tree.target("second") { $0.role == .textField }?.semantics.isFocused == false)
  }

  @Test func endedFieldLosesTheFocus() {
    struct Root: View {
      @State var isShown = true
      @FocusState var isFocused: Bool
      var body: some View {
        Text(isFocused ? "here" : "away")
        if isShown { TextField("field", text: .constant("")).focused($isFocused) }
        Button("hide") { isShown = false }
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.tap("field")
    #expect(tree.shown == ["here", "hide"])
    _ = tree.tap("hide")
    #expect(tree.shown == ["away", "hide"])
  }
}
