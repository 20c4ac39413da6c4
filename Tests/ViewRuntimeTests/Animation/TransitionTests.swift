import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct TransitionTests {
  private struct Fade: Transition {
    var isPadded = false
    func body(content: Content, phase: TransitionPhase) -> some View {
      if isPadded {
        content.padding(10).opacity(phase.isIdentity ? 1 : 0)
      } else {
        content.opacity(phase.isIdentity ? 1 : 0)
      }
    }
  }

  private struct Grow: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.scaleEffect(1 - abs(phase.value))
    }
  }

  private struct Screen<T: Transition>: View {
    let remote: Remote<Int>
    let transition: T
    @State var number = 0
    var body: some View {
      let _ = remote.lend { number = $0 }
      if number >= 0 { Text("\(number)").transition(transition) }
    }
  }

  @Test func anOwnTransitionIsEvaluatedRoundItsView() {
    let remote = Remote<Int>()
    let tree = ViewsTree(Screen(remote: remote, transition: Fade()))
    #expect(tree.trace.takeRuns() == ["TransitionTests.Screen<Fade>", "TransitionTests.Fade"])
    #expect(tree.shown == ["0"])
    // The view changes, the transition does not.
    #expect(tree.step { remote.set(1) } == ["TransitionTests.Screen<Fade>: _number, 1 updated"])
    #expect(tree.shown == ["1"])
    _ = tree.step { remote.set(-1) }
    #expect(tree.words == [])
    #expect(
      tree.step { remote.set(2) } == [
        "TransitionTests.Screen<Fade>: _number", "TransitionTests.Fade",
      ]
    )
  }

  @Test func itsContentFollowsInABranchToo() {
    let remote = Remote<Int>()
    let tree = ViewsTree(Screen(remote: remote, transition: Fade(isPadded: true)))
    _ = tree.step { remote.set(5) }
    #expect(tree.shown == ["5"])
  }

  @Test func thoseOfTheSystemAreNotEvaluated() {
    let remote = Remote<Int>()
    let tree = ViewsTree(
      Screen(remote: remote, transition: .asymmetric(insertion: .opacity, removal: .slide))
    )
    #expect(tree.trace.takeRuns().count == 1)
    #expect(tree.shown == ["0"])
  }

  @Test func combinedTransitionsAreEvaluatedEach() {
    let remote = Remote<Int>()
    let one = ViewsTree(
      Screen(remote: remote, transition: Fade().combined(with: .opacity).animation(.default))
    )
    let runs = one.trace.takeRuns()
    #expect(runs.count == 2 && runs.last == "TransitionTests.Fade")
    let both = ViewsTree(Screen(remote: remote, transition: Fade().combined(with: Grow())))
    let bothRuns = both.trace.takeRuns()
    #expect(
      bothRuns.filter { $0 == "TransitionTests.Fade" || $0 == "TransitionTests.Grow" }.count == 2
    )
    #expect(both.shown == ["0"])
    _ = both.step { remote.set(3) }
    #expect(both.shown == ["3"])
  }

  @Test func anErasedTransitionKnowsAnIdentity() {
    #expect(AnyTransition(IdentityTransition()).kind == .identity)
    #expect(AnyTransition(MoveTransition(edge: .top)).kind == AnyTransition.move(edge: .top).kind)
    #expect(AnyTransition(Fade()).kind != .identity)
  }

  @Test func thoseOfTheSystemAreNotEvaluatedTogetherEither() {
    let remote = Remote<Int>()
    let animated = ViewsTree(
      Screen(
        remote: remote,
        transition: .opacity.animation(.default).combined(with: .scale.animation(.linear))
      )
    )
    #expect(animated.trace.takeRuns().count == 1)
    #expect(animated.shown == ["0"])
  }

  private func isIdentity(_ transition: some Transition) -> Bool? {
    let tree = ViewsTree(Text("x").transition(transition))
    return tree.host.root.map(TransitionElement.isIdentity)
  }

  @Test func anIdentityBesideAnotherOneIsNone() {
    #expect(isIdentity(.opacity.combined(with: .identity)) == false)
    #expect(isIdentity(.identity.combined(with: .opacity)) == false)
    #expect(isIdentity(.identity.animation(.default)) == true)
    let erased = AnyTransition(OpacityTransition().combined(with: SlideTransition()))
    #expect(erased.kind == AnyTransition.opacity.combined(with: .slide).kind)
  }
}
