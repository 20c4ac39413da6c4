extension Sight {
  /// What a fragment gives.
  func outcome(_ fragment: Fragment) -> Outcome {
    switch fragment {
    case .text(let value): .text("\(self.value(value))")
    case .stack(let kind, let parts): .stack(kind, parts.map(outcome))
    case .group(let parts): .all(parts.map(outcome))
    case .padded(let content): outcome(content)
    case .either(let value, let even, let odd):
      self.value(value) % 2 == 0 ? .keyed("even", outcome(even)) : .keyed("odd", outcome(odd))
    case .oneOfThree(let value, let a, let b, let c):
      oneOfThree(self.value(value) % 3, [a, b, c])
    case .optional(let value, let content):
      .keyed("some", self.value(value) % 2 == 0 ? outcome(content) : nil)
    case .list(_, let source, let row):
      .rows(items(source), Outcome.Closure(fragment: row, owner: owner, item: item))
    case .erased(let content): .keyed(content.signature, outcome(content))
    case .erasedEither(let value, let even, let odd):
      outcome(.erased(self.value(value) % 2 == 0 ? even : odd))
    case .child(let component, let arguments): .child(self.value(of: component, arguments))
    case .identified(let id, let content): .keyed("\(self.value(id))", outcome(content))
    case .environment(.set(let value), let content):
      .environment(self.value(value), isSum: false, outcome(content))
    case .environment(.add(let value), let content):
      .environment(self.value(value), isSum: true, outcome(content))
    case .modified(let modification, let content):
      .modified(self.value(of: modification), outcome(content))
    case .watched(let value, let content):
      .watched(self.value(value), owner: owner, outcome(content))
    case .geometry(let content):
      .geometry(Outcome.Closure(fragment: content, owner: owner, item: item))
    }
  }

  private func oneOfThree(_ choice: Int, _ cases: [Fragment]) -> Outcome {
    .keyed("\(choice)", outcome(cases[choice]))
  }

  /// What the body of a modifier gives.
  func outcome(_ modification: Modification) -> Outcome {
    let cell = owner.cell("_a")
    if isNoting { cell?.isRead = true }
    let sum = (owner.value?.number("x") ?? 0) + (cell?.number ?? 0)
    switch modification.kind {
    case .framed: return .all([.text("\(sum)"), .content])
    case .branching:
      return sum % 2 == 0
        ? .keyed("even", .content) : .keyed("odd", .all([.text("odd"), .content]))
    case .doubling: return .all([.content, .text("\(sum)"), .content])
    }
  }

  private func value(of modification: Modification) -> ViewValue {
    ViewValue(
      component: nil,
      modification: modification,
      fields: [
        ("number", .object(modification.number)), ("x", .number(value(modification.x))),
      ]
    )
  }

  private func value(of component: Component, _ arguments: Arguments) -> ViewValue {
    var fields: [(name: String, field: ViewValue.Field)] = []
    let x =
      component.kind == .owning
      ? ("x", ViewValue.Field.number(0)) : ("x", .number(value(arguments.x)))
    func y() -> Int { value(arguments.y) }
    let number = ViewValue.Field.object(component.number)
    var rule = ViewValue.Rule.fields
    switch component.kind {
    case .plain, .scoped, .lister: fields = [("plan", number), x]
    case .trivial: fields = [("number", number), x]
    case .named: fields = [("plan", number), ("name", .text("\(y())")), x]
    case .closing: fields = [("plan", number), x, ("action", .closure(y()))]
    case .passing:
      fields = [
        ("plan", number), x, ("given", .model(store(arguments.store))),
        ("other", .model(model(arguments.model))),
      ]
    case .watching: fields = [("plan", number), x, ("watched", .model(model(arguments.model)))]
    case .counter: fields = [("plan", number), x, ("_a", .number(value(arguments.start)))]
    case .bound: fields = [("plan", number), x, ("_bound", binding(arguments.bound))]
    case .observing:
      fields = [("plan", number), x, ("_observed", .model(store(arguments.store)))]
    case .owning: fields = [("plan", number)]
    case .alike:
      fields = [("plan", number), x, ("y", .number(y()))]
      rule = .equatable(["plan", "x"])
    }
    return ViewValue(component: component, modification: nil, fields: fields, rule: rule)
  }
}
