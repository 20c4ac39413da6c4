extension Fragment {
  /// Stands for the type of the view that it becomes: two fragments are of the
  /// same type when they have the same signature.
  var signature: String {
    switch self {
    case .text: "T"
    case .stack(let kind, let parts): "\(kind)(\(Self.signature(parts)))"
    case .group(let parts): "G(\(Self.signature(parts)))"
    case .padded(let content): "P(\(content.signature))"
    case .either(_, let first, let second): "E(\(first.signature),\(second.signature))"
    case .oneOfThree(_, let first, let second, let third):
      "S(\(first.signature),\(second.signature),\(third.signature))"
    case .optional(_, let content): "O(\(content.signature))"
    case .list(let kind, _, let row): "\(kind)(\(row.signature))"
    case .erased, .erasedEither: "A"
    case .child(let component, let arguments): component.signature + (arguments.equality(component))
    case .identified(_, let content): "I(\(content.signature))"
    case .environment(.set, let content): "W(\(content.signature))"
    case .environment(.add, let content): "X(\(content.signature))"
    case .modified(let modification, let content):
      "\(modification.kind)(\(content.signature))"
    case .watched(_, let content): "C(\(content.signature))"
    case .geometry(let content): "R(\(content.signature))"
    }
  }

  private static func signature(_ parts: [Fragment]) -> String {
    parts.map(\.signature).joined(separator: ",")
  }

  /// The fragments in it, those of child views included.
  var parts: [Fragment] {
    switch self {
    case .text: []
    case .stack(_, let parts), .group(let parts): parts
    case .padded(let content), .optional(_, let content), .list(_, _, let content),
      .erased(let content), .identified(_, let content), .environment(_, let content),
      .modified(_, let content), .watched(_, let content), .geometry(let content):
      [content]
    case .either(_, let first, let second), .erasedEither(_, let first, let second):
      [first, second]
    case .oneOfThree(_, let first, let second, let third): [first, second, third]
    case .child(let component, _): [component.content]
    }
  }
}

extension Component {
  var signature: String { "\(kind)<\(content.signature)>" }
}

extension Arguments {
  fileprivate func equality(_ component: Component) -> String {
    isEquatable && component.kind == .alike ? "=" : ""
  }
}
