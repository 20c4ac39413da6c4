import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct ComparisonTests {
  /// What differs for SwiftUI, and whether it is another value.
  @Test func differencesSayHowAnInputDiffers() {
    struct Part {
      let name: String
    }
    struct Loose: Equatable {
      let name: Int
      static func == (a: Loose, b: Loose) -> Bool { true }
    }
    struct Card {
      let text: String
      var parts = [Part(name: "a")]
      var loose = Loose(name: 1)
      var binding = Binding(get: { 1 }, set: { (_: Int) in })
      var constant = Binding.constant(1)
      let action: () -> Void
    }
    func differences(_ old: Card, _ new: Card) -> [String] {
      withUnsafePointer(to: old) { old in
        withUnsafePointer(to: new) { new in
          let layout = TypeInfo.of(Card.self).layout
          return layout.differences(old, new).map { "\(layout.fields[$0.0].name) \($0.1)" }
        }
      }
    }
    let (one, two) = (1, 2)
    let old = Card(text: "a") { _ = one }
    var new = Card(text: "b") { _ = two }
    new.loose = Loose(name: 2)
    new.constant = .constant(2)
    #expect(
      differences(old, new) == [
        "text changed", "parts equal but new", "loose equal but new", "binding not comparable",
        "constant changed", "action not comparable",
      ]
    )
    #expect(differences(old, old) == [])
    new.parts[0] = Part(name: "c")
    #expect(differences(old, new)[1] == "parts changed")
  }

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
