import Foundation
import Testing

@testable import ViewRuntime

/// A finger that comes down while something of the last one is undecided.
@MainActor @Suite struct GestureRepetitionTests {
  private let log = GestureLog()

  /// What waits for a second finger after all deadlines has none to wait for.
  @Test func aTapElsewhereEndsASequenceThatHasJustBegun() {
    let tree = GestureTree(
      VStack {
        Text("x").gesture(
          TapGesture(count: 2)
            .exclusively(before: TapGesture().onEnded { [log] in log("single") })
            .sequenced(before: DragGesture())
            .onEnded { [log] _ in log("sequence") }
        )
        Text("y").onTapGesture { [log] in log("other") }
      }
    )
    tree.tap("x")
    tree.tap("y")
    #expect(log.take() == ["single", "other"])
    tree.tap("x")
    tree.wait(0.4)
    tree.drag("x", 40, 0)
    #expect(log.take() == ["single", "sequence"])
  }
}
