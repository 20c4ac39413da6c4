/// What the command prints: contradictions in full, all else as counts and ids.
struct ConformanceText {
  var marks: ConformanceMarks
  var results: ConformanceResults
  var corpus: ConformanceCorpus

  var text: String {
    let head = marks.head
    let whose =
      head.isOfApple ? "Apple's SwiftUI" : "ViewTrace's own SwiftUI, which verifies nothing"
    var lines = ["\(whose), \(head.system), Swift \(head.swift), \(head.date)", ""]
    lines += ConformanceMarks.Mark.allCases.map { "\(marks.count($0)) \($0.rawValue)" }
    for marked in marks.cases where marked.mark == .contradicted {
      lines += [
        "", "\(marked.known.id) contradicted (\(marked.known.confidence)): \(marked.known.title)",
      ]
      for (check, actual) in marked.differences {
        lines.append("  expected: \(marked.known.checks[check - 1] ?? "")")
        lines.append("  actual:   \(actual)")
      }
    }
    lines += list("verified", ids(.verified))
    lines += list("verified in part", ids(.verifiedInPart))
    lines += notChecked
    lines += list("missing: the file does not tell of", marks.missing)
    lines += list("unknown: the corpus does not have", results.unknown)
    return lines.joined(separator: "\n") + "\n"
  }

  private func ids(_ mark: ConformanceMarks.Mark) -> [String] {
    marks.cases.filter { $0.mark == mark }.map(\.known.id)
  }

  /// A case a line, with the first reason.
  private var notChecked: [String] {
    let lines = marks.cases.filter { $0.mark == .notChecked }.map { marked in
      let reasons = marked.checks.compactMap { entry -> String? in
        if case .notChecked(let reason) = entry.outcome { reason } else { nil }
      }
      return "  \(marked.known.id): \(reasons.first ?? "it has no check")"
    }
    return lines.isEmpty ? [] : ["", "not checked:"] + lines
  }

  private func list(_ title: String, _ ids: [String]) -> [String] {
    ids.isEmpty ? [] : ["", "\(title): \(ids.joined(separator: ", "))"]
  }
}
