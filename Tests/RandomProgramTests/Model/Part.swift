/// Something that runs: a view's body, a modifier's, a row's or a reader's
/// closure; as long as its identity lives.
final class Part {
  enum Kind {
    case view(Component)
    case modifier(Modification)
    case closure(Outcome.Closure, ViewKindName)
  }

  enum ViewKindName: String {
    case row = "ForEach element"
    case geometry = "GeometryReader content"
  }

  let serial: Int
  private(set) var kind: Kind
  let parent: Part?
  var isAlive = true
  var value: ViewValue?
  private(set) var cells: [Cell] = []
  /// The object that the view made for itself.
  private(set) var owned: ModelObject?
  /// Of the environment where it stands.
  var level = 0
  /// The model properties that the last run read (rule 21).
  var observed: Set<ModelRead> = []
  /// The states that the body has read by bindings.
  var boundCells: [Cell] = []
  var causes = Causes()
  var outcome = Outcome.all([])
  /// What a modifier modifies, and whether that is from this update.
  var content = Outcome.all([])
  var isContentNew = false
  var place: Place?

  /// Why it will run.
  struct Causes {
    var observed: [String] = []
    /// The fields that differ; nil where the value is the same.
    var input: [String]?
    var isIdentity = false
    var properties: Set<String> = []

    var isEmpty: Bool {
      observed.isEmpty && input == nil && !isIdentity && properties.isEmpty
    }
  }

  init(_ serial: Int, _ kind: Kind, _ parent: Part?, _ value: ViewValue?) {
    self.serial = serial
    self.kind = kind
    self.parent = parent
    self.value = value
    switch kind {
    case .view(let component): makeStates(component.kind)
    case .modifier: cells = [Cell("_a", .number(0))]
    case .closure: break
    }
    for cell in cells { cell.owner = self }
  }

  private func makeStates(_ kind: ComponentKind) {
    switch kind {
    case .counter:
      cells = [Cell("_a", .number(value?.number("_a") ?? 0)), Cell("_b", .number(0))]
    case .lister:
      cells = [
        Cell("_elements", .items(Component.firstItems)), Cell("_a", .number(0)),
        Cell("_b", .number(0)),
      ]
    case .alike: cells = [Cell("_a", .number(0))]
    case .owning: owned = ModelObject(-1 - serial)
    default: break
    }
  }

  /// Another value, of the same type and identity.
  func take(_ value: ViewValue) {
    self.value = value
    if let component = value.component { kind = .view(component) }
    if let modification = value.modification { kind = .modifier(modification) }
  }

  func take(_ closure: Outcome.Closure) {
    if case .closure(_, let name) = kind { kind = .closure(closure, name) }
  }

  func cell(_ name: String) -> Cell? { cells.first { $0.name == name } }

  /// The wrappers of the type, in order of declaration.
  var properties: [String] {
    guard case .view(let component) = kind else { return cells.map(\.name) }
    switch component.kind {
    case .bound: return ["_bound"]
    case .observing: return ["_observed"]
    case .owning: return ["_owned"]
    case .scoped: return ["_level"]
    default: return cells.map(\.name)
    }
  }

  /// The object that runs it with each of its changes (rule 19).
  var subscribed: ModelObject? {
    if let owned { return owned }
    guard case .model(let store)? = value?["_observed"] else { return nil }
    return store
  }

  var title: String {
    switch kind {
    case .view(let component): component.title
    case .modifier(let modification): "\(modification.kind.rawValue)\(modification.number)"
    case .closure: "closure"
    }
  }

  /// What the trace calls all of its kind.
  var kindName: String {
    switch kind {
    case .view(let component): component.kind.rawValue
    case .modifier(let modification): modification.kind.rawValue
    case .closure(_, let name): name.rawValue
    }
  }

  /// As printed, in order (rules 8 to 12).
  var tokens: [String] {
    if case .closure = kind {
      if causes.isIdentity { return ["@identity"] }
      return causes.observed + (causes.input == nil ? [] : ["@self"])
    }
    let own = properties
    let isFirst = causes.isIdentity
    var tokens = causes.observed
    if isFirst || causes.input != nil { tokens.append("@self") }
    if isFirst, !own.isEmpty { tokens.append("@identity") }
    return tokens + own.filter { isFirst || causes.properties.contains($0) }
  }
}

/// A place in what a part shows, to which identity clings.
final class Place {
  var outcome: Outcome
  var children: [Place] = []
  /// The part that stands here, or the rows, by id.
  var parts: [(id: Int, part: Part)] = []

  init(_ outcome: Outcome) { self.outcome = outcome }

  /// The places below that belong to the same part's content, and the parts.
  func forEachPart(_ body: (Part) -> Void) {
    for (_, part) in parts { body(part) }
    for child in children { child.forEachPart(body) }
  }
}
