extension ProgramModel {
  /// What is there, as the runtime's walk has it.
  var seen: [Seen] { [seen(root)] }

  private func seen(_ part: Part) -> Seen {
    let states = part.cells.map { "\($0.name)=\($0.newest)" }.joined(separator: " ")
    return .run(part.title, states: states, part.place.map { seen($0, in: part) } ?? [])
  }

  private func seen(_ place: Place, in part: Part) -> [Seen] {
    let below =
      place.parts.map { seen($0.part) }
      + place.children.flatMap { seen($0, in: part) }
    switch place.outcome {
    case .text(let text): return [.text(text)]
    case .stack(let kind, _): return [.stack(kind.rawValue, below)]
    default: return below
    }
  }

  // MARK: Where can be written

  var numbers: [Cell] { cells { if case .number = $0 { true } else { false } } }
  var lists: [Cell] { cells { if case .items = $0 { true } else { false } } }

  /// Whether a list has two elements of one id.
  var repeatsIDs: Bool {
    lists.contains { cell in
      guard case .items(let items) = cell.newest else { return false }
      return Set(items.map(\.id)).count < items.count
    }
  }

  private var stores: [ModelObject] { world.stores + parts.compactMap(\.owned) }

  private func cells(_ isWanted: (Cell.Content) -> Bool) -> [Cell] {
    parts.flatMap(\.cells).filter { isWanted($0.committed) }
  }

  /// Makes the writes of a step and takes them up in one frame.
  func perform(_ step: Step) -> [[ModelRun]] {
    let places = (numbers: numbers, lists: lists, stores: stores)
    for group in step.groups {
      beginGroup()
      for write in group {
        switch write {
        case .state(let place, let value):
          guard let cell = places.numbers.at(place) else { continue }
          set(cell, value.map { .number($0) } ?? cell.newest)
        case .items(let place, let edit):
          guard let cell = places.lists.at(place), case .items(let items) = cell.newest else {
            continue
          }
          set(cell, .items(edit.edited(items)))
        case .store(let place, let name, let value):
          if let store = places.stores.at(place) { set(store: store, name, value) }
        case .model(let place, let name, let value):
          if let model = world.models.at(place) { set(model: model, name, value) }
        }
      }
    }
    return update()
  }
}
