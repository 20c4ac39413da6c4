import Foundation
import Testing

@testable import ViewRuntime

@MainActor @Suite struct ControlsChoiceTests {
  private func choose(_ title: String, _ tree: ControlsTree) -> [String] {
    tree.step {
      let picker = tree.host.targets().first { $0.semantics.role == .picker }
      picker?.semantics.choices.first { $0.title == title }?.choose()
    }
  }

  @Test func menuPickerShowsWhatIsSelected() {
    struct Root: View {
      @State var size = "m"
      var body: some View {
        let _ = Self._printChanges()
        Picker("Size", selection: $size) {
          Text("Small").tag("s")
          Text("Medium").tag("m")
          ForEach(["l", "xl"], id: \.self) { Text($0.uppercased()) }
        }
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.takeLines()
    #expect(tree.shown == ["Medium"])
    let picker = tree.target("Size")
    #expect(picker?.semantics.value == "Medium")
    #expect(picker?.semantics.choices.map(\.title) == ["Small", "Medium", "L", "XL"])
    #expect(choose("Small", tree) == [])
    #expect(tree.shown == ["Small"])
    _ = choose("XL", tree)
    #expect(tree.shown == ["XL"])
  }

  @Test func tagsStandForOptionalsToo() {
    struct Root: View {
      @State var size: Int?
      var body: some View {
        Text("\(size ?? -1)")
        Picker("Size", selection: $size) {
          Text("None").tag(nil as Int?)
          Text("One").tag(1)
        }
        .pickerStyle(.segmented)
      }
    }
    let tree = ControlsTree(Root())
    #expect(tree.shown == ["-1", "None", "One"])
    #expect(tree.target("Size")?.semantics.value == "None")
    _ = choose("One", tree)
    #expect(tree.shown == ["1", "None", "One"])
    #expect(tree.target("Size")?.semantics.value == "One")
    _ = choose("None", tree)
    #expect(tree.shown == ["-1", "None", "One"])
  }

  @Test func stepperStaysInItsBounds() {
    struct Root: View {
      @State var count = 1
      var body: some View {
        let _ = Self._printChanges()
        Stepper("Count \(count)", value: $count, in: 0...2)
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.takeLines()
    #expect(tree.tap("Increment") == ["ControlsChoiceTests.Root: _count changed."])
    #expect(tree.shown.first == "Count 2")
    #expect(tree.tap("Increment") == [])
    #expect(tree.tap("Decrement") == ["ControlsChoiceTests.Root: _count changed."])
    #expect(tree.shown.first == "Count 1")
  }

  @Test func dateIsTypedInto() {
    struct Root: View {
      @State var date = Date(timeIntervalSince1970: 0)
      var body: some View {
        let _ = Self._printChanges()
        DatePicker("Day", selection: $date, in: Date(timeIntervalSince1970: -1)...)
        Text(verbatim: "\(Int(date.timeIntervalSince1970))")
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.takeLines()
    let old = tree.target("Day") { $0.setText != nil }?.semantics.value ?? ""
    #expect(old == "1970-01-01T00:00:00Z")
    #expect(tree.type(old + "1970-01-0", into: "Day") == [])
    #expect(
      tree.type(old + "1970-01-02", into: "Day") == ["ControlsChoiceTests.Root: _date changed."]
    )
    #expect(tree.shown == ["Day", "86400"])
    _ = tree.type("1970-01-02T00:00:07Z", into: "Day")
    #expect(tree.shown == ["Day", "86407"])
    _ = tree.type("1960-01-02", into: "Day")
    #expect(tree.shown == ["Day", "-1"])
  }

  @Test func longPressRunsItsAction() {
    var log: [String] = []
    let tree = ControlsTree(
      Text("x").onLongPressGesture {
        log.append("held")
      } onPressingChanged: {
        log.append("\($0)")
      }
    )
    _ = tree.step { tree.target("x") { $0.longPress != nil }?.semantics.longPress?() }
    #expect(log == ["true", "false", "held"])
  }
}
