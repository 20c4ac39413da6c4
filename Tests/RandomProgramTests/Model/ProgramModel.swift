/// A program as the rules of SwiftUI have it, without any cleverness.
///
/// Each update goes through the whole tree from the root, and asks of each body
/// whether there is a cause for it to run. Afterwards `unexplained` runs every
/// body again, whatever its causes: what gives something else than is there had
/// no cause and should have had one.
final class ProgramModel {
  let world = ModelWorld()
  private(set) var root: Part
  private var lastSerial = 0
  private var groups: [(number: Int, changes: [Change])] = []
  private var lastGroup = 0
  private var isGroupOpen = false
  /// Sets of `b`, made after the update.
  var callbacks: [(Part, Int)] = []
  /// Those of what layout runs.
  var lateCallbacks: [(Part, Int)] = []
  private var transactions: [[ModelRun]] = []
  var runs: [ModelRun] = []
  private(set) var ended: [Part] = []

  enum Change {
    case commit(Cell)
    case observed(Part, String)
    case property(Part, String)
  }

  init(_ program: Program) {
    let outside = Part(
      0,
      .modifier(Modification(number: 0, kind: .framed, x: .constant(0))),
      nil,
      nil
    )
    let sight = Sight(owner: outside, running: outside, world: world)
    guard case .child(let value) = sight.outcome(.child(program.root, Arguments())) else {
      preconditionFailure("a child gives a child")
    }
    root = Part(1, .view(program.root), nil, value)
    lastSerial = 1
    root.causes.isIdentity = true
    goThrough()
  }

  func makePart(_ kind: Part.Kind, in parent: Part, _ value: ViewValue? = nil) -> Part {
    lastSerial += 1
    let part = Part(lastSerial, kind, parent, value)
    part.causes.isIdentity = true
    return part
  }

  func end(_ part: Part) {
    part.isAlive = false
    ended.append(part)
    part.place?.forEachPart(end)
  }

  // MARK: Writes

  /// What is written from here on is an update of its own (rule 6).
  func beginGroup() { isGroupOpen = false }

  private func openGroup() -> Int {
    if !isGroupOpen {
      isGroupOpen = true
      lastGroup += 1
      groups.append((lastGroup, []))
    }
    return lastGroup
  }

  private func enqueue(_ change: Change) {
    _ = openGroup()
    groups[groups.count - 1].changes.append(change)
  }

  /// An equal value is not even stored (rule 14).
  func set(_ cell: Cell, _ content: Cell.Content) {
    guard content != cell.newest, cell.owner?.isAlive == true else { return }
    cell.set(content, group: openGroup())
    enqueue(.commit(cell))
  }

  /// Each change runs every subscriber, an equal one too (rule 19).
  func set(store: ModelObject, _ name: Name, _ value: Int) {
    for part in parts where part.subscribed === store {
      enqueue(.property(part, part.properties[0]))
    }
    store.values[name] = value
  }

  /// An equal value is none (rule 25); readers of the property run (rule 21).
  func set(model: ModelObject, _ name: Name, _ value: Int) {
    guard model.values[name] ?? 0 != value else { return }
    let read = ModelRead(object: model.number, name: name)
    for part in parts where part.observed.contains(read) {
      enqueue(.observed(part, "\\Model.\(name)"))
    }
    model.values[name] = value
  }

  // MARK: Updates

  /// One frame.
  ///
  /// - Returns: The updates in which anything ran.
  func update() -> [[ModelRun]] {
    while !groups.isEmpty {
      while !groups.isEmpty {
        commit(groups.removeFirst())
        goThrough()
      }
      beginGroup()
      let waiting = callbacks + lateCallbacks
      (callbacks, lateCallbacks) = ([], [])
      for (part, value) in waiting {
        if let cell = part.cell("_b") { set(cell, .number(value)) }
      }
    }
    return takeTransactions()
  }

  func takeTransactions() -> [[ModelRun]] {
    defer { transactions = [] }
    return transactions
  }

  func takeEnded() -> [Part] {
    defer { ended = [] }
    return ended
  }

  private func commit(_ group: (number: Int, changes: [Change])) {
    for change in group.changes {
      switch change {
      case .commit(let cell):
        cell.commit(group: group.number)
        if cell.isRead { cell.owner?.causes.properties.insert(cell.name) }
        // A binding is a dependency as soon as its body has read it (rule 17).
        for part in parts where part.boundCells.contains(where: { $0 === cell }) {
          if case .binding(let now?, _)? = part.value?["_bound"], now === cell {
            part.causes.properties.insert("_bound")
          }
        }
      case .observed(let part, let token):
        if !part.causes.observed.contains(token) { part.causes.observed.append(token) }
      case .property(let part, let name): part.causes.properties.insert(name)
      }
    }
  }

  private func goThrough() {
    runs = []
    visit(root, level: 0)
    if !runs.isEmpty { transactions.append(runs) }
  }

  // MARK: What there is

  /// Everything that lives, in the order of the tree.
  var parts: [Part] {
    var parts: [Part] = []
    func add(_ part: Part) {
      parts.append(part)
      part.place?.forEachPart(add)
    }
    add(root)
    return parts
  }

  /// Bodies that would give something else now than what is there.
  var unexplained: [Part] {
    parts.filter { !outcome(of: $0, isNoting: false).isLike($0.outcome) }
  }
}

/// A body or closure that the rules say must run.
struct ModelRun {
  let part: Part
  let causes: [String]
  let fields: [String]
  let isFirst: Bool
}
