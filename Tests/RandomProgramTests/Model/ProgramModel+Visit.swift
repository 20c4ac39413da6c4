extension ProgramModel {
  func outcome(of part: Part, isNoting: Bool = true) -> Outcome {
    var sight = Sight(owner: part, running: part, world: world, isNoting: isNoting)
    switch part.kind {
    case .view(let component): return sight.outcome(component.content)
    case .modifier(let modification): return sight.outcome(modification)
    case .closure(let closure, _):
      sight = Sight(
        owner: closure.owner,
        running: part,
        item: closure.item,
        world: world,
        isNoting: isNoting
      )
      return sight.outcome(closure.fragment)
    }
  }

  /// Runs what has a cause, from here down.
  func visit(_ part: Part, level: Int) {
    // Whoever declares a value runs when it is another one, read or not (rule 26).
    if part.properties.contains("_level"), part.level != level {
      part.causes.properties.insert("_level")
    }
    part.level = level
    if !part.causes.isEmpty {
      run(part)
    } else if let place = part.place {
      visit(place, in: part, level: level)
    }
  }

  private func run(_ part: Part) {
    let isFirst = part.causes.isIdentity
    runs.append(
      ModelRun(
        part: part,
        causes: part.tokens,
        fields: isFirst ? [] : part.causes.input ?? [],
        isFirst: isFirst
      )
    )
    part.causes = Part.Causes()
    for cell in part.cells { cell.ownerRuns() }
    part.observed = []
    part.outcome = outcome(of: part)
    part.place = apply(part.outcome, part.place, in: part, level: part.level)
  }

  /// Goes on below a part that does not run.
  private func visit(_ place: Place, in part: Part, level: Int) {
    var level = level
    switch place.outcome {
    case .content where part.isContentNew:
      place.children = [apply(part.content, place.children.first, in: part, level: level)]
      return
    case .environment(let value, let isSum, _): level = isSum ? level + value : value
    default: break
    }
    for (_, part) in place.parts { visit(part, level: level) }
    for child in place.children { visit(child, in: part, level: level) }
  }

  /// Brings a place in step with what a body gave.
  private func apply(_ outcome: Outcome, _ known: Place?, in part: Part, level: Int) -> Place {
    let place = known ?? Place(outcome)
    let old = known?.outcome
    place.outcome = outcome
    switch outcome {
    case .text: break
    case .all(let parts), .stack(_, let parts):
      let before = place.children
      precondition(known == nil || before.count == parts.count, "a type has so many children")
      place.children = parts.enumerated().map { index, outcome in
        apply(outcome, known == nil ? nil : before[index], in: part, level: level)
      }
    case .keyed(let key, let content):
      var kept: Place?
      if case .keyed(key, _)? = old, content != nil { kept = place.children.first }
      if kept == nil { for child in place.children { child.forEachPart(end) } }
      place.children = content.map { [apply($0, kept, in: part, level: level)] } ?? []
    case .content:
      if part.isContentNew || known == nil {
        place.children = [apply(part.content, place.children.first, in: part, level: level)]
      } else {
        for child in place.children { visit(child, in: part, level: level) }
      }
    case .environment(let value, let isSum, let content):
      let inner = isSum ? level + value : value
      place.children = [apply(content, place.children.first, in: part, level: inner)]
    case .watched(let value, let owner, let content):
      place.children = [apply(content, place.children.first, in: part, level: level)]
      if case .watched(let before, _, _)? = old, before != value {
        callbacks.append((owner, value))
      }
    case .child, .modified: applyView(outcome, place, in: part, level: level)
    case .rows(let items, let closure):
      applyRows(items.map { ($0.id, closure.with($0)) }, .row, place, in: part, level: level)
    case .geometry(let closure):
      // Layout runs the closure, so what it calls back comes after the rest.
      let (outer, outerLate) = (callbacks, lateCallbacks)
      (callbacks, lateCallbacks) = ([], [])
      applyRows([(0, closure)], .geometry, place, in: part, level: level)
      (callbacks, lateCallbacks) = (outer, outerLate + callbacks + lateCallbacks)
    }
    return place
  }

  private func applyView(_ outcome: Outcome, _ place: Place, in part: Part, level: Int) {
    let kind: Part.Kind
    let value: ViewValue
    var content: Outcome?
    switch outcome {
    case .child(let made):
      guard let component = made.component else { return }
      (kind, value) = (.view(component), made)
    case .modified(let made, let modified):
      guard let modification = made.modification else { return }
      (kind, value, content) = (.modifier(modification), made, modified)
    default: return
    }
    let child = place.parts.first?.part ?? makePart(kind, in: part, value)
    if let old = child.value, !place.parts.isEmpty, let fields = value.differences(from: old) {
      child.take(value)
      child.causes.input = fields
    }
    place.parts = [(0, child)]
    if let content {
      child.content = content
      child.isContentNew = true
    }
    visit(child, level: level)
    child.isContentNew = false
  }

  /// Closures run with each run of the body that they are in (rule 37).
  private func applyRows(
    _ closures: [(Int, Outcome.Closure)],
    _ name: Part.ViewKindName,
    _ place: Place,
    in part: Part,
    level: Int
  ) {
    var old = place.parts
    var new: [(id: Int, part: Part)] = []
    for (id, closure) in closures {
      if let index = old.firstIndex(where: { $0.id == id }) {
        let row = old.remove(at: index).part
        row.take(closure)
        row.causes.input = []
        new.append((id, row))
      } else {
        new.append((id, makePart(.closure(closure, name), in: part)))
      }
    }
    place.parts = new
    for (_, row) in new { visit(row, level: level) }
    for (_, row) in old { end(row) }
  }
}

extension Outcome.Closure {
  fileprivate func with(_ item: Item) -> Outcome.Closure {
    Outcome.Closure(fragment: fragment, owner: owner, item: item)
  }
}
