import ViewRuntime

/// Draws programs; the same one from the same seed.
struct Generator {
  private var random: SeededGenerator
  private var lastNumber = 0
  /// Fragments that may still be drawn.
  private var budget = 34
  private var watches = 0
  /// Some programs repeat ids.
  private let repeatsIDs: Bool

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    repeatsIDs = seed % 16 == 0
  }

  /// What the place that is drawn for can see.
  private struct Place {
    var kind: ComponentKind
    var depth: Int
    var isRow = false
    /// In a container that makes its rows on demand, which gives each little room.
    var isOnDemand = false
    /// Below something that writes the environment, which somebody should read.
    var isInEnvironment = false

    var names: [Name] { kind.names + (isRow ? [.elementID, .elementValue] : []) }
    var inner: Place {
      var inner = self
      inner.depth += 1
      return inner
    }

    func body(of kind: ComponentKind) -> Place {
      Place(
        kind: kind,
        depth: depth + 1,
        isOnDemand: isOnDemand,
        isInEnvironment: isInEnvironment
      )
    }
  }

  mutating func program() -> Program {
    budget = Int.random(in: 6...34, using: &random)
    let root = component(Place(kind: isOnce(in: 2) ? .lister : .counter, depth: 0))
    let steps = (0..<Int.random(in: 3...9, using: &random)).map { _ in step() }
    return Program(root: root, steps: steps)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func isOnce(in count: Int) -> Bool { number(1...count) == 1 }

  private mutating func oneOf<T>(_ choices: [T]) -> T { choices[number(0...choices.count - 1)] }

  // MARK: Views

  private mutating func component(_ place: Place) -> Component {
    lastNumber += 1
    let number = lastNumber
    return Component(number: number, kind: place.kind, content: fragment(place))
  }

  private mutating func fragments(_ place: Place, _ range: ClosedRange<Int>) -> [Fragment] {
    (0..<number(range)).map { _ in fragment(place) }
  }

  private mutating func fragment(_ place: Place) -> Fragment {
    budget -= 1
    guard budget > 0, place.depth < 8 else { return .text(expression(place)) }
    let inner = place.inner
    switch number(0...24) {
    case 0...1: return .text(expression(place))
    case 2...4: return .stack(oneOf(StackKind.allCases), fragments(inner, 2...4))
    case 5: return .group(fragments(inner, 2...3))
    case 6: return .padded(fragment(inner))
    case 7: return .either(expression(place), fragment(inner), fragment(inner))
    case 8:
      return .oneOfThree(expression(place), fragment(inner), fragment(inner), fragment(inner))
    case 9: return .optional(expression(place), fragment(inner))
    case 10...11: return list(place)
    case 12: return .erased(fragment(inner))
    case 13: return erasedEither(place)
    case 14: return .identified(expression(place), fragment(inner))
    case 15...16: return environment(place)
    case 17: return modified(place)
    case 18: return watched(place)
    case 19: return .geometry(fragment(inner))
    default: return child(place)
    }
  }

  private mutating func environment(_ place: Place) -> Fragment {
    let value = expression(place)
    var inner = place.inner
    inner.isInEnvironment = true
    return .environment(isOnce(in: 2) ? .set(value) : .add(value), fragment(inner))
  }

  private mutating func list(_ place: Place) -> Fragment {
    var row = place.inner
    row.isRow = true
    var kind = ListKind.plain
    if !place.isOnDemand, isOnce(in: 4) {
      kind = oneOf([.lazy, .list])
      row.isOnDemand = true
    }
    return .list(kind, source(place), fragment(row))
  }

  private mutating func source(_ place: Place) -> Source {
    if place.kind == .lister, !isOnce(in: 3) { return .items }
    let value = expression(place)
    return oneOf([.counted(value), .rotated(value), .shifted(value)])
  }

  /// Often of the same type: then the state is kept.
  private mutating func erasedEither(_ place: Place) -> Fragment {
    let first = child(place.inner)
    guard !isOnce(in: 3), case .child(let component, let arguments) = first else {
      return .erasedEither(expression(place), first, fragment(place.inner))
    }
    lastNumber += 1
    let other = Component(number: lastNumber, kind: component.kind, content: component.content)
    return .erasedEither(expression(place), first, .child(other, arguments))
  }

  private mutating func modified(_ place: Place) -> Fragment {
    lastNumber += 1
    let modification = Modification(
      number: lastNumber,
      kind: oneOf(Modification.Kind.allCases),
      x: expression(place)
    )
    return .modified(modification, fragment(place.inner))
  }

  /// What is watched never leads back to what is set, so no loop can come of it.
  private mutating func watched(_ place: Place) -> Fragment {
    guard place.kind == .counter || place.kind == .lister, watches < 2 else {
      return child(place)
    }
    watches += 1
    let value = oneOf([Expression.name(.a), .name(.x), .sum(.name(.a), .name(.x))])
    return .watched(value, fragment(place.inner))
  }

  private mutating func child(_ place: Place) -> Fragment {
    let isReader = place.isInEnvironment && isOnce(in: 3)
    let kind = isReader ? .scoped : oneOf(ComponentKind.allCases)
    var arguments = Arguments()
    arguments.x = expression(place)
    arguments.y = expression(place)
    arguments.start = isOnce(in: 3) ? expression(place) : .constant(number(0...3))
    arguments.bound = binding(place)
    arguments.store = object(place, place.kind == .observing || place.kind == .owning)
    arguments.model = object(place, place.kind == .watching)
    arguments.isEquatable = Bool.random(using: &random)
    return .child(component(place.body(of: kind)), arguments)
  }

  private mutating func binding(_ place: Place) -> BindingSource {
    let names = place.names.filter { [.a, .b, .bound].contains($0) }
    guard !names.isEmpty, !isOnce(in: 8) else { return .constant(number(0...3)) }
    if names.count > 1, isOnce(in: 3) { return .choice(expression(place), names[0], names[1]) }
    return .name(oneOf(names))
  }

  private mutating func object(_ place: Place, _ hasOwn: Bool) -> ObjectSource {
    if hasOwn || place.kind == .passing, !isOnce(in: 4) { return .own }
    return isOnce(in: 3) ? .choice(expression(place)) : .first
  }

  private mutating func expression(_ place: Place) -> Expression {
    switch number(0...9) {
    case 0...1: .constant(number(0...3))
    case 2: .sum(.name(oneOf(place.names)), .name(oneOf(place.names)))
    default: .name(oneOf(place.names))
    }
  }

  // MARK: Writes

  private mutating func step() -> Step {
    var groups = [(0..<(isOnce(in: 2) ? number(2...4) : 1)).map { _ in write() }]
    // What two updates of one frame do to a watcher has limits of its own.
    if watches == 0, isOnce(in: 5) {
      groups.append((0..<number(1...2)).map { _ in write() }.filter { !$0.isOfModel })
    }
    return Step(groups: groups)
  }

  private mutating func write() -> Write {
    switch number(0...9) {
    case 0...5: .state(number(0...99), isOnce(in: 5) ? nil : number(0...5))
    case 6...7: .items(number(0...99), edit())
    case 8: .store(number(0...99), oneOf([.p, .q]), number(0...3))
    default: .model(number(0...1), oneOf([.m, .n]), number(0...3))
    }
  }

  private mutating func edit() -> Edit {
    let place = number(0...9)
    return oneOf([
      .append, .insert, .remove(place), .moveToFront(place), .reverse,
      .change(place, number(0...5)), repeatsIDs ? .repeated(place) : .copy(place), .clear, .keep,
      .remove(place),
      .moveToFront(place), .append,
    ])
  }
}

extension Write {
  /// A set of an `@Observable` property is noticed once: what a second update of
  /// the same frame makes of it is not known (rule 21).
  fileprivate var isOfModel: Bool {
    if case .model = self { true } else { false }
  }
}
