import Foundation
import Testing

/// The runtime does what the rules say, for programs that nobody thought of.
///
/// Set in the environment: `VIEWTRACE_PROGRAMS` for how many programs are drawn,
/// `VIEWTRACE_SEED` for the first seed.
@MainActor @Suite(.serialized) struct RandomProgramTests {
  @Test func programsDoWhatTheRulesSay() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["VIEWTRACE_PROGRAMS"].flatMap { UInt64($0) } ?? 150
    let first = environment["VIEWTRACE_SEED"].flatMap { UInt64($0) } ?? 1
    var failures = 0
    for seed in first..<first + count {
      var generator = Generator(seed: seed)
      let program = generator.program()
      guard let problem = Comparison.difference(of: program) else { continue }
      failures += 1
      var shrinker = Shrinker { Comparison.difference(of: $0) != nil }
      let small = shrinker.shrunk(program)
      Issue.record(
        """
        seed \(seed): \(Comparison.difference(of: small) ?? problem)
        \(small)
          fix: VIEWTRACE_SEED=\(seed) VIEWTRACE_PROGRAMS=1 swift test --filter RandomProgramTests
        """
      )
      if failures >= 12 { return }
    }
  }
}
