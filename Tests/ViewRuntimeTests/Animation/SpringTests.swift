import Testing

@testable import ViewRuntime

struct SpringTests {
  @Test func aSpringByMassAndOneByTimeAreOne() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let same = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(same.duration - 0.5) < 1e-9)
    #expect(abs(same.bounce - 0.3) < 1e-9)
    #expect(Spring(stiffness: 1, damping: 100).dampingRatio == 1)
  }

  @Test(
    arguments: [
      (Animation.spring(), 0.5), (.snappy(duration: 0.2), 0.2), (.bouncy, 0.5),
      (.interactiveSpring(), 0.15), (.interpolatingSpring(stiffness: 1, damping: 2), 2 * .pi),
      (.timingCurve(0, 0, 1, 1, duration: 3), 3), (.spring(Spring.smooth(duration: 2)), 2),
    ]
  )
  func animationsLastAsLongAsTheySay(_ animation: Animation, seconds: Double) {
    #expect(animation.seconds(until: .logicallyComplete) == seconds)
  }

  @Test func whatBouncesRestsLater() throws {
    let smooth = try #require(Animation.smooth.seconds(until: .removed))
    let bouncy = try #require(Animation.bouncy.seconds(until: .removed))
    #expect(bouncy > smooth)
    #expect(Spring.bouncy.settlingDuration == bouncy)
  }
}
