import Foundation
import Testing
import TraceModel

@testable import ViewRuntime

/// What is shown in each frame of an animation, and what runs for it.
@MainActor @Suite(.serialized) struct AnimationFrameTests {
  @Test func aFrameMovesItsLeavesAndRunsNoBody() {
    let tree = ViewsTree(Switch { Color.red.frame(width: $0 ? 300 : 100, height: 10) })
    let runs = tree.step { flip(.linear(duration: 1)) }
    #expect(runs == ["Switch<ModifiedContent<Color, _FrameLayout>>: _isOn"])
    // Laid out at once; drawn where it was.
    #expect(tree.frames(of: Color.self).map(\.width) == [300])
    #expect(tree.presented(Color.self).map(\.width) == [100])
    _ = tree.trace.takeTransactions()
    #expect(tree.pass(0.5) == [])
    #expect(tree.presented(Color.self).map { ($0.width * 1000).rounded() / 1000 } == [200])
    #expect(tree.trace.takeTransactions() == Array(repeating: .frame, count: 30))
    #expect(tree.trace.takeLeaves() == 30)
    guard case .leaf(let drawn)? = tree.host.displayList().items.last else {
      Issue.record("nothing is drawn")
      return
    }
    #expect((drawn.frame.width * 1000).rounded() / 1000 == 200)
    #expect(tree.pass(2) == [])
    #expect(tree.trace.takeTransactions().count == 30)
    #expect(tree.presented(Color.self) == tree.frames(of: Color.self))
  }

  @Test func aStackFlowsAgain() {
    let tree = ViewsTree(
      Switch { isOn in
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: isOn ? 50 : 10)
          Color.blue.frame(width: 10, height: 10)
        }
        .frame(width: 100, height: 100, alignment: .top)
      }
    )
    let start = tree.presented(Color.self)[1].minY
    _ = tree.step { flip(.linear(duration: 1)) }
    _ = tree.pass(0.25)
    #expect(((tree.presented(Color.self)[1].minY - start) * 1000).rounded() == 10_000)
    _ = tree.pass(1)
  }

  @Test func withoutAnAnimationThereAreNoFrames() {
    let tree = ViewsTree(Switch { Color.red.frame(width: $0 ? 300 : 100, height: 10) })
    _ = tree.step { flip(nil) }
    _ = tree.trace.takeTransactions()
    #expect(tree.presented(Color.self).map(\.width) == [300])
    #expect(tree.pass(1) == [])
    #expect(tree.trace.takeTransactions() == [])
  }

  @Test func anAnimatableViewRunsInEachFrame() {
    let tree = ViewsTree(Switch { Dial(value: $0 ? 60 : 0) })
    // Only what moves differs, and it has not moved yet.
    #expect(tree.step { flip(.linear(duration: 1)) } == ["Switch<Dial>: _isOn"])
    #expect(tree.shown == ["0"])
    let runs = tree.pass(1)
    #expect(runs == Array(repeating: "Dial: @self, 1 updated", count: 60))
    #expect(tree.shown == ["60"])
    #expect(tree.pass(1) == [])
  }

  @Test func anAnimatableViewIsThereAtOnceWithoutAnAnimation() {
    let tree = ViewsTree(Switch { Dial(value: $0 ? 60 : 0) })
    #expect(tree.step { flip(nil) } == ["Switch<Dial>: _isOn", "Dial: @self, 1 updated"])
    #expect(tree.shown == ["60"])
  }

  @Test func aLayoutWithDataOfItsOwnLaysOutInEachFrame() {
    let tree = ViewsTree(
      Switch { isOn in Shift(by: isOn ? 60 : 0) { Color.red.frame(width: 10, height: 10) } }
    )
    let start = tree.frames(of: Color.self)[0].minX
    _ = tree.step { flip(.linear(duration: 1)) }
    let layouts = tree.trace.layouts.count
    #expect(tree.pass(0.5) == [])
    #expect((tree.frames(of: Color.self)[0].minX - start).rounded() == 30)
    #expect(tree.trace.layouts.count == layouts + 30)
    #expect(tree.trace.layouts.last?.reason == .animation)
    _ = tree.pass(1)
  }

  @Test func effectsMoveInTheirPlaces() {
    let tree = ViewsTree(
      Switch { isOn in
        Rectangle().opacity(isOn ? 1 : 0).offset(x: isOn ? 100 : 0).frame(width: 10, height: 10)
      }
    )
    _ = tree.step { flip(.linear(duration: 1)) }
    _ = tree.trace.takeLeaves()
    _ = tree.pass(0.5)
    #expect(tree.values(of: _OpacityEffect.self).map { ($0.opacity * 100).rounded() } == [50])
    #expect(tree.values(of: _OffsetEffect.self).map { $0.offset.width.rounded() } == [50])
    #expect(tree.trace.takeLeaves() == 30)
    _ = tree.pass(1)
  }

  @Test func anotherEndIsTakenOverWithTheVelocity() {
    let tree = ViewsTree(Switch { Dial(value: $0 ? 800 : 0) })
    _ = tree.step { flip(.spring(response: 1, dampingFraction: 1)) }
    _ = tree.pass(0.2)
    let before = tree.number
    _ = tree.step { flip(.spring(response: 1, dampingFraction: 1)) }
    #expect(tree.number == before)
    // It has to turn round first.
    _ = tree.pass(1.0 / 60)
    #expect(tree.number > before)
    _ = tree.pass(3)
    #expect(tree.number == 0)
  }

  @Test func curvesAreAddedToEachOther() {
    let tree = ViewsTree(Switch { Dial(value: $0 ? 800 : 0) })
    _ = tree.step { flip(.linear(duration: 1)) }
    _ = tree.pass(0.5)
    #expect(tree.number == 400)
    _ = tree.step { flip(.linear(duration: 1)) }
    // The one is still on its way up, the other on its way down.
    _ = tree.pass(0.5)
    #expect(tree.number == 400)
    _ = tree.pass(0.5)
    #expect(tree.number == 0)
  }

  @Test func aChangeWithoutAnimationEndsTheMovement() {
    let tree = ViewsTree(Switch { Dial(value: $0 ? 800 : 0) })
    _ = tree.step { flip(.linear(duration: 1).repeatForever()) }
    _ = tree.pass(1.5)
    #expect(tree.number == 400)
    _ = tree.step { flip(nil) }
    #expect(tree.number == 0)
    #expect(tree.pass(1) == [])
  }

  @Test func delaySpeedAndRepeatsShapeTheTime() {
    let tree = ViewsTree(Switch { Dial(value: $0 ? 800 : 0) })
    _ = tree.step { flip(.linear(duration: 1).speed(2).delay(1).repeatCount(2)) }
    #expect(tree.pass(1) == [])
    _ = tree.pass(0.25)
    #expect(tree.number == 400)
    _ = tree.pass(0.5)
    // On its way back.
    #expect(tree.number == 400)
    _ = tree.pass(0.25)
    #expect(tree.number == 800)
  }

  @Test func disabledAnimationsMoveNothing() {
    let tree = ViewsTree(
      Switch { isOn in Dial(value: isOn ? 800 : 0).transaction { $0.disablesAnimations = true } }
    )
    _ = tree.step { flip(.linear(duration: 1)) }
    #expect(tree.number == 800)
  }

  @Test func anAnimationForAValueMovesWhatItStandsOn() {
    let tree = ViewsTree(
      Switch { isOn in
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: isOn ? 50 : 10).animation(
            .linear(duration: 1),
            value: isOn
          )
          Color.blue.frame(width: 10, height: 10)
        }
        .frame(width: 100, height: 100, alignment: .top)
      }
    )
    _ = tree.step { flip(nil) }
    #expect(tree.presented(Color.self).map(\.height) == [10, 10])
    #expect(tree.presented(Color.self)[1] == tree.frames(of: Color.self)[1])
    _ = tree.pass(2)
    #expect(tree.presented(Color.self).map(\.height) == [50, 10])
  }

  @Test func aTransactionModifierReachesAViewThatRunsByItself() {
    let tree = ViewsTree(Switch { Dial(value: $0 ? 60 : 0) }.transaction { $0.animation = .linear })
    _ = tree.step { flip(nil) }
    #expect(tree.number == 0)
    _ = tree.pass(1)
    #expect(tree.number == 60)
  }

  @Test func aBindingOfAMemberIsAnimatedAsItsWhole() {
    struct Model { var isOn = false }
    struct Screen: View {
      @State var model = Model()
      var body: some View {
        let _ = lendSwitch { $model.animation(.linear(duration: 1)).isOn.wrappedValue = true }
        Dial(value: model.isOn ? 60 : 0)
      }
    }
    let tree = ViewsTree(Screen())
    _ = tree.step { flip(nil) }
    #expect(tree.number == 0)
    _ = tree.pass(0.5)
    #expect(tree.number == 30)
    _ = tree.pass(1)
  }

  @Test func aRunAgainInBetweenDisturbsNothing() {
    let remote = Remote<Int>()
    struct Screen: View {
      let remote: Remote<Int>
      @State var count = 0
      @State var isOn = false
      var body: some View {
        let _ = lendSwitch { isOn.toggle() }
        let _ = remote.lend { count = $0 }
        Dial(value: isOn ? 800 : 0)
        Text("x\(count)").opacity(isOn ? 1 : 0)
      }
    }
    let tree = ViewsTree(Screen(remote: remote))
    _ = tree.step { flip(.linear(duration: 1)) }
    _ = tree.pass(0.25)
    #expect(tree.step { remote.set(7) } == ["AnimationFrameTests.Screen: _count, 1 updated"])
    #expect(tree.number == 200)
    _ = tree.pass(0.25)
    #expect(tree.number == 400)
    #expect(tree.values(of: _OpacityEffect.self).map { ($0.opacity * 100).rounded() } == [50])
    _ = tree.pass(1)
  }
}

// MARK: What is moved

@MainActor private var flipSwitch: () -> Void = {}
@MainActor private func lendSwitch(_ flip: @escaping () -> Void) { flipSwitch = flip }
@MainActor private func flip(_ animation: Animation?) {
  guard let animation else { return flipSwitch() }
  withAnimation(animation) { flipSwitch() }
}

private struct Switch<Content: View>: View {
  @ViewBuilder let content: (Bool) -> Content
  @State var isOn = false
  var body: some View {
    let _ = lendSwitch { isOn.toggle() }
    content(isOn)
  }
}

private struct Dial: View, @preconcurrency Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  var body: some View { Text("\(Int(value.rounded()))") }
}

private struct Shift: Layout {
  var by: Double
  var animatableData: Double {
    get { by }
    set { by = newValue }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 10)
  }
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX + by, y: bounds.minY), proposal: proposal)
    }
  }
}

extension ViewsTree {
  /// Lets time pass, each timer an update of its own; what ran in it.
  fileprivate func pass(_ seconds: Double) -> [String] {
    step {
      let loop = VirtualLoop.shared
      let end = loop.now + Nanoseconds(Int64((seconds * 1e9).rounded()))
      while let next = loop.nextTimerOfAnyKind, next <= end {
        loop.advance(to: next)
        host.update()
      }
      loop.advance(to: end)
    }
  }

  /// Where leaves of a type are drawn.
  fileprivate func presented(_ type: Any.Type) -> [CGRect] {
    var frames: [CGRect] = []
    forEachPlace { node in
      let kind = node.block.entry(node.entry).pointee.kind
      guard kind.role == .element, kind.type.type == type else { return }
      frames += LayoutLink.of(node)?.nodes.map(\.presentedFrame) ?? []
    }
    return frames
  }

  /// The values of a type, as they are shown.
  fileprivate func values<T>(of type: T.Type) -> [T] {
    var values: [T] = []
    forEachPlace { node in
      let kind = node.block.entry(node.entry).pointee.kind
      if kind.role == .element, kind.type.type == type { values.append(node.value(as: T.self)) }
    }
    return values
  }

  fileprivate var number: Double { shown.first.flatMap(Double.init) ?? .nan }
}
