/// What a result file says of each case.
struct ConformanceMarks {
  /// How a case stands on the system that was asked.
  enum Mark: String, CaseIterable {
    case verified
    /// What could be checked holds, and some could not.
    case verifiedInPart = "verified in part"
    case contradicted
    case notChecked = "not checked"
  }

  struct MarkedCase {
    var known: ConformanceCorpus.Case
    var mark: Mark
    var checks: [(check: Int, outcome: ConformanceResults.Outcome)]

    /// The checks that nobody could make.
    var unchecked: [Int] {
      checks.compactMap { if case .notChecked = $0.outcome { $0.check } else { nil } }
    }

    /// What was found where something else was expected.
    var differences: [(check: Int, actual: String)] {
      checks.compactMap {
        if case .differs(let actual) = $0.outcome { ($0.check, actual) } else { nil }
      }
    }
  }

  let head: ConformanceResults.Head
  /// In the order of the corpus.
  let cases: [MarkedCase]
  /// Ids of the corpus that the file does not tell of.
  let missing: [String]

  /// - Throws: When nothing at all was checked.
  init(
    _ results: ConformanceResults,
    corpus: ConformanceCorpus,
    path: String
  ) throws(ConformanceError) {
    head = results.head
    let found = Dictionary(
      results.cases.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    cases = corpus.cases.compactMap { known in
      found[known.id].map { MarkedCase(known: known, mark: Mark($0), checks: $0.checks) }
    }
    missing = corpus.cases.map(\.id).filter { found[$0] == nil }
    guard cases.contains(where: { $0.mark != .notChecked }) else {
      throw ConformanceError(problem: .nothingChecked, place: path)
    }
  }

  func count(_ mark: Mark) -> Int { cases.count { $0.mark == mark } }
}

extension ConformanceMarks.Mark {
  fileprivate init(_ result: ConformanceResults.CaseResult) {
    var (holds, open) = (false, false)
    for (_, outcome) in result.checks {
      switch outcome {
      case .differs:
        self = .contradicted
        return
      case .holds: holds = true
      case .notChecked: open = true
      }
    }
    self = holds ? (open ? .verifiedInPart : .verified) : .notChecked
  }
}
