import Foundation
import Testing

@testable import ViewRuntime

/// A finger that comes down while something of the last one is undecided.
@MainActor @Suite struct GestureRepetitionTests {
  private let log = GestureLog()

  private var doubleTap: some Gesture { TapGesture(count: 2).onEnded { [log] in log("double") } }

  private func tapTwice(_ tree: GestureTree) {
    tree.tap("x")
    tree.wait(0.1)
    tree.tap("x")
  }

  @Test func bothTapsReachAButtonBesideADoubleTap() {
    let tree = GestureTree(Button("x") { [log] in log("tap") }.simultaneousGesture(doubleTap))
    tapTwice(tree)
    #expect(log.take() == ["tap", "tap", "double"])
    tapTwice(tree)
    #expect(log.take() == ["tap", "tap", "double"])
  }

  @Test func bothTapsReachATapBesideADoubleTap() {
    let tree = GestureTree(
      Text("x").onTapGesture { [log] in log("tap") }.simultaneousGesture(doubleTap)
    )
    tapTwice(tree)
    #expect(log.take() == ["tap", "tap", "double"])
  }

  @Test func aSecondDragScrollsBesideADoubleTap() {
    let tree = GestureTree(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40) { index in Text("row \(index)").frame(width: 200, height: 50) }
        }
      }
      .simultaneousGesture(doubleTap)
    )
    tree.drag("row 5", 0, -20)
    #expect(tree.host.scrollViews()[0].offset.y == 20)
    tree.drag("row 5", 0, -60)
    #expect(tree.host.scrollViews()[0].offset.y == 80)
    #expect(log.take() == [])
  }

  /// The first tap ended and waits for the double tap; what the second finger
  /// does takes nothing away from it.
  @Test func whatWaitsIsKept() {
    let tree = GestureTree(
      Text("x").onLongPressGesture { [log] in log("held") }
        .onTapGesture { [log] in log("tap") }.highPriorityGesture(doubleTap)
    )
    tapTwice(tree)
    #expect(log.take() == ["double"])
    tree.tap("x")
    tree.down("x")
    tree.wait(1)
    tree.up()
    #expect(log.take() == ["tap"])
  }

  /// A press that failed with the first tap is one again with the second.
  @Test func aPressIsShownWithEachTap() {
    let tree = GestureTree(
      Text("x").onLongPressGesture {
      } onPressingChanged: { [log] in
        log("\($0)")
      }
      .gesture(doubleTap)
    )
    tapTwice(tree)
    #expect(log.take() == ["true", "false", "true", "false", "double"])
  }

  @Test func otherGesturesOnTheSameViewsBeginAnew() {
    struct Screen: View {
      let log: GestureLog
      @State private var isAlone = false
      var body: some View {
        Text("x").onTapGesture {
          log("tap")
          isAlone = true
        }
        .simultaneousGesture(
          TapGesture(count: 2).onEnded { log("double") },
          including: isAlone ? .gesture : .all
        )
      }
    }
    let tree = GestureTree(Screen(log: log))
    tapTwice(tree)
    #expect(log.take() == ["tap"])
    tree.tap("x")
    #expect(log.take() == ["double"])
  }

  // MARK: The end of the wait

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

  @Test func aScrollIsNotRepeatedWhileADoubleTapIsOpen() {
    final class Holder { var proxy: ScrollViewProxy? }
    let holder = Holder()
    func keep(_ proxy: ScrollViewProxy) { holder.proxy = proxy }
    let tree = GestureTree(
      ScrollViewReader { proxy in
        let _ = keep(proxy)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<40) { index in Text("row \(index)").frame(width: 200, height: 50) }
          }
        }
        .simultaneousGesture(doubleTap)
      }
    )
    tree.drag("row 5", 0, -20)
    holder.proxy?.scrollTo(10, anchor: .top)
    tree.host.update()
    #expect(tree.host.scrollViews()[0].offset.y == 500)
    tree.wait(0.4)
    #expect(tree.host.scrollViews()[0].offset.y == 500)
  }
}
