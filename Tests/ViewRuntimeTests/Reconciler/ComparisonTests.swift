import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct ComparisonTests {
  /// The bytes of a binding tell nothing, in a plain struct as in a view.
  @Test func bindingInAPlainStructIsCompared() {
    struct Item {
      let title: String
      @Binding var isOn: Bool
    }
    struct Row: View {
      let item: Item
      var body: some View {
        let _ = Self._printChanges()
        Label("\(item.title) \(item.isOn)")
      }
    }
    struct Root: View {
      @State var isOther = false
      @State var count = 0
      let export: (State<Bool>, State<Int>) -> Void
      var body: some View {
        let _ = export(_isOther, _count)
        Label("\(count)")
        Row(item: Item(title: "a", isOn: .constant(isOther)))
      }
    }
    var isOther: State<Bool>?
    var count: State<Int>?
    let tree = TestTree(
      Root {
        isOther = $0
        count = $1
      }
    )
    _ = tree.takeLines()
    #expect(
      tree.step { isOther?.wrappedValue = true } == ["ComparisonTests.Row: @self changed."]
    )
    #expect(tree.shown == ["0", "a true"])
    #expect(tree.step { count?.wrappedValue = 1 } == [])
  }
}
