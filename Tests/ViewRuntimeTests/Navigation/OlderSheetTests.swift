import Testing

@testable import ViewRuntime

@MainActor @Suite struct OlderSheetTests {
  struct Screen: View {
    @State var isShown = false
    let log: (String) -> Void
    var body: some View {
      Button("open") { isShown = true }
        .actionSheet(isPresented: $isShown) {
          ActionSheet(
            title: Text("What?"),
            message: Text("Choose"),
            buttons: [
              .default(Text("Save")) { log("saved") },
              .destructive(Text("Delete")) { log("deleted") },
              .cancel(),
            ]
          )
        }
    }
  }

  @Test func anActionSheetIsADialogThatOneButtonCloses() {
    var log: [String] = []
    let tree = ControlsTree(Screen { log.append($0) })
    _ = tree.tap("open")
    #expect(tree.shown == ["What?", "Choose", "Save", "Delete", "Cancel"])
    _ = tree.tap("Delete")
    #expect(log == ["deleted"])
    #expect(tree.shown == ["open"])
    let kinds = tree.trace.takeRuns().filter { !$0.hasPrefix("view ") }
    #expect(kinds == [])
  }

  @Test func tabsOfASectionAreTabs() {
    let tree = ControlsTree(
      TabView {
        Tab("First", systemImage: "1.circle") { Text("a") }
        TabSection("More") {
          Tab("Second", systemImage: "2.circle") { Text("b") }
          Tab("Third", systemImage: "3.circle") { Text("c") }
        }
      }
    )
    #expect(tree.shown == ["a", "First", "Second", "Third"])
    _ = tree.tap("Third")
    #expect(tree.shown.first == "c")
  }
}
