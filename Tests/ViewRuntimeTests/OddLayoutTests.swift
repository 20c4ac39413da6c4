import Foundation
import Testing

@testable import ViewRuntime

/// Screens that no app means to show and that must not end one.
@MainActor @Suite(.serialized) struct OddLayoutTests {
  /// Stacks of one child in each other, the axes taking turns.
  private struct Nest: View {
    let depth: Int
    var body: some View {
      if depth == 0 {
        Text("deep")
      } else if depth % 2 == 0 {
        VStack { Nest(depth: depth - 1) }
      } else {
        HStack { Nest(depth: depth - 1) }
      }
    }
  }

  @Test func fiveHundredNestedStacksAreLaidOut() {
    let tree = ViewsTree(Nest(depth: 500))
    #expect(tree.shown == ["deep"])
    // Their questions do not multiply: a few a stack.
    #expect(tree.trace.layouts.reduce(0) { $0 + $1.asked } < 5_000)
    #expect(tree.frames(of: Text.self).first?.midX == 195)
    tree.host.unmount()
  }

  @Test func aTextOfTenThousandCharactersBreaksIntoLines() {
    let words = Array(repeating: "word", count: 2_000).joined(separator: " ")
    let tree = ViewsTree(ScrollView { Text(words) })
    let frame = tree.frames(of: Text.self).first
    #expect(frame.map { $0.width <= 390 && $0.height > 2_000 } == true)
    let one = ViewsTree(Text(String(repeating: "m", count: 10_000)))
    #expect(one.words.first?.count == 10_000)
  }

  @Test func emptyListsShowNothing() {
    #expect(ViewsTree(List([Int](), id: \.self) { Text("\($0)") }).shown.isEmpty)
    #expect(
      ViewsTree(ScrollView { LazyVStack { ForEach([Int](), id: \.self) { Text("\($0)") } } })
        .shown.isEmpty
    )
    #expect(
      ViewsTree(
        ScrollView {
          LazyVGrid(columns: []) { ForEach([Int](), id: \.self) { Text("\($0)") } }
        }
      ).shown.isEmpty
    )
  }

  @Test func aWindowWithoutASizeHasAListAllTheSame() {
    let tree = ViewsTree(List(0..<1_000) { Text("row \($0)") })
    tree.host.resize(to: .zero)
    #expect(tree.shown.isEmpty)
    tree.host.resize(to: CGSize(width: 390, height: 88))
    #expect(tree.shown == ["row 0", "row 1"])
  }

  @Test func rowsWhoseIDsRepeatAreShownEach() {
    let tree = ViewsTree(List([1, 1, 2, 1], id: \.self) { Text("row \($0)") })
    #expect(tree.shown == ["row 1", "row 1", "row 2", "row 1"])
    #expect(tree.trace.messages.contains { $0.contains("1") })
  }
}
