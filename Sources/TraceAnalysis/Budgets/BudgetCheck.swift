import TraceModel

/// One budget against the counts of one trace.
struct BudgetCheck {
  private let budget: Budget
  private let summary: TraceSummary
  private let base: TraceSummary?
  /// Nil for all views.
  private let views: Set<ViewID>?
  /// The steps that are compared together, with what they are called.
  private let groups: [(place: String, steps: [StepRow])]

  /// Finds the views and steps that a budget names.
  ///
  /// Nil when its view is optional and not there.
  init?(_ budget: Budget, _ summary: TraceSummary, _ base: TraceSummary?) throws {
    self.budget = budget
    self.summary = summary
    self.base = base
    views = budget.view.map { summary.catalog.viewsAndClosures(named: $0) }
    if let name = budget.view, views?.isEmpty == true {
      if budget.isOptional { return nil }
      let known = summary.catalog.names
      throw budget.error(at: "view", .unknownView(name, known: known))
    }
    groups = try Self.groups(budget, summary.catalog.steps)
  }

  private static func groups(_ budget: Budget, _ steps: [StepRow]) throws
    -> [(place: String, steps: [StepRow])]
  {
    let actions = steps.filter { $0.path != "0" }
    func marked(_ mark: String) throws -> [StepRow] {
      let found = actions.filter { $0.mark == mark }
      guard found.isEmpty else { return found }
      let known = Set(steps.compactMap(\.mark)).sorted()
      throw budget.error(at: "in", .unknownMark(mark, known: known))
    }
    func each(_ steps: [StepRow]) -> [(place: String, steps: [StepRow])] {
      steps.map { ($0.label, [$0]) }
    }
    switch budget.scope {
    case .whole: return [("the whole recording", steps)]
    case .mount: return each(steps.filter { $0.path == "0" })
    case .eachStep: return each(actions)
    case .mark(let mark): return [("the phase \(mark)", try marked(mark))]
    case .eachStepOf(let mark): return each(try marked(mark))
    case .step(let path):
      let found = actions.filter { $0.path == path || $0.path.hasPrefix(path + ".") }
      guard let first = found.first else {
        throw budget.error(at: "in", .unknownStep(path, known: actions.map(\.path)))
      }
      let repeats = "step \(path) (\(first.words), \(found.count) times)"
      return [(found.count == 1 ? first.label : repeats, found)]
    }
  }

  func results() -> [BudgetResult] {
    budget.limits.map { limit in
      var result = BudgetResult(
        budget: budget,
        limit: limit,
        checked: groups.count,
        highest: 0,
        breaches: []
      )
      for group in groups {
        let actual = count(limit.kind, in: group.steps, of: summary, views)
        result.highest = max(result.highest, actual)
        guard budget.isExact ? actual != limit.most : actual > limit.most else { continue }
        result.breaches.append(
          Breach(
            place: group.place,
            expected: limit.most,
            actual: actual,
            isExact: budget.isExact,
            base: baseCount(limit.kind, in: group.steps),
            causes: causes(limit.kind, in: group.steps)
          )
        )
      }
      return result
    }
  }

  private func count(
    _ kind: CountKind,
    in steps: [StepRow],
    of summary: TraceSummary,
    _ views: Set<ViewID>?
  ) -> Int {
    summary.counts(of: views, in: Set(steps.map(\.id)))[kind]
  }

  /// Steps of the base are those of the same paths.
  private func baseCount(_ kind: CountKind, in steps: [StepRow]) -> Int? {
    guard let base else { return nil }
    let same = steps.flatMap { base.catalog.steps(at: $0.path) }
    guard !same.isEmpty else { return nil }
    return count(
      kind,
      in: same,
      of: base,
      budget.view.map { base.catalog.viewsAndClosures(named: $0) }
    )
  }

  private func causes(_ kind: CountKind, in steps: [StepRow]) -> [Breach.Cause] {
    let rows = summary.rows(of: views, in: Set(steps.map(\.id)))
    return TraceSummary.causes(rows, summary.catalog)
      .map { Breach.Cause(text: $0.causes.text, count: $0.tally.counts[kind]) }
      .filter { $0.count > 0 }
      .sorted { ($1.count, $0.text) < ($0.count, $1.text) }
  }
}

extension TraceCatalog {
  /// The views that a budget's name stands for, with the content closures in their bodies.
  ///
  /// Content runs are those of its closures; evaluations have none, so both
  /// together give every count its natural meaning.
  fileprivate func viewsAndClosures(named name: String) -> Set<ViewID> {
    let views = Set(views(named: name))
    return views.union(closures(of: views))
  }
}
