import TraceModel

/// What a line about a run says.
struct DrawnRun {
  var view = ""
  var keys: [String?] = [nil]
  /// With everything below.
  var microseconds: UInt32?
  var causes: [CauseRow] = []
  var record = RunRecord(id: .none, node: .none, transaction: .none)
  /// Names of writes, where drawn.
  var writes: [String]?

  init(_ line: DrawnLine) throws {
    var words = DrawnWords(line, after: 0)
    (view, keys) = try Self.viewAndKeys(try words.next("a view"), of: line)
    while let word = words.next() {
      switch word {
      case "waste": record.flags.insert(.waste)
      case "pure": record.flags.formUnion([.waste, .pureWaste])
      case "first": record.flags.insert(.first)
      case "updated": record.updated = try words.number()
      case "compared": record.compared = try words.number()
      case "skipped": record.skipped = try words.number()
      case "fields": record.fields = try words.number()
      case "<-": writes = (writes ?? []) + [try words.next("a write")]
      default:
        if let number = UInt32(word) {
          microseconds = number
        } else {
          causes += try Self.causes(word, of: line)
        }
      }
    }
    if causes.contains(where: { $0.kind == .identity }) { record.flags.insert(.first) }
  }

  /// Takes `Name`, `Name#key` and `Name#1...20` apart.
  static func viewAndKeys(_ word: String, of line: DrawnLine) throws -> (String, [String?]) {
    guard let hash = word.firstIndex(of: "#") else { return (word, [nil]) }
    let view = String(word[..<hash])
    let key = String(word[word.index(after: hash)...])
    guard let dots = key.firstRange(of: "...") else { return (view, [key]) }
    guard let first = Int(key[..<dots.lowerBound]), let last = Int(key[dots.upperBound...]),
      first <= last
    else { throw line.problem("\(key) is no range of keys") }
    return (view, (first...last).map { String($0) })
  }

  private static func causes(_ word: String, of line: DrawnLine) throws -> [CauseRow] {
    var token = word
    var inside: [String] = []
    if let open = word.firstIndex(of: "("), word.hasSuffix(")") {
      token = String(word[..<open])
      inside = word[word.index(after: open)...].dropLast().split(separator: ",").map(trimmed)
    }
    switch token {
    case "@self":
      let fields = try inside.map { try field($0, of: line) }
      return fields.isEmpty
        ? [CauseRow(kind: .self, token: token, difference: .changed)] : fields
    case "@identity": return [CauseRow(kind: .identity, token: token)]
    case "forced": return [CauseRow(kind: .forced, token: token)]
    case "unknown": return [CauseRow(kind: .unknown, token: token)]
    case _ where token.hasPrefix("\\"):
      return [CauseRow(kind: .observable, token: token, detail: String(token.dropFirst()))]
    case _ where token.hasPrefix("_"):
      if inside.isEmpty { return [CauseRow(kind: .property, token: token)] }
      return inside.map { detail in
        CauseRow(
          kind: detail.hasPrefix("\\") ? .environment : .property,
          token: token,
          detail: detail
        )
      }
    default: throw line.problem("\(word) is no word of a run")
    }
  }

  private static func field(_ text: String, of line: DrawnLine) throws -> CauseRow {
    let parts = text.split(separator: " ").map(String.init)
    let differences: [String: InputDifference] = [
      "changed": .changed, "equal-but-new": .equalButNew, "not-comparable": .notComparable,
    ]
    guard parts.count == 2, let difference = differences[parts[1]] else {
      throw line.problem("\(text) is no field, as in `onTap not-comparable`")
    }
    return CauseRow(kind: .self, token: "@self", detail: parts[0], difference: difference)
  }
}

private func trimmed(_ text: Substring) -> String {
  String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
}
