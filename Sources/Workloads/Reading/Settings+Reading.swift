import JSONSource
import TraceModel

extension Workload.Device {
  init(reading value: JSONValue) throws(JSONError) {
    self.init()
    let members = try value.members(of: "a device", known: ["size", "scale", "safeArea"])
    if let value = members["size"] { size = try Workload.Size(reading: value) }
    if let value = members["scale"] { scale = try value.positive(upTo: 10) }
    if let value = members["safeArea"] { safeArea = try Workload.Insets(reading: value) }
  }
}

extension Workload.Insets {
  init(reading value: JSONValue) throws(JSONError) {
    let known = ["top", "left", "bottom", "right"]
    let members = try value.members(of: "a safe area", known: known)
    self.init(
      top: try members["top"]?.inset() ?? 0,
      left: try members["left"]?.inset() ?? 0,
      bottom: try members["bottom"]?.inset() ?? 0,
      right: try members["right"]?.inset() ?? 0
    )
  }
}

extension Workload.Size {
  /// Reads `[width, height]`.
  init(reading value: JSONValue) throws(JSONError) {
    let (width, height) = try value.pair("two numbers [width, height]")
    self.init(
      width: try width.positive(upTo: Workload.longestLength),
      height: try height.positive(upTo: Workload.longestLength)
    )
  }
}

extension Workload.Point {
  /// Reads `[x, y]`.
  init(reading value: JSONValue) throws(JSONError) {
    let (x, y) = try value.pair("two numbers [x, y]")
    self.init(x: try x.length(), y: try y.length())
  }
}

extension Workload.Vector {
  /// Reads `[dx, dy]`.
  init(reading value: JSONValue) throws(JSONError) {
    let (dx, dy) = try value.pair("two numbers [dx, dy]")
    self.init(dx: try dx.length(), dy: try dy.length())
  }
}

extension Workload.Environment.Change {
  static let keys = [
    "colorScheme", "dynamicTypeSize", "locale", "timeZone", "horizontalSizeClass",
    "verticalSizeClass", "layoutDirection",
  ]

  init(reading value: JSONValue, owner: String) throws(JSONError) {
    self.init()
    let members = try value.members(of: owner, known: Self.keys)
    colorScheme = try members["colorScheme"]?.choice()
    dynamicTypeSize = try members["dynamicTypeSize"]?.choice()
    locale = try members["locale"]?.locale()
    timeZone = try members["timeZone"]?.timeZone()
    horizontalSizeClass = try members["horizontalSizeClass"]?.choice()
    verticalSizeClass = try members["verticalSizeClass"]?.choice()
    layoutDirection = try members["layoutDirection"]?.choice()
  }
}

extension Workload.Moment {
  init(reading value: JSONValue) throws(JSONError) {
    let text = try value.string()
    do throws(MomentFlaw) {
      try self.init(parsing: text)
    } catch {
      throw value.error(WorkloadProblem.badMoment(text, why: error.why))
    }
  }
}

extension Workload.DefaultsValue {
  init(reading value: JSONValue) throws(JSONError) {
    switch value.content {
    case .null: throw value.error(WorkloadProblem.nullInDefaults)
    case .bool(let bool): self = .bool(bool)
    case .number(let number):
      // An app that asks for an `Int` does not find a `Double`, so 1 and 1.0 are not the same.
      self = Int(number.spelling).map(Self.integer) ?? .double(number.double)
    case .string(let string): self = .string(string)
    case .array(let list):
      var elements: [Self] = []
      for element in list { elements.append(try Self(reading: element)) }
      self = .array(elements)
    case .object(let members):
      var values: [String: Self] = [:]
      for member in members { values[member.key] = try Self(reading: member.value) }
      self = .dictionary(values)
    }
  }
}

extension Workload.NetworkStub {
  init(reading value: JSONValue) throws(JSONError) {
    let known = ["match", "file", "status", "error", "delay"]
    let members = try value.members(of: "a network stub", known: known)
    let match = try members.required("match").filledString("the pattern")
    let answer: Answer
    switch try members.only(of: ["file", "error"]) {
    case ("file", let file):
      let status = try members["status"]?.int(in: 100...599) ?? 200
      answer = .file(try file.filledString("the file"), status: status)
    case (_, let failure):
      try members.refuse("status", with: "error")
      answer = .error(try failure.choice())
    }
    self.init(match: match, answer: answer, delay: try members["delay"]?.time() ?? .zero)
  }
}
