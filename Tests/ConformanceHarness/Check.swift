import JSONSource

/// One entry of a case's `expect`.
struct Check {
  /// The steps whose total is checked; state and screen as of the last one.
  var steps: ClosedRange<Int>
  var kind: Kind
  /// The entry as it stands in the file.
  var text: String

  enum Kind {
    case body(String, Amount)
    case content(String, of: String, Amount)
    case printed([String], isExact: Bool)
    case log([String], isOrdered: Bool)
    case state(view: String, property: String, equals: String, on: String?)
    case message(String, contains: Bool, Amount)
    case fatal(String)
    case order([String])
    case inits(String, Amount)
    case created(String, Amount)
    case destroyed(String, Amount)
    case skips(String, Amount)
    case shown(String, Bool)
    case causes(String, [String])
    /// What no check can say.
    case note(String)
  }

  /// How many there may be.
  struct Amount: CustomStringConvertible {
    var least: Int
    var most: Int?

    func allows(_ count: Int) -> Bool { count >= least && count <= most ?? .max }

    var description: String {
      guard let most else { return "\(least) or more" }
      return least == most ? "\(least)" : "\(least) to \(most)"
    }
  }

  init(_ value: JSONValue) throws {
    let keys = try value.keys()
    text = value.plain.text(.compact)
    steps = 0...0
    if let step = keys["step"] {
      if case .array = step.content {
        let ends = try step.numbers().map { Int($0) }
        steps = ends[0]...ends[1]
      } else {
        let number = try step.int(in: 0...10_000)
        steps = number...number
      }
    }
    kind = try Self.kind(keys)
  }

  private static func kind(_ keys: CaseKeys) throws -> Kind {
    func text(_ key: String) throws -> String { try keys.required(key).string() }
    func texts(_ key: String) throws -> [String] {
      try keys.required(key).elements().map { value throws(JSONError) in try value.string() }
    }
    func flag(_ key: String) throws -> Bool { try keys[key]?.bool() ?? false }
    func amount() throws -> Amount {
      if let count = try keys["count"]?.int() { return Amount(least: count, most: count) }
      let least = try keys["min"]?.int()
      let most = try keys["max"]?.int()
      return Amount(least: least ?? (most == nil ? 1 : 0), most: most)
    }
    let names = Set(keys.members.map(\.key))
    guard
      let name = Self.names.first(where: names.contains)
    else { throw UnknownWord(kind: "check", word: names.sorted().joined(separator: ", ")) }
    switch name {
    case "body": return .body(try text(name), try amount())
    case "content": return .content(try text(name), of: try text("of"), try amount())
    case "print": return .printed(try texts(name), isExact: try flag("exact"))
    case "log": return .log(try texts(name), isOrdered: try !flag("unordered"))
    case "state":
      let path = try text(name)
      guard let dot = path.lastIndex(of: ".") else {
        throw UnknownWord(kind: "state", word: path)
      }
      return .state(
        view: String(path[..<dot]),
        property: String(path[path.index(after: dot)...]),
        equals: try text("equals"),
        on: try keys["on"]?.string()
      )
    case "message": return .message(try text(name), contains: try flag("contains"), try amount())
    case "fatal": return .fatal(try text(name))
    case "order": return .order(try texts(name))
    case "inits": return .inits(try text(name), try amount())
    case "created": return .created(try text(name), try amount())
    case "destroyed": return .destroyed(try text(name), try amount())
    case "skips": return .skips(try text(name), try amount())
    case "shown": return .shown(try text(name), true)
    case "notShown": return .shown(try text(name), false)
    case "causes": return .causes(try text(name), try texts("are"))
    default: return .note(try text("note"))
    }
  }

  private static let names = [
    "body", "content", "print", "log", "state", "message", "fatal", "order", "inits", "created",
    "destroyed", "skips", "shown", "notShown", "causes", "note",
  ]
}
