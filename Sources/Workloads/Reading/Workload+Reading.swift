import Foundation
import JSONSource
import TraceModel

extension Workload {
  /// Reads a workload from its text.
  ///
  /// - Parameters:
  ///   - text: JSON as `docs/workload-format.md` describes it.
  ///   - path: Where the text comes from, for errors; nothing is opened.
  /// - Throws: At the first thing that is not as the format says.
  public init(text: String, path: String) throws(WorkloadError) {
    try self.init(utf8: Array(text.utf8), path: path)
  }

  /// Reads a workload from a file.
  public init(contentsOf path: String) throws(WorkloadError) {
    let bytes: [UInt8]
    do {
      bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw WorkloadError(unreadable: path, reason: Self.reason(of: error))
    }
    try self.init(utf8: bytes, path: path)
  }

  /// Checks a workload that was built in code, as reading it from a file would.
  ///
  /// - Throws: With the place in the text that ``text`` gives.
  public func check() throws(WorkloadError) {
    _ = try Workload(text: text, path: "workload \"\(name)\"")
  }

  private init(utf8 bytes: [UInt8], path: String) throws(WorkloadError) {
    do throws(JSONError) {
      try self.init(reading: try JSONValue(parsing: bytes, path: path))
    } catch {
      throw WorkloadError(error)
    }
  }

  private static func reason(of error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?, .fileNoSuchFile?: "there is no such file"
    case .fileReadNoPermission?: "there is no permission to read it"
    default: "it cannot be read as a file"
    }
  }

  /// The most steps that a workload comes to with its repeats unrolled.
  static let stepLimit = 1_000_000

  static let keys = [
    "name", "device", "environment", "now", "seed", "profile", "defaults", "arguments", "settle",
    "limit", "network", "steps",
  ]

  init(reading value: JSONValue) throws(JSONError) {
    let members = try value.members(of: "a workload", known: Self.keys)
    self.init(name: try members.required("name").filledString("the name"))
    if let value = members["device"] { device = try Device(reading: value) }
    if let value = members["environment"] {
      environment.apply(try Environment.Change(reading: value, owner: "an environment"))
    }
    if let value = members["now"] { now = try Moment(reading: value) }
    if let value = members["seed"] { seed = try value.unsigned() }
    if let value = members["profile"] { profile = try value.choice() }
    for member in try members["defaults"]?.anyMembers() ?? [] {
      guard !member.key.isEmpty else { throw member.error(WorkloadProblem.emptyText("the key")) }
      defaults[member.key] = try DefaultsValue(reading: member.value)
    }
    for element in try members["arguments"]?.elements() ?? [] {
      let argument = try element.string()
      guard !argument.utf8.contains(0) else { throw element.error(WorkloadProblem.nulCharacter) }
      arguments.append(argument)
    }
    if let value = members["settle"] { settle = try value.time() }
    if let value = members["limit"] { limit = try value.time() }
    guard limit > settle else {
      let problem = WorkloadProblem.limitBelowSettle(
        limit: TimeSpelling.text(limit),
        settle: TimeSpelling.text(settle)
      )
      throw (members["limit"] ?? members["settle"] ?? value).error(problem)
    }
    if let value = members["network"] {
      for element in try value.elements() { network.append(try NetworkStub(reading: element)) }
      guard network.isEmpty else { throw value.error(WorkloadProblem.unsupported("network stubs")) }
    }
    let list = try members.required("steps")
    for element in try list.elements() { steps.append(try Action(reading: element)) }
    let count = Action.performedCount(steps)
    guard count <= Self.stepLimit else {
      throw list.error(WorkloadProblem.tooManySteps(count: count, limit: Self.stepLimit))
    }
  }
}
