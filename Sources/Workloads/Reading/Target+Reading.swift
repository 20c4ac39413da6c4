import JSONSource

extension Workload.Target {
  /// The keys by which a target is found.
  static let ways = ["text", "id", "view", "at"]

  /// A string (a text or label), or an object with one of `ways` and perhaps `index`.
  init(reading value: JSONValue) throws(JSONError) {
    if case .string = value.content {
      self.init(.text(try value.filledString("the text")))
      return
    }
    guard case .object = value.content else { throw value.wrongType("a text or a target") }
    let members = try value.members(of: "a target", known: Self.ways + ["index"])
    let found = members.members.filter { Self.ways.contains($0.key) }
    guard let way = found.first, found.count == 1 else {
      let problem = WorkloadProblem.notOneTarget(found.map(\.key))
      throw found.dropFirst().first?.error(problem) ?? value.error(problem)
    }
    let key: Key
    switch way.key {
    case "text": key = .text(try way.value.filledString("the text"))
    case "id": key = .identifier(try way.value.filledString("the identifier"))
    case "view": key = .view(try way.value.filledString("the view type"))
    default: key = .point(try Workload.Point(reading: way.value))
    }
    if case .point = key, let index = members["index"] {
      throw index.error(WorkloadProblem.indexOfPoint)
    }
    self.init(key, index: try members["index"]?.int(in: 0 ... .max))
  }
}

extension Workload.Choice {
  /// A string (a text or label) or a whole number (a place from 0).
  init(reading value: JSONValue) throws(JSONError) {
    switch value.content {
    case .string: self = .label(try value.filledString("the text"))
    case .number: self = .index(try value.int(in: 0 ... .max))
    default: throw value.wrongType("a text or a place from 0")
    }
  }
}
