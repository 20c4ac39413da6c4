import Observation
import Testing

@testable import ViewRuntime

@Observable @MainActor final class ControlsModel {
  var text = "a"
  var other = "b"
  var isShown = false
}

@MainActor @Suite struct ControlsModelTests {
  // BB-02
  @Test func bindingOnAModelReadsItsPropertyOnly() {
    struct Root: View {
      @Bindable var model: ControlsModel
      var body: some View {
        let _ = Self._printChanges()
        TextField("Field", text: $model.text)
      }
    }
    let model = ControlsModel()
    let tree = ControlsTree(Root(model: model))
    #expect(tree.takeLines() == ["ControlsModelTests.Root: @self changed."])
    #expect(tree.step { model.other = "c" } == [])
    #expect(
      tree.step { model.text = "d" } == ["ControlsModelTests.Root: \\ControlsModel.text changed."]
    )
    #expect(tree.target("Field")?.semantics.value == "d")
    #expect(
      tree.type("e", into: "Field") == ["ControlsModelTests.Root: \\ControlsModel.text changed."]
    )
    #expect(model.text == "e")
    tree.host.unmount()
  }

  // OB-15
  @Test func presentingByAModelReadsItsProperty() {
    struct Root: View {
      @State var model = ControlsModel()
      var body: some View {
        let _ = Self._printChanges()
        Button(model.other) { model.isShown.toggle() }
          .sheet(isPresented: $model.isShown) { Text("s") }
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.takeLines()
    #expect(tree.tap("b") == ["ControlsModelTests.Root: \\ControlsModel.isShown changed."])
    #expect(tree.shown == ["s"])
    tree.host.unmount()
  }

  // A binding of closures takes its value when it is made, in the body.
  @Test func closureBindingOnAModelReadsItsProperty() {
    struct Root: View {
      let model: ControlsModel
      var body: some View {
        let _ = Self._printChanges()
        TextField("Field", text: Binding(get: { model.text }, set: { model.text = $0 }))
      }
    }
    let model = ControlsModel()
    let tree = ControlsTree(Root(model: model))
    _ = tree.takeLines()
    let line = "ControlsModelTests.Root: \\ControlsModel.text changed."
    #expect(tree.type("e", into: "Field") == [line])
    #expect(tree.target("Field")?.semantics.value == "e")
    #expect(tree.step { model.text = "f" } == [line])
    #expect(tree.target("Field")?.semantics.value == "f")
    tree.host.unmount()
  }
}
