/// What is there, in order: the same from the runtime and from the model.
indirect enum Seen: Equatable {
  case text(String)
  case stack(String, [Seen])
  /// A body or closure, with the states that belong to it.
  case run(String, states: String, [Seen])

  /// A line each, those inside indented.
  var lines: [String] {
    switch self {
    case .text(let text): [text]
    case .stack(let kind, let content): block(kind, content)
    case .run(let title, let states, let content):
      block(states.isEmpty ? title : "\(title) \(states)", content)
    }
  }

  private func block(_ title: String, _ content: [Seen]) -> [String] {
    ["\(title):"] + content.flatMap(\.lines).map { "  " + $0 }
  }
}
