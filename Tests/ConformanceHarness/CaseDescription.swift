import JSONSource
import TraceModel
import Workloads

/// A line of a case file, its code apart.
struct CaseDescription {
  var id: String
  var title: String
  var confidence: Confidence
  var source: String
  var profile: Workload.Profile
  var needs: [String]
  var container: Workload.Size
  /// The images that the case names, in points.
  var assets: [(name: String, size: Workload.Size)]
  var actions: [CaseAction]
  var checks: [Check]
  var notes: String

  /// What a case's expectation rests on.
  enum Confidence: String, CaseIterable {
    case high, medium, low
  }

  init(_ text: String) throws {
    let root = try JSONValue(parsing: text, path: "case")
    let members = try root.keys()
    id = try members.required("id").string()
    title = try members.required("title").string()
    confidence = try members.required("confidence").choice()
    source = try members["source"]?.string() ?? ""
    notes = try members["notes"]?.string() ?? ""
    needs = try members.required("needs").elements().map { value throws(JSONError) in
      try value.string()
    }
    profile = .newest
    if let value = members["profile"], value.plain != JSON.null { profile = try value.choice() }
    let size = try members.required("container").numbers()
    container = Workload.Size(width: size[0], height: size[1])
    assets =
      try members["assets"]?.elements().map { value in
        let asset = try value.keys()
        let size = try asset.required("size").numbers()
        return (
          try asset.required("name").string(), Workload.Size(width: size[0], height: size[1])
        )
      } ?? []
    var statements = 0
    actions = try members.required("actions").elements()
      .map { try CaseAction($0, statements: &statements) }
    let lastStep = actions.count
    checks = try members.required("expect").elements()
      .map { try Check($0, lastStep: lastStep) }
  }

  /// Pixels a point: the notes of a case about rounding say `displayScale 1`.
  var scale: Double {
    guard let range = notes.firstRange(of: "displayScale ") else { return 3 }
    return Double(notes[range.upperBound...].prefix { $0.isNumber }) ?? 3
  }

  /// Whether the case may wait for layout.
  var needsLayout: Bool {
    needs.contains { ["layout", "lazy", "list", "scroll", "geometry"].contains($0) }
  }
}

extension JSONValue {
  func numbers() throws -> [Double] {
    try elements().map { value throws(JSONError) in try value.double() }
  }

  /// The members of an object whose other keys are for somebody else.
  func keys() throws -> CaseKeys { CaseKeys(value: self, members: try anyMembers()) }
}

/// An object of a case file.
struct CaseKeys {
  let value: JSONValue
  let members: [JSONValue.Member]

  subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  func required(_ key: String) throws -> JSONValue {
    guard let found = self[key] else { throw UnknownWord(kind: "way to do without", word: key) }
    return found
  }
}
