/// What is different between two runs, beyond noise.
///
/// A time differs where the middle halves of both lie apart and the medians
/// differ by more than a tenth; a count differs where it is not the same.
struct ResultComparison {
  /// The least difference of medians that is worth a word.
  static let leastEffect = 0.1

  private let before: ResultFile
  private let after: ResultFile

  init(before: ResultFile, after: ResultFile) {
    self.before = before
    self.after = after
  }

  /// How two times of the same thing compare.
  enum Verdict: String {
    case faster
    case slower
    case same = "no difference beyond noise"
  }

  static func verdict(_ old: Measurement, _ new: Measurement) -> Verdict {
    guard !old.quartiles.overlaps(new.quartiles), old.median > 0,
      abs(new.median - old.median) > leastEffect * old.median
    else { return .same }
    return new.median < old.median ? .faster : .slower
  }

  /// Whether times of the two can be held against each other.
  private var isSameMachine: Bool { before.machine == after.machine }

  /// Whether something got worse: a time beyond noise, on the same machine and
  /// recorded in the same way; a count that is another one; something that is
  /// not measured any more.
  var isWorse: Bool {
    let comparesTimes = isSameMachine && before.recording == after.recording
    return before.measurements.contains { old in
      guard let new = after.measurements.first(where: { $0.name == old.name }) else { return true }
      return comparesTimes && Self.verdict(old, new) == .slower
        || !Self.countChanges(old, new).isEmpty
    }
  }

  var text: String {
    var lines: [String] = []
    if !isSameMachine {
      lines.append("measured on another machine or build: only ratios can be compared")
    }
    if before.recording != after.recording {
      lines.append("recording was \(before.recording), and is \(after.recording)")
    }
    for new in after.measurements {
      guard let old = before.measurements.first(where: { $0.name == new.name }) else {
        lines.append("\(new.name): not measured before")
        continue
      }
      let change = ResultTable.number(old.median > 0 ? new.median / old.median : 0, 2)
      lines.append(
        "\(new.name): \(ResultTable.time(old.median)) → \(ResultTable.time(new.median)), "
          + "× \(change), \(Self.verdict(old, new).rawValue)"
      )
      lines += Self.countChanges(old, new)
    }
    for old in before.measurements
    where !after.measurements.contains(where: { $0.name == old.name }) {
      lines.append("\(old.name): not measured any more")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Memory is left out, since it is not the same from run to run.
  private static func countChanges(_ old: Measurement, _ new: Measurement) -> [String] {
    new.counts.compactMap { count in
      guard !count.name.contains("bytes"),
        let was = old.counts.first(where: { $0.name == count.name }), was.value != count.value
      else { return nil }
      return "  \(count.name): \(ResultTable.number(was.value, 2)) → "
        + ResultTable.number(count.value, 2)
    }
  }
}
