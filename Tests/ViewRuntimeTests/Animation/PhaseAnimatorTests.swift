import Testing
import TraceModel

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct PhaseAnimatorTests {
  private func pass(_ seconds: Double, _ tree: ViewsTree) -> [String] {
    tree.step {
      let loop = VirtualLoop.shared
      loop.advance(to: loop.now + Nanoseconds(Int64(seconds * 1e9)))
    }
  }

  @Test func phasesFollowEachOtherForEver() {
    struct Screen: View {
      var body: some View {
        PhaseAnimator([1, 2, 3]) {
          Text("\($0)")
        } animation: {
          .linear(duration: Double($0))
        }
      }
    }
    let tree = ViewsTree(Screen())
    // The first one is shown, and its change to the second begins at once.
    #expect(
      tree.trace.takeRuns() == [
        "PhaseAnimatorTests.Screen", "PhaseAnimatorTests.Screen.PhaseAnimator",
        "PhaseAnimatorTests.Screen.PhaseAnimator: @self, 1 updated",
      ]
    )
    #expect(tree.shown == ["2"])
    #expect(pass(1.9, tree) == [])
    #expect(pass(0.2, tree).count == 1)
    #expect(tree.shown == ["3"])
    _ = pass(3, tree)
    #expect(tree.shown == ["1"])
    _ = pass(1, tree)
    #expect(tree.shown == ["2"])
    tree.host.unmount()
    #expect(pass(10, tree) == [])
  }

  @Test func aTriggerGoesThroughThemOnce() {
    let remote = Remote<Int>()
    struct Screen: View {
      let remote: Remote<Int>
      @State var count = 0
      var body: some View {
        let _ = remote.lend { count = $0 }
        Text("x").phaseAnimator([false, true], trigger: count) { content, isLarge in
          content.padding(isLarge ? 20 : 0)
          Text("\(isLarge)")
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    let tree = ViewsTree(Screen(remote: remote))
    #expect(tree.words == ["x", "false"])
    #expect(pass(5, tree) == [])
    _ = tree.step { remote.set(1) }
    #expect(tree.words == ["x", "true"])
    _ = pass(1, tree)
    #expect(tree.words == ["x", "false"])
    #expect(pass(5, tree) == [])
    tree.host.unmount()
  }

  @Test(arguments: [
    Animation.default.speed(0), .linear.delay(.infinity), .default.logicallyComplete(after: .nan),
  ])
  func anAnimationWithoutEndStaysInItsPhase(_ animation: Animation) {
    struct Screen: View {
      let animation: Animation
      var body: some View {
        Text("x").phaseAnimator([1, 2, 3]) { _, phase in
          Text("\(phase)")
        } animation: { _ in
          animation
        }
      }
    }
    let tree = ViewsTree(Screen(animation: animation))
    #expect(tree.shown == ["2"])
    #expect(pass(1_000_000, tree) == [])
    #expect(tree.shown == ["2"])
    tree.host.unmount()
  }

  @Test func phasesThatComeLaterAreShownFromThenOn() {
    let remote = Remote<[Int]>()
    struct Screen: View {
      let remote: Remote<[Int]>
      @State var phases: [Int] = []
      var body: some View {
        let _ = remote.lend { phases = $0 }
        PhaseAnimator(phases) {
          Text("\($0)")
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    let tree = ViewsTree(Screen(remote: remote))
    #expect(tree.words == [])
    _ = tree.step { remote.set([1, 2]) }
    #expect(tree.words == ["2"])
    _ = pass(1, tree)
    #expect(tree.words == ["1"])
    tree.host.unmount()
  }
}
