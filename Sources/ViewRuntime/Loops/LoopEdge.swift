/// The way by which a callback leads back to itself, in words.
///
/// Its last part is the edge that closes the cycle.
struct LoopEdge {
  private let start: CallbackSource
  /// Each write, and whom it sets off.
  private let way: [(property: String, setsOff: CallbackSource)]
  private let isClosed: Bool

  /// The shortest way back to a call of the same source; where it never led to
  /// itself, the longest way that led to it.
  ///
  /// - Complexity: O(calls of the frames at hand).
  init(to last: CallbackChain.Link) {
    var steps: [(origin: CallbackChain.Origin, next: Int)] = last.because.map { ($0, -1) }
    var seen: Set<CallbackSource> = []
    var closing: Int?
    var index = 0
    while index < steps.count, closing == nil {
      let link = steps[index].origin.link
      if link.source == last.source {
        closing = index
      } else if seen.insert(link.source).inserted {
        steps += link.because.map { ($0, index) }
      }
      index += 1
    }
    isClosed = closing != nil
    var next = closing ?? steps.count - 1
    start = next < 0 ? last.source : steps[next].origin.link.source
    var way: [(String, CallbackSource)] = []
    while next >= 0 {
      let after = steps[next].next
      way.append(
        (steps[next].origin.property, after < 0 ? last.source : steps[after].origin.link.source)
      )
      next = after
    }
    self.way = way
  }

  /// `onChange(of: Int) in Feed writes Feed._count, which it depends on: the 3rd
  /// time in this frame`.
  func sentence(round: Int) -> String {
    let end = ": the \(Self.ordinal(round)) time in this frame"
    guard let last = way.last else {
      return "\(start.words) is set off by writes that no callback made" + end
    }
    if isClosed, way.count == 1 {
      return "\(start.words) writes \(last.property), on which it depends" + end
    }
    var text = start.words
    for (index, part) in way.enumerated() {
      text += "\(index == 0 ? "" : "; that") writes \(part.property), which sets off "
      text += part.setsOff.words
    }
    return text + (isClosed ? " again" : "") + end
  }

  /// What is said of one that is not called any more.
  static func ending(_ source: CallbackSource, rounds: Int) -> String {
    "\(source.words) went round \(rounds) times without an end, and is left out until something "
      + "else happens."
  }

  private static func ordinal(_ number: Int) -> String {
    let suffix =
      switch (number % 10, number % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(number)\(suffix)"
  }
}
