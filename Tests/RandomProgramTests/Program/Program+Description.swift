extension Program: CustomStringConvertible {
  /// As a person would write it down.
  var description: String {
    var lines = ["\(root.title) {"] + root.content.lines.map { "  " + $0 } + ["}"]
    for (index, step) in steps.enumerated() {
      let groups = step.groups.map { $0.map(\.description).joined(separator: ", ") }
      lines.append("step \(index + 1): " + groups.joined(separator: " | then animated: "))
    }
    return lines.joined(separator: "\n")
  }
}

extension Component {
  var title: String { "\(kind.rawValue)\(number)" }
}

extension Fragment {
  /// A line each, those inside indented.
  var lines: [String] {
    switch self {
    case .text(let value): ["Text(\(value))"]
    case .stack(let kind, _): block(kind.rawValue)
    case .group: block("Group")
    case .padded: block("padded")
    case .either(let value, let first, let second):
      block("if \(value) is even", [first]) + block("else", [second])
    case .oneOfThree(let value, _, _, _): block("one of three, by \(value)")
    case .optional(let value, _): block("if \(value) is even")
    case .list(let kind, let source, _): block("\(kind.rawValue) of \(source)")
    case .erased: block("AnyView")
    case .erasedEither(let value, _, _): block("AnyView of one, by \(value)")
    case .child(let component, let arguments):
      block("\(component.title)(\(arguments.description(component.kind)))")
    case .identified(let id, _): block(".id(\(id))")
    case .environment(.set(let value), _): block("level = \(value)")
    case .environment(.add(let value), _): block("level += \(value)")
    case .modified(let modification, _):
      block("\(modification.kind.rawValue)\(modification.number)(x: \(modification.x))")
    case .watched(let value, _): block("onChange of \(value): b = it")
    case .geometry: block("GeometryReader")
    }
  }

  private func block(_ title: String, _ content: [Fragment]? = nil) -> [String] {
    ["\(title) {"] + (content ?? parts).flatMap(\.lines).map { "  " + $0 } + ["}"]
  }
}

extension Arguments {
  fileprivate func description(_ kind: ComponentKind) -> String {
    var parts: [String] = []
    if kind != .owning { parts.append("x: \(x)") }
    switch kind {
    case .plain, .trivial, .owning, .scoped, .lister: break
    case .named, .closing: parts.append("y: \(y)")
    case .counter: parts.append("start: \(start)")
    case .bound: parts.append("bound: \(bound)")
    case .observing: parts.append("store: \(store)")
    case .passing: parts += ["store: \(store)", "model: \(model)"]
    case .watching: parts.append("model: \(model)")
    case .alike: parts += ["y: \(y)"] + (isEquatable ? ["equatable"] : [])
    }
    return parts.joined(separator: ", ")
  }
}

extension BindingSource: CustomStringConvertible {
  var description: String {
    switch self {
    case .constant(let value): "\(value)"
    case .name(let name): "$\(name)"
    case .choice(let value, let first, let second): "$\(first) or $\(second), by \(value)"
    }
  }
}

extension ObjectSource: CustomStringConvertible {
  var description: String {
    switch self {
    case .first: "first"
    case .choice(let value): "one, by \(value)"
    case .own: "own"
    }
  }
}

extension Write: CustomStringConvertible {
  var description: String {
    switch self {
    case .state(let place, let value): "state #\(place) = \(value.map(String.init) ?? "itself")"
    case .items(let place, let edit): "items #\(place): \(edit)"
    case .store(let place, let name, let value): "store #\(place).\(name) = \(value)"
    case .model(let place, let name, let value): "model #\(place).\(name) = \(value)"
    }
  }
}
