import Foundation
import Testing

@testable import ViewRuntime

/// Which of several gestures gets the finger.
@MainActor @Suite struct GestureArbitrationTests {
  private let log = GestureLog()

  private func drag(_ name: String, _ distance: CGFloat = 10) -> some Gesture {
    DragGesture(minimumDistance: distance)
      .onChanged { [log] _ in log("\(name) moved") }
      .onEnded { [log] _ in log("\(name) ended") }
  }

  @Test func theInnerTapWins() {
    let tree = GestureTree(
      Text("x").onTapGesture { [log] in log("inner") }.onTapGesture { [log] in log("outer") }
    )
    tree.tap("x")
    #expect(log.take() == ["inner"])
  }

  @Test func aDoubleTapInsideIsWaitedFor() {
    let tree = GestureTree(
      Text("x").onTapGesture(count: 2) { [log] in log("double") }
        .onTapGesture { [log] in log("single") }
    )
    tree.tap("x")
    tree.wait(0.3)
    #expect(log.take() == [])
    tree.wait(0.1)
    #expect(log.take() == ["single"])
    tree.tap("x")
    tree.wait(0.1)
    tree.tap("x")
    tree.wait(1)
    #expect(log.take() == ["double"])
  }

  @Test func aDoubleTapOutsideIsNeverReached() {
    let tree = GestureTree(
      Text("x").onTapGesture { [log] in log("single") }
        .onTapGesture(count: 2) { [log] in log("double") }
    )
    tree.tap("x")
    tree.tap("x")
    #expect(log.take() == ["single", "single"])
  }

  @Test func aTapElsewhereEndsTheWaitForTheSecond() {
    let tree = GestureTree(
      VStack {
        Text("x").onTapGesture(count: 2) { [log] in log("double") }
          .onTapGesture { [log] in log("single") }
        Text("y").onTapGesture { [log] in log("other") }
      }
    )
    tree.tap("x")
    tree.tap("y")
    #expect(log.take() == ["single", "other"])
  }

  @Test func exclusivelyChoosesByItsOrder() {
    let tree = GestureTree(
      Text("x").gesture(
        TapGesture(count: 2).onEnded { [log] in log("double") }
          .exclusively(before: TapGesture().onEnded { [log] in log("single") })
          .onEnded { [log] value in
            if case .first = value { log("first") } else { log("second") }
          }
      )
    )
    tree.tap("x")
    tree.tap("x")
    #expect(log.take() == ["double", "first"])
    tree.tap("x")
    tree.wait(0.4)
    #expect(log.take() == ["single", "second"])
  }

  // MARK: Controls

  @Test func aButtonKeepsItsFingerFromAGestureOutside() {
    let tree = GestureTree(
      Button("x") { [log] in log("button") }.gesture(drag("drag")).onTapGesture { [log] in
        log("outer")
      }
    )
    tree.tap("x")
    #expect(log.take() == ["button"])
    tree.drag("x", 0, 200)
    #expect(log.take() == [])
  }

  @Test func highPriorityComesBeforeAButton() {
    let tree = GestureTree(
      VStack {
        Button("tapped") { [log] in log("button") }
          .highPriorityGesture(TapGesture().onEnded { [log] in log("outer") })
        Button("dragged") { [log] in log("button") }.highPriorityGesture(drag("drag"))
      }
    )
    tree.tap("tapped")
    #expect(log.take() == ["outer"])
    tree.tap("dragged")
    #expect(log.take() == ["button"])
    tree.drag("dragged", 30, 0)
    #expect(log.take() == ["drag moved", "drag moved", "drag ended"])
  }

  @Test func simultaneousGoesOnBesideAButton() {
    let tree = GestureTree(
      Button("x") { [log] in log("button") }
        .simultaneousGesture(TapGesture().onEnded { [log] in log("outer") })
    )
    tree.tap("x")
    #expect(log.take() == ["button", "outer"])
  }

  @Test func aStyleShowsTheFingerUntilAnotherGestureTakesIt() {
    struct Style: ButtonStyle {
      let log: GestureLog
      func makeBody(configuration: Configuration) -> some View {
        let _ = log("\(configuration.isPressed)")
        configuration.label
      }
    }
    let tree = GestureTree(
      Button("x") { [log] in log("button") }.buttonStyle(Style(log: log))
        .highPriorityGesture(DragGesture())
    )
    #expect(log.take() == ["false"])
    tree.down("x")
    #expect(log.take() == ["true"])
    tree.move(20, 0)
    #expect(log.take() == ["false"])
    tree.up()
    #expect(log.take() == [])
  }

  // MARK: Drags

  @Test(arguments: [(true, 0.0, []), (true, 10, ["tap"]), (false, 0, []), (false, 10, ["tap"])])
  func aDragSwallowsTapsWhereItsDistanceIsNone(
    isInner: Bool,
    distance: Double,
    expected: [String]
  ) {
    let drag = DragGesture(minimumDistance: distance)
    let tap = TapGesture().onEnded { [log] in log("tap") }
    let tree = GestureTree(
      VStack {
        if isInner {
          Text("x").gesture(drag).gesture(tap)
        } else {
          Text("x").gesture(tap).gesture(drag)
        }
      }
    )
    tree.tap("x")
    #expect(log.take() == expected)
  }

  @Test func aFingerThatMovesIsNoTap() {
    let tree = GestureTree(
      Text("x").onTapGesture { [log] in log("tap") }.gesture(drag("drag"))
    )
    tree.drag("x", 30, 0)
    #expect(log.take() == ["drag moved", "drag moved", "drag ended"])
  }

  @Test func theInnerDragWinsUnlessTheOuterHasPriority() {
    let tree = GestureTree(
      VStack {
        Text("x").gesture(drag("inner")).gesture(drag("outer"))
        Text("y").gesture(drag("inner")).highPriorityGesture(drag("outer"))
        Text("z").gesture(drag("inner")).simultaneousGesture(drag("outer"))
      }
    )
    tree.drag("x", 40, 0)
    #expect(log.take() == ["inner moved", "inner moved", "inner ended"])
    tree.drag("y", 40, 0)
    #expect(log.take() == ["outer moved", "outer moved", "outer ended"])
    tree.drag("z", 40, 0)
    #expect(
      log.take() == [
        "inner moved", "outer moved", "inner moved", "outer moved", "inner ended", "outer ended",
      ]
    )
  }

  /// The outer one gives way when the inner one has moved far enough.
  @Test func aLaterInnerDragTakesOver() {
    let tree = GestureTree(Text("x").gesture(drag("inner", 50)).gesture(drag("outer")))
    tree.down("x")
    tree.move(20, 0)
    tree.move(40, 0)
    tree.up()
    #expect(log.take() == ["outer moved", "inner moved", "inner ended"])
  }

  // MARK: Masks

  @Test(arguments: [
    (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
  ])
  func aMaskSaysWhichGesturesAreOn(_ mask: GestureMask, _ expected: [String]) {
    let tree = GestureTree(
      Text("x").onTapGesture { [log] in log("inner") }
        .gesture(TapGesture().onEnded { [log] in log("outer") }, including: mask)
    )
    tree.tap("x")
    #expect(log.take() == expected)
  }

  @Test func whatIsNotEnabledIsNotRecognized() {
    let none: TapGesture? = nil
    let tree = GestureTree(
      Text("x").gesture(none).gesture(
        TapGesture().onEnded { [log] in log("off") },
        isEnabled: false
      )
      .gesture(TapGesture().onEnded { [log] in log("on") }, isEnabled: true)
    )
    tree.tap("x")
    #expect(log.take() == ["on"])
  }
}
