import TraceModel

extension Nanoseconds {
  /// Seconds after which a time is as good as never: about 30 years.
  ///
  /// Virtual time ends 250 years after the start, and the clock's 64 bits 40
  /// years later: so long a time can be added to any moment.
  private static var longestDelay: Double { 1e9 }

  /// What an app gives as seconds to wait, negative ones as none; nil for what
  /// never comes, and for what is no number.
  init?(
    delay seconds: Double,
    rounded rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) {
    guard seconds < Self.longestDelay else { return nil }
    self.init(Int64((max(seconds, 0) * 1e9).rounded(rule)))
  }
}
