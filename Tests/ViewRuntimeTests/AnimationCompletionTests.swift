import Testing

@testable import ViewRuntime

struct AnimationCompletionTests {
  @Test(
    arguments: [
      (Animation.linear(duration: 2), 2.0, 2.0),
      (.linear(duration: 2).logicallyComplete(after: 0.5), 0.5, 2),
      (.linear(duration: 2).delay(1), 3, 3),
      (.linear(duration: 2).speed(2), 1, 1),
      (.linear(duration: 2).repeatCount(3), 6, 6),
    ]
  )
  func curvesEndWhenTheirTimeHasPassed(_ animation: Animation, logical: Double, removed: Double) {
    #expect(animation.seconds(until: .logicallyComplete) == logical)
    #expect(animation.seconds(until: .removed) == removed)
  }

  @Test func aSpringRestsLaterThanItsDuration() throws {
    let rest = try #require(Animation.spring.seconds(until: .removed))
    #expect(Animation.spring.seconds(until: .logicallyComplete) == 0.5)
    #expect(rest > 0.7 && rest < 0.8)
  }

  @Test func whatRepeatsForEverNeverEnds() {
    #expect(Animation.linear.repeatForever().seconds(until: .removed) == nil)
    #expect(Animation.linear.repeatForever().seconds(until: .logicallyComplete) == nil)
  }
}
