import Foundation

/// How a check ended.
enum CheckOutcome: Equatable {
  case holds
  /// What was found instead.
  case differs(String)
  /// Why nobody can tell.
  case notChecked(String)
}

extension CaseRun {
  /// How a check ended; nil for a note, which says what no check can.
  func outcome(of check: CaseCheck) -> CheckOutcome? {
    if check.note != nil { return nil }
    let range = check.steps ?? 0...0
    guard range.upperBound < steps.count else { return .notChecked(stopped ?? "never reached") }
    if let word = check.beyond { return unseen("'\(word)'") }
    let part = Array(steps[range])
    if let view = check.body {
      guard compiled.observed.contains("body \(view)") else { return unseen("bodies of \(view)") }
      return amount(part.flatMap(\.events).count { $0 == .evaluated(view) }, check)
    }
    if let view = check.inits {
      guard compiled.observed.contains("inits \(view)") else { return unseen("inits of \(view)") }
      return amount(part.flatMap(\.events).count { $0 == .initialized(view) }, check)
    }
    if let lines = check.print {
      let types = Set(lines.map(Self.type))
      let found = part.flatMap(\.printed)
        .filter { check.exact == true || types.contains(Self.type($0)) }
      return same(found, lines)
    }
    if let lines = check.log {
      let found = part.flatMap(\.events).compactMap(Self.line)
      return check.unordered == true ? same(found.sorted(), lines.sorted()) : same(found, lines)
    }
    if let entries = check.order { return order(entries, part) }
    if let view = check.causes { return causes(of: view, check.are ?? [], part) }
    if let path = check.state { return state(path, check, part) }
    if check.shown != nil || check.notShown != nil { return shown(check, part) }
    if let text = check.message { return message(text, check, part) }
    if check.fatal != nil { return .differs("the process went on") }
    if let name = check.view { return placed(name, check, part) }
    if let text = check.compare { return compared(text, part) }
    return unseen("what this asks for")
  }

  private func unseen(_ what: String) -> CheckOutcome { .notChecked("the kit cannot see \(what)") }

  private func same(_ found: [String], _ expected: [String]) -> CheckOutcome {
    found == expected ? .holds : .differs("\(found)")
  }

  private func amount(_ count: Int, _ check: CaseCheck) -> CheckOutcome {
    let least = check.count ?? check.min ?? (check.max == nil ? 1 : 0)
    let most = check.count ?? check.max ?? .max
    return (least...most).contains(count) ? .holds : .differs("\(count)")
  }

  /// Bodies and log lines, in the order in which they came.
  private func order(_ entries: [String], _ part: [StepEnd]) -> CheckOutcome {
    for entry in entries {
      let view = entry.hasPrefix("body ") ? entry : nil
      let isSeen = view.map(compiled.observed.contains) ?? entry.hasPrefix("log ")
      guard isSeen else { return unseen("when '\(entry)' happens") }
    }
    let found = part.flatMap(\.events).map { event in
      switch event {
      case .evaluated(let view): "body \(view)"
      case .line(let line): "log \(line)"
      case .initialized(let view): "init \(view)"
      }
    }
    return same(found.filter(entries.contains), entries)
  }

  private func causes(
    of view: String,
    _ tokens: [String],
    _ part: [StepEnd]
  ) -> CheckOutcome {
    guard compiled.observed.contains("causes \(view)") else { return unseen("causes of \(view)") }
    let ending = " changed."
    let found = part.flatMap(\.printed)
      .filter { Self.type($0) == view && $0.hasSuffix(ending) }
      .map { String($0.dropFirst(view.count + 2).dropLast(ending.count)) }
    let isSame = Set(found) == [tokens.joined(separator: ", ")]
    return isSame ? .holds : .differs("\(found)")
  }

  private func state(_ path: String, _ check: CaseCheck, _ part: [StepEnd]) -> CheckOutcome {
    guard check.on == nil else { return unseen("the state of one instance among several") }
    guard compiled.observed.contains("state \(path)"), let found = part.last?.states[path] else {
      return unseen(path)
    }
    return found == check.equals ? .holds : .differs(found)
  }

  private func shown(_ check: CaseCheck, _ part: [StepEnd]) -> CheckOutcome {
    switch part.last?.shown {
    case .success(let texts):
      let holds = (check.shown ?? check.notShown).map(texts.contains) == (check.shown != nil)
      return holds ? .holds : .differs("\(texts)")
    case .failure(let reason): return .notChecked("\(reason)")
    case nil: return unseen("the screen")
    }
  }

  /// A message that is not in the log proves nothing: logs lose and hide some.
  private func message(
    _ text: String,
    _ check: CaseCheck,
    _ part: [StepEnd]
  ) -> CheckOutcome {
    var found: [String] = []
    for step in part {
      switch step.messages {
      case .success(let texts): found += texts
      case .failure(let reason): return .notChecked("\(reason)")
      }
    }
    let count = found.count { check.contains == true ? $0.contains(text) : $0 == text }
    let outcome = amount(count, check)
    guard outcome == .holds, count > 0 else {
      return .notChecked("of \(count) messages in the system's log no proof can be made")
    }
    return outcome
  }

  private func placed(_ name: String, _ check: CaseCheck, _ part: [StepEnd]) -> CheckOutcome {
    let found = part.last?.frames[name]
    var expected: [(CGFloat?, Double, Double)] = []
    if let frame = check.frame {
      expected = zip([found?.minX, found?.minY, found?.width, found?.height], frame)
        .map { ($0, $1, $1) }
    } else if let size = check.size {
      expected = zip([found?.width, found?.height], size).map { ($0, $1, $1) }
    } else if let width = check.width {
      expected = [(found?.width, width.least, width.most)]
    } else if let height = check.height {
      expected = [(found?.height, height.least, height.most)]
    } else {
      return unseen("what this asks for")
    }
    let holds = expected.allSatisfy { length, least, most in
      length.map {
        $0 >= least - Comparison.tolerance && $0 <= most + Comparison.tolerance
      } ?? false
    }
    return holds ? .holds : .differs(found.map { "\($0)" } ?? "it has no place")
  }

  private func compared(_ text: String, _ part: [StepEnd]) -> CheckOutcome {
    let frames = part.last?.frames ?? [:]
    do {
      return try Comparison.holds(text, frames) ? .holds : .differs("\(frames)")
    } catch {
      return .notChecked("\(error)")
    }
  }

  /// The view that a printed line is about: `Row` of `Row: @self changed.`.
  private static func type(_ line: String) -> String { String(line.prefix { $0 != ":" }) }

  private static func line(_ event: CaseLog.Event) -> String? {
    guard case .line(let line) = event else { return nil }
    return line
  }
}
