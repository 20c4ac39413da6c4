import Testing

@testable import ViewRuntime

@MainActor @Suite struct ControlsFocusedValueTests {
  struct NameKey: FocusedValueKey { typealias Value = String }
  struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }

  struct Reader: View {
    @FocusedValue(\.name) var name
    @FocusedBinding(\.count) var count
    var body: some View {
      let _ = Self._printChanges()
      Text("\(name ?? "nobody") \(count ?? -1)")
      Button("more") { count? += 1 }
    }
  }

  struct Screen: View {
    @State var count = 1
    @State var isOpen = true
    var body: some View {
      Reader()
      if isOpen {
        TextField("alpha", text: .constant("")).focusedValue(\.name, "a")
        TextField("beta", text: .constant("")).focusedValue(\.name, "b")
      }
      Button("close") { isOpen = false }
      Text("own \(count)").focusedSceneValue(\.count, $count)
    }
  }

  @Test func aReaderRunsWhenTheFocusHandsSomethingElseOver() {
    let tree = ControlsTree(Screen())
    #expect(tree.shown.first == "nobody 1")
    #expect(tree.tap("alpha") == ["ControlsFocusedValueTests.Reader: _name changed."])
    #expect(tree.shown.first == "a 1")
    #expect(tree.tap("alpha") == [])
    #expect(tree.tap("beta") == ["ControlsFocusedValueTests.Reader: _name changed."])
    #expect(tree.shown.first == "b 1")
    #expect(tree.tap("close") == ["ControlsFocusedValueTests.Reader: _name changed."])
    #expect(tree.shown.first == "nobody 1")
  }

  @Test func aBindingOfTheSceneCanBeWrittenThrough() {
    let tree = ControlsTree(Screen())
    _ = tree.tap("more")
    #expect(tree.shown.contains("own 2"))
    #expect(tree.shown.first == "nobody 2")
  }

  struct Form: View {
    @FocusState var field: Int?
    var body: some View {
      TextField("one", text: .constant("")).focused($field, equals: 1)
      TextField("two", text: .constant("")).focused($field, equals: 2)
        .defaultFocus($field, 2)
    }
  }

  @Test func theDefaultFieldHasTheFocusAtFirst() {
    let tree = ControlsTree(Form())
    #expect(tree.target("two")?.semantics.isFocused == true)
    #expect(tree.target("one")?.semantics.isFocused == false)
  }

  struct Nested: View {
    @State var isRound = false
    var body: some View {
      Reader()
      Button("round") { isRound = true }
      Outer(name: isRound ? "outer" : nil) {
        TextField("field", text: .constant("")).focusedValue(\.name, "inner")
      }
      if isRound { Text("late").focusedSceneValue(\.name, "scene") }
    }
  }

  struct Outer<Content: View>: View {
    let name: String?
    @ViewBuilder let content: Content
    var body: some View { VStack { content }.focusedValue(\.name, name) }
  }

  @Test func innerValuesComeLastAndThoseOfTheSceneFirst() {
    let tree = ControlsTree(Nested())
    _ = tree.tap("field")
    #expect(tree.shown.first == "inner -1")
    // The scene's comes onto the screen last of all.
    _ = tree.tap("round")
    #expect(tree.shown.first == "inner -1")
  }
}

extension FocusedValues {
  fileprivate var name: String? {
    get { self[ControlsFocusedValueTests.NameKey.self] }
    set { self[ControlsFocusedValueTests.NameKey.self] = newValue }
  }

  fileprivate var count: Binding<Int>? {
    get { self[ControlsFocusedValueTests.CountKey.self] }
    set { self[ControlsFocusedValueTests.CountKey.self] = newValue }
  }
}
