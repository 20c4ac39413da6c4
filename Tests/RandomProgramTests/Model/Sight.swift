/// What a body, or a closure in it, can see; notes what is read.
struct Sight {
  /// The view or modifier whose states and inputs they are.
  let owner: Part
  /// What runs: the innermost rule, which model properties are tracked for (rule 22).
  let running: Part
  var item: Item?
  let world: ModelWorld
  /// Whether reads count; false for a look from outside.
  var isNoting = true

  func value(_ expression: Expression) -> Int { expression.value(value) }

  func value(_ name: Name) -> Int {
    switch name {
    case .elementID: return item?.id ?? 0
    case .elementValue: return item?.value ?? 0
    default: break
    }
    guard case .view(let component) = owner.kind, component.kind.names.contains(name) else {
      return 0
    }
    switch name {
    case .x: return owner.value?.number("x") ?? 0
    case .y: return inputY
    case .a, .b: return state(name)
    case .bound: return bound
    case .p, .q: return store?.values[name] ?? 0
    case .m, .n: return property(name)
    case .level: return owner.level
    case .elementID, .elementValue: return 0
    }
  }

  private var inputY: Int {
    if case .text(let text)? = owner.value?["name"] { return Int(text) ?? 0 }
    return owner.value?.number("y") ?? 0
  }

  private func state(_ name: Name) -> Int {
    guard let cell = owner.cell("_\(name)") else { return 0 }
    if isNoting { cell.isRead = true }
    if case .number(let number) = cell.shown { return number }
    return 0
  }

  private var bound: Int {
    guard case .binding(let cell, let snapshot)? = owner.value?["_bound"] else { return 0 }
    guard let cell else { return snapshot }
    if isNoting, !owner.boundCells.contains(where: { $0 === cell }) {
      owner.boundCells.append(cell)
    }
    return cell.number
  }

  private func property(_ name: Name) -> Int {
    guard let model else { return 0 }
    if isNoting { running.observed.insert(ModelRead(object: model.number, name: name)) }
    return model.values[name] ?? 0
  }

  func items(_ source: Source) -> [Item] {
    source.items({ value($0) }, state: { elements })
  }

  private var elements: [Item] {
    guard let cell = owner.cell("_elements") else { return [] }
    if isNoting { cell.isRead = true }
    if case .items(let items) = cell.shown { return items }
    return []
  }

  // MARK: What is handed on

  /// To make a binding reads nothing (rule 24).
  func binding(_ source: BindingSource) -> ViewValue.Field {
    switch source {
    case .constant(let value): .binding(nil, value)
    case .name(let name): binding(name)
    case .choice(let choice, let even, let odd): binding(value(choice) % 2 == 0 ? even : odd)
    }
  }

  private func binding(_ name: Name) -> ViewValue.Field {
    guard case .view(let component) = owner.kind, component.kind.names.contains(name) else {
      return .binding(nil, 0)
    }
    if name == .bound, case .binding(let cell, let snapshot)? = owner.value?["_bound"] {
      return .binding(cell, cell?.number ?? snapshot)
    }
    guard component.kind == .counter || component.kind == .lister,
      let cell = owner.cell("_\(name)")
    else { return .binding(nil, 0) }
    return .binding(cell, cell.number)
  }

  var store: ModelObject? { owner.owned ?? object("_observed") ?? object("given") }
  var model: ModelObject? { object("watched") ?? object("other") }

  private func object(_ field: String) -> ModelObject? {
    if case .model(let object)? = owner.value?[field] { return object }
    return nil
  }

  func store(_ source: ObjectSource) -> ModelObject { object(source, store, world.stores) }
  func model(_ source: ObjectSource) -> ModelObject { object(source, model, world.models) }

  private func object(
    _ source: ObjectSource,
    _ own: ModelObject?,
    _ all: [ModelObject]
  ) -> ModelObject {
    switch source {
    case .first: all[0]
    case .choice(let choice): all[value(choice) % all.count]
    case .own: own ?? all[0]
    }
  }
}

/// The models that a program finds there.
struct ModelWorld {
  let stores = [ModelObject(0), ModelObject(1)]
  let models = [ModelObject(0), ModelObject(1)]
}
