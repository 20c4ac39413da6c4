import Foundation
import Testing

@testable import ViewRuntime

/// What single gestures recognize, and what they tell.
@MainActor @Suite struct GestureRecognitionTests {
  private let log = GestureLog()

  // MARK: Places

  @Test func onlyWhatAFingerMeetsIsTouched() {
    func row(_ name: String) -> some View {
      Text(name).frame(width: 100, height: 40).contentShape(Rectangle())
    }
    let tree = GestureTree(
      VStack {
        row("plain").onTapGesture { [log] in log("plain") }
        row("off").allowsHitTesting(false).onTapGesture { [log] in log("off") }
        row("disabled").onTapGesture { [log] in log("disabled") }.disabled(true)
        row("clear").opacity(0).onTapGesture { [log] in log("clear") }
        ZStack {
          row("covered").onTapGesture { [log] in log("covered") }
          Color.red.frame(width: 100, height: 40)
        }
      }
    )
    for name in ["plain", "off", "disabled", "covered"] { tree.tap(name) }
    #expect(log.take() == ["plain"])
  }

  @Test func spaceBetweenViewsIsTouchedOnlyWithAContentShape() {
    func row(_ name: String) -> some View {
      HStack(spacing: 0) {
        Text("\(name)1")
        Spacer()
        Text("\(name)2")
      }
    }
    let tree = GestureTree(
      VStack {
        row("a").onTapGesture { [log] in log("a") }
        row("b").contentShape(Rectangle()).onTapGesture { [log] in log("b") }
      }
    )
    tree.tap("a1")
    tree.tap("b2")
    #expect(log.take() == ["a", "b"])
    tree.down("a1", dx: 150)
    tree.up()
    tree.down("b1", dx: 150)
    tree.up()
    #expect(log.take() == ["b"])
  }

  @Test func aContentShapeLeavesItsCornersOut() {
    let tree = GestureTree(
      Text("x").frame(width: 100, height: 100).contentShape(Circle())
        .onTapGesture { [log] in log("tap") }
    )
    tree.down("x", dx: 40, dy: 40)
    tree.up()
    #expect(log.take() == [])
    tree.down("x", dx: 30, dy: 30)
    tree.up()
    #expect(log.take() == ["tap"])
  }

  @Test func pathsKnowWhatIsInside() {
    var ring = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(ring.contains(CGPoint(x: 15, y: 15)))
    #expect(!ring.contains(CGPoint(x: 15, y: 15), eoFill: true))
    #expect(ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(!ring.contains(CGPoint(x: 31, y: 5)))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(circle.contains(CGPoint(x: 10, y: 0.5)))
    #expect(!circle.contains(CGPoint(x: 2, y: 2)))
  }

  // MARK: Values

  @Test func aTapTellsItsPlace() {
    let tree = GestureTree(
      Text("x").frame(width: 100, height: 100).contentShape(Rectangle())
        .onTapGesture { [log] in log("\(Int($0.x)), \(Int($0.y))") }
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .global).onEnded { [log] in
            log("\(Int($0.location.x)), \(Int($0.location.y))")
          }
        )
    )
    tree.down("x", dx: 10, dy: 20)
    tree.up()
    #expect(log.take() == ["60, 70", "205, 442"])
  }

  @Test func aTapIsShortAndStays() {
    let tree = GestureTree(
      Text("x").frame(width: 300, height: 300).contentShape(Rectangle())
        .onTapGesture { [log] in log("tap") }
    )
    tree.down("x")
    tree.move(40, 0)
    tree.up()
    #expect(log.take() == ["tap"])
    tree.down("x")
    tree.move(50, 0)
    tree.up()
    tree.down("x")
    tree.wait(0.8)
    tree.up()
    #expect(log.take() == [])
  }

  @Test func aDragTellsHowFarAndHowFast() {
    var values: [DragGesture.Value] = []
    let tree = GestureTree(
      Text("x").frame(width: 100, height: 100).contentShape(Rectangle())
        .gesture(
          DragGesture().onChanged { values.append($0) }.onEnded { values.append($0) }
        )
    )
    tree.down("x")
    tree.move(6, 0)
    tree.move(6, 8)
    tree.up()
    #expect(values.count == 2)
    #expect(values.allSatisfy { $0.startLocation == CGPoint(x: 50, y: 50) })
    #expect(values.allSatisfy { $0.translation == CGSize(width: 12, height: 8) })
    #expect(values.allSatisfy { $0.location == CGPoint(x: 62, y: 58) })
    let speed = values.last?.velocity ?? .zero
    #expect(abs(speed.width - 360) < 0.01 && abs(speed.height - 480) < 0.01)
    let end = values.last?.predictedEndTranslation ?? .zero
    #expect(abs(end.width - 102) < 0.01 && abs(end.height - 128) < 0.01)
  }

  @Test func aDragTellsPlacesInItsSpace() {
    let tree = GestureTree(
      VStack {
        Text("x").frame(width: 100, height: 100).contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .named("board"))
              .onEnded { [log] in log("\(Int($0.location.x)), \(Int($0.location.y))") }
          )
      }
      .padding(30)
      .coordinateSpace(.named("board"))
    )
    tree.drag("x", 10, 20)
    #expect(log.take() == ["90, 100"])
  }

  @Test func aLongPressFailsWhenTheFingerMovesOrIsLifted() {
    let tree = GestureTree(
      Text("x").gesture(
        LongPressGesture(minimumDuration: 1).onChanged { [log] in log("changed \($0)") }
          .onEnded { [log] in log("ended \($0)") }
      )
    )
    tree.down("x")
    tree.wait(0.9)
    tree.up()
    #expect(log.take() == ["changed true"])
    tree.down("x")
    tree.move(0, 11)
    tree.wait(2)
    tree.up()
    #expect(log.take() == ["changed true"])
    tree.down("x")
    tree.wait(1)
    #expect(log.take() == ["changed true", "ended true"])
    tree.up()
    #expect(log.take() == [])
  }

  @Test(arguments: [(-1.0, true), (0, true), (.infinity, false), (.nan, false)])
  func aLongPressMayTakeNoTimeOrForEver(duration: Double, isHeld: Bool) {
    let tree = GestureTree(
      Text("x").onLongPressGesture(minimumDuration: duration) { [log] in log("held") }
    )
    tree.down("x")
    tree.wait(86_400)
    tree.up()
    #expect(log.take() == (isHeld ? ["held"] : []))
  }

  @Test func twoFingersMagnifyAndRotate() {
    let tree = GestureTree(
      Text("x").gesture(
        MagnifyGesture()
          .onChanged { [log] in log("\(Int(($0.magnification * 100).rounded()))%") }
          .onEnded { [log] _ in log("magnified") }
          .simultaneously(
            with: RotationGesture().onChanged { [log] in log("\(Int($0.degrees.rounded()))°") }
          )
          .onEnded { [log] in log("\($0.first == nil) \($0.second == nil)") }
      )
    )
    let (x, y) = (tree.middle("x").x, tree.middle("x").y)
    func fingers(_ arm: CGFloat, _ angle: CGFloat) -> [Int: CGPoint] {
      let (dx, dy) = (arm * cos(angle), arm * sin(angle))
      return [0: CGPoint(x: x - dx, y: y - dy), 1: CGPoint(x: x + dx, y: y + dy)]
    }
    tree.down([0: CGPoint(x: x, y: y)])
    tree.up()
    #expect(log.take() == [])
    tree.down(fingers(1, 0))
    tree.move(fingers(2, 0))
    #expect(log.take() == ["200%"])
    tree.move(fingers(2, .pi / 2))
    // Both go on, each with the time of the event.
    #expect(log.take() == ["200%", "90°"])
    tree.up()
    #expect(log.take() == ["magnified", "false false"])
  }

  /// Fingers that are lifted stay where they were, and keep their speed unless they rested.
  @Test func twoFingersTellHowFastTheyWere() {
    var magnified: [CGFloat] = []
    var turned: [Double] = []
    let tree = GestureTree(
      Text("x").frame(width: 200, height: 200).contentShape(Rectangle()).gesture(
        MagnifyGesture().onEnded { magnified.append($0.velocity) }
          .simultaneously(with: RotateGesture().onEnded { turned.append($0.velocity.degrees) })
      )
    )
    let (x, y) = (tree.middle("x").x, tree.middle("x").y)
    func fingers(_ arm: CGFloat, _ angle: CGFloat) -> [Int: CGPoint] {
      let (dx, dy) = (arm * cos(angle), arm * sin(angle))
      return [0: CGPoint(x: x - dx, y: y - dy), 1: CGPoint(x: x + dx, y: y + dy)]
    }
    for rest in [0.0, 0.2] {
      tree.down(fingers(20, 0))
      tree.move(fingers(25, .pi / 20))
      // A quarter more and 9 degrees in a frame.
      tree.move(fingers(30, .pi / 10))
      tree.wait(rest)
      tree.up()
    }
    #expect(magnified.count == 2 && turned.count == 2)
    #expect(magnified.first.map { abs($0 - 15) < 0.01 } == true)
    #expect(turned.first.map { abs($0 - 540) < 0.01 } == true)
    #expect(magnified.last == 0)
    #expect(turned.last == 0)
  }

  @Test func aSequenceWaitsForItsFirst() {
    let tree = GestureTree(
      Text("x").frame(width: 100, height: 100).contentShape(Rectangle()).gesture(
        LongPressGesture().sequenced(before: DragGesture())
          .onChanged { [log] value in
            switch value {
            case .first(let isPressed): log("first \(isPressed)")
            case .second(_, nil): log("held")
            case .second(_, let drag?): log("\(Int(drag.translation.width))")
            }
          }
          .onEnded { [log] _ in log("ended") }
      )
    )
    tree.drag("x", 40, 0)
    #expect(log.take() == ["first true"])
    tree.down("x")
    tree.wait(0.5)
    tree.move(20, 0)
    tree.up()
    #expect(log.take() == ["first true", "held", "20", "ended"])
  }

  // MARK: Composition

  @Test func ownGesturesAreMadeOfOthers() {
    struct Flick: Gesture {
      let log: GestureLog
      var body: some Gesture<CGFloat> {
        DragGesture().map { $0.translation.width }.onEnded { log("flick \(Int($0))") }
      }
    }
    let any = AnyGesture(TapGesture().map { 7 })
    let tree = GestureTree(
      Text("x").gesture(any.onEnded { [log] in log("\($0)") }).gesture(Flick(log: log))
    )
    tree.tap("x")
    tree.drag("x", 60, 0)
    #expect(log.take() == ["7", "flick 60"])
  }

  /// A closure of the body that ran last is called, even in the middle.
  @Test func closuresAreThoseOfTheLastBody() {
    struct Root: View {
      @State var count = 0
      let log: GestureLog
      var body: some View {
        let count = count
        Text("x").gesture(
          DragGesture().onChanged { _ in self.count += 1 }.onEnded { _ in log("\(count)") }
        )
      }
    }
    let tree = GestureTree(Root(log: log))
    tree.drag("x", 40, 0)
    #expect(log.take() == ["2"])
  }
}
