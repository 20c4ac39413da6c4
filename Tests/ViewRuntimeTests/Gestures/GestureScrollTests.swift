import Foundation
import Testing

@testable import ViewRuntime

/// Fingers in scroll views and sheets.
@MainActor @Suite struct GestureScrollTests {
  private let log = GestureLog()

  private func rows<Row: View>(_ row: @escaping (Int) -> Row) -> GestureTree {
    GestureTree(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40) { index in row(index).frame(width: 200, height: 50) }
        }
      }
    )
  }

  private func offset(_ tree: GestureTree) -> CGFloat { tree.host.scrollViews()[0].offset.y }

  @Test func aDragScrollsAndTapsStillTap() {
    let tree = rows { [log] index in
      Text("row \(index)").onTapGesture { log("tap \(index)") }
    }
    tree.tap("row 5")
    #expect(log.take() == ["tap 5"])
    tree.drag("row 5", 0, -40)
    #expect(log.take() == [])
    #expect(offset(tree) == 40)
    tree.drag("row 5", 0, 30)
    #expect(offset(tree) == 10)
  }

  @Test func aButtonLosesTheFingerThatScrolls() {
    let tree = rows { [log] index in Button("row \(index)") { log("tap") } }
    tree.drag("row 5", 0, -40)
    #expect(offset(tree) == 40)
    #expect(log.take() == [])
    tree.tap("row 5")
    #expect(log.take() == ["tap"])
  }

  @Test func aDragThatBeganInTheContentIsNoScroll() {
    let tree = rows { [log] index in
      Text("row \(index)").gesture(DragGesture().onEnded { _ in log("dragged") })
    }
    tree.drag("row 5", 0, -40)
    #expect(offset(tree) == 0)
    #expect(log.take() == ["dragged"])
  }

  @Test func aDragThatWaitsLongerLosesToTheScroll() {
    let tree = rows { [log] index in
      Text("row \(index)").gesture(
        DragGesture(minimumDistance: 30).onChanged { _ in log("moved") }
          .onEnded { _ in log("dragged") }
      )
    }
    tree.down("row 5")
    tree.move(0, -20)
    tree.move(0, -40)
    tree.up()
    #expect(offset(tree) == 60)
    #expect(log.take() == [])
  }

  @Test func simultaneousDragsGoOnBesideTheScroll() {
    let tree = rows { [log] index in
      Text("row \(index)").simultaneousGesture(DragGesture().onEnded { _ in log("dragged") })
    }
    tree.drag("row 5", 0, -60)
    #expect(offset(tree) == 60)
    #expect(log.take() == ["dragged"])
  }

  @Test func aScrollViewLeavesOtherDirectionsAlone() {
    let tree = GestureTree(
      ScrollView { VStack { Text("x").frame(height: 2_000, alignment: .top) } }
        .gesture(DragGesture().onEnded { [log] _ in log("dragged") })
    )
    // Across, and down where nothing is above.
    tree.drag("x", 60, 0)
    tree.drag("x", 0, 60)
    #expect(log.take() == ["dragged", "dragged"])
    tree.drag("x", 0, -60)
    #expect(log.take() == [])
    #expect(offset(tree) == 60)
  }

  @Test func aLongPressInAScrollViewEndsWhenItScrolls() {
    let tree = rows { [log] index in
      Text("row \(index)").onLongPressGesture {
        log("held")
      } onPressingChanged: {
        log("\($0)")
      }
    }
    tree.down("row 5")
    tree.move(0, -20)
    tree.wait(1)
    tree.up()
    #expect(log.take() == ["true", "false"])
    tree.down("row 5")
    tree.wait(0.5)
    #expect(log.take() == ["true", "false", "held"])
    tree.move(0, -20)
    tree.up()
    #expect(offset(tree) == 20)
  }

  @Test func aMenuOpensUnderARestingFinger() {
    let tree = GestureTree(
      Button("x") { [log] in log("button") }.contextMenu { Button("item") {} }
    )
    tree.tap("x")
    #expect(log.take() == ["button"])
    tree.down("x")
    tree.wait(0.5)
    #expect(tree.host.shownTexts() == ["item"])
    tree.up()
    #expect(log.take() == [])
  }
}
