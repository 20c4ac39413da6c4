import Foundation
import Testing

@testable import ViewRuntime

/// What a gesture state does to the views that read it.
@MainActor @Suite struct GestureStateTests {
  private let log = GestureLog()

  private struct Pad: View {
    @GestureState var width = 0.0
    let log: GestureLog
    var body: some View {
      let _ = Self._printChanges()
      let _ = log("\(Int(width))")
      Text("pad").gesture(
        DragGesture().updating($width) { value, state, _ in state = value.translation.width }
          .onEnded { [log] in log("ended \(Int($0.translation.width))") }
      )
    }
  }

  // MS-01
  @Test func itIsSetWhileTheFingerMovesAndResetWhenItIsLifted() {
    let tree = GestureTree(Pad(log: log))
    #expect(log.take() == ["0"])
    tree.down("pad")
    #expect(log.take() == [])
    tree.move(5, 0)
    #expect(log.take() == [])
    tree.move(15, 0)
    tree.move(10, 0)
    #expect(log.take() == ["20", "30"])
    #expect(
      tree.takeLines() == Array(repeating: "GestureStateTests.Pad: _width changed.", count: 2)
    )
    // The finger that stays where it is changes nothing.
    tree.move(0, 0)
    #expect(log.take() == [])
    tree.up()
    #expect(log.take() == ["ended 30", "0"])
    #expect(tree.takeLines() == ["GestureStateTests.Pad: _width changed."])
  }

  @Test func itIsResetWhenAnotherGestureWins() {
    let far = GestureTree(
      Pad(log: log).gesture(DragGesture(minimumDistance: 50).onEnded { [log] _ in log("outer") })
    )
    _ = log.take()
    far.drag("pad", 100, 0)
    #expect(log.take() == ["50", "100", "ended 100", "0"])
    let lost = GestureTree(
      Pad(log: log).highPriorityGesture(
        DragGesture(minimumDistance: 50).onEnded { [log] _ in log("outer") }
      )
    )
    _ = log.take()
    lost.down("pad")
    lost.move(20, 0)
    #expect(log.take() == ["20"])
    lost.move(40, 0)
    #expect(log.take() == ["0"])
    lost.up()
    #expect(log.take() == ["outer"])
  }

  @Test func itIsResetWhenTheViewGoes() {
    struct Root: View {
      @GestureState var isDown = false
      @State var isShown = true
      let log: GestureLog
      let export: (@escaping () -> Void) -> Void
      var body: some View {
        let _ = export { isShown = false }
        let _ = log("\(isDown)")
        if isShown {
          Text("pad").gesture(
            DragGesture(minimumDistance: 0).updating($isDown) { _, state, _ in state = true }
          )
        }
      }
    }
    var hide: (() -> Void)?
    let tree = GestureTree(Root(log: log) { hide = $0 })
    tree.down("pad")
    #expect(log.take() == ["false", "true"])
    hide?()
    tree.host.update()
    #expect(log.take() == ["true", "false"])
    tree.up()
    #expect(log.take() == [])
  }

  private struct Switched: View {
    @GestureState var width = 0.0
    @State var isOn = true
    let byMask: Bool
    let log: GestureLog
    let export: (@escaping () -> Void) -> Void
    var body: some View {
      let _ = export { isOn = false }
      let _ = log("\(Int(width))")
      Text("pad")
        .gesture(
          DragGesture().updating($width) { value, state, _ in state = value.translation.width }
            .onEnded { [log] _ in log("ended") },
          including: byMask && !isOn ? .subviews : .all
        )
        .disabled(!byMask && !isOn)
    }
  }

  @Test(arguments: [false, true])
  func itIsResetWhenTheViewIsDisabledOrTheGestureTakenAway(byMask: Bool) {
    var turnOff: (() -> Void)?
    let tree = GestureTree(Switched(byMask: byMask, log: log) { turnOff = $0 })
    tree.down("pad")
    tree.move(20, 0)
    #expect(log.take() == ["0", "20"])
    turnOff?()
    tree.host.update()
    #expect(log.take() == ["20"])
    tree.move(20, 0)
    #expect(log.take() == ["0"])
    tree.up()
    #expect(log.take() == [])
  }

  @Test func aLongPressIsToldWhileItLasts() {
    struct Root: View {
      @GestureState var isPressing = false
      let log: GestureLog
      var body: some View {
        let _ = log("\(isPressing)")
        Text("x").gesture(
          LongPressGesture().updating($isPressing) { value, state, _ in state = value }
        )
      }
    }
    let tree = GestureTree(Root(log: log))
    tree.down("x")
    tree.wait(0.4)
    #expect(log.take() == ["false", "true"])
    tree.wait(0.1)
    #expect(log.take() == ["false"])
    tree.up()
    #expect(log.take() == [])
  }

  @Test func resetIsAskedHowTheWayBackIsShown() {
    struct Root: View {
      @GestureState(reset: { value, transaction in
        resets.append(value ?? -1)
        transaction.animation = .linear
      }) var width: CGFloat?
      let log: GestureLog
      var body: some View {
        let _ = log("\(width ?? -1)")
        Text("x").gesture(
          DragGesture().updating($width) { value, state, transaction in
            transaction.animation = .default
            state = value.translation.width
          }
        )
        .transaction { [log] in log($0.animation == .linear ? "linear" : "other") }
      }
    }
    resets = []
    let tree = GestureTree(Root(log: log))
    tree.down("x")
    tree.move(20, 0)
    _ = log.take()
    tree.up()
    #expect(resets == [20])
    #expect(log.take().first == "-1.0")
    tree.down("x")
    tree.up()
    #expect(resets == [20])
  }

  /// Its start is its input, as a state's is: another parent's run is no cause.
  @Test func aRunOfTheParentIsNoCause() {
    struct Root: View {
      @State var count = 0
      let log: GestureLog
      var body: some View {
        Button("more \(count)") { count += 1 }
        Pad(log: log)
      }
    }
    let tree = GestureTree(Root(log: log))
    #expect(log.take() == ["0"])
    tree.tap("more 0")
    #expect(tree.host.shownTexts() == ["more 1", "pad"])
    #expect(log.take() == [])
  }
}

@MainActor private var resets: [CGFloat] = []
