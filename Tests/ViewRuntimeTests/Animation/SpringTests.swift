import Foundation
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

  @Test func aSpringGivesItsMassBack() {
    let spring = Spring(mass: 2, stiffness: 100, damping: 20)
    #expect(spring.mass == 2)
    #expect(abs(spring.stiffness - 100) < 1e-9)
    #expect(abs(spring.damping - 20) < 1e-9)
  }

  /// The slow one of two roots decides; what is left of the way then is a thousandth.
  @Test(arguments: [1.001, 1.5, 4])
  func whatIsOverdampedRestsLater(_ ratio: Double) {
    let spring = Spring(response: 2 * .pi, dampingRatio: ratio)
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (ratio - root, ratio + root)
    let time = spring.settlingDuration
    let left = (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
    #expect(abs(left - 0.001) < 1e-5)
    #expect(time > Spring(response: 2 * .pi, dampingRatio: 1).settlingDuration)
  }
}
