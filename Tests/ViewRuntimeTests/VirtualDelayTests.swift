import Testing
import TraceModel

@testable import ViewRuntime

/// What an app gives as seconds to wait.
struct VirtualDelayTests {
  @Test(
    arguments: [
      (1.5, 1_500_000_000), (0.000_000_000_6, 1), (0, 0), (-1, 0), (-.infinity, 0),
      (1e9, nil), (.greatestFiniteMagnitude, nil), (.infinity, nil), (.nan, nil),
    ] as [(Double, Int64?)]
  )
  func secondsBecomeNanosecondsOrNever(_ seconds: Double, _ expected: Int64?) {
    #expect(Nanoseconds(delay: seconds)?.rawValue == expected)
  }

  @Test func aDelayMayBeRoundedUp() {
    #expect(Nanoseconds(delay: 0.000_000_000_1, rounded: .up) == Nanoseconds(1))
    #expect(Nanoseconds(delay: 0.000_000_000_1) == .zero)
  }
}
