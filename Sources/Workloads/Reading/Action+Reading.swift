import JSONSource
import TraceModel

extension Workload.Action {
  /// A step: an object with one action, or the name of an action that stands alone.
  init(reading value: JSONValue) throws(JSONError) {
    let known = Workload.ActionName.allCases.map(\.rawValue)
    if case .string(let spelling) = value.content {
      guard let name = Workload.ActionName(rawValue: spelling) else {
        throw value.error(WorkloadProblem.unknownAction(spelling, known: known))
      }
      guard let action = Self(alone: name) else {
        throw value.error(WorkloadProblem.needsMore(spelling, example: name.example))
      }
      self = action
      return
    }
    let members = try value.stepMembers()
    for member in members where !known.contains(member.key) {
      throw member.error(WorkloadProblem.unknownAction(member.key, known: known))
    }
    guard let member = members.first, members.count == 1,
      let name = Workload.ActionName(rawValue: member.key)
    else {
      let problem = WorkloadProblem.notOneAction(members.map(\.key))
      throw members.dropFirst().first?.error(problem) ?? value.error(problem)
    }
    guard !name.takesNothing else {
      throw member.error(WorkloadProblem.takesNothing(name.rawValue))
    }
    if name.takesKeys, !member.value.isObject {
      let problem = WorkloadProblem.takesKeys(
        name.rawValue,
        found: member.value.kind,
        example: name.example
      )
      throw member.value.error(problem)
    }
    try self.init(name, reading: member.value)
  }

  private init?(alone name: Workload.ActionName) {
    switch name {
    case .submit: self = .submit()
    case .back: self = .back
    case .dismiss: self = .dismiss
    case .refresh: self = .refresh()
    case .wait: self = .wait(.idle())
    case .unmount: self = .unmount
    default: return nil
    }
  }

  private init(_ name: Workload.ActionName, reading value: JSONValue) throws(JSONError) {
    switch name {
    case .tap: self = .tap(try Workload.Target(reading: value))
    case .doubleTap: self = .doubleTap(try Workload.Target(reading: value))
    case .clear: self = .clear(try Workload.Target(reading: value))
    case .submit: self = .submit(try Workload.Target(reading: value))
    case .refresh: self = .refresh(try Workload.Target(reading: value))
    case .longPress: self = try Self.longPress(reading: value)
    case .drag: self = try Self.drag(reading: value)
    case .swipe: self = try Self.swipe(reading: value)
    case .magnify: self = try Self.magnify(reading: value)
    case .rotate: self = try Self.rotate(reading: value)
    case .scroll: self = .scroll(try Workload.Scroll(reading: value))
    case .type: self = try Self.type(reading: value)
    case .toggle: self = try Self.toggle(reading: value)
    case .setSlider: self = try Self.setSlider(reading: value)
    case .setPicker: self = try Self.setPicker(reading: value)
    case .selectTab: self = .selectTab(try Workload.Choice(reading: value))
    case .setEnvironment:
      let change = try Workload.Environment.Change(reading: value, owner: "setEnvironment")
      guard change != Workload.Environment.Change() else {
        throw value.error(WorkloadProblem.nothingToChange)
      }
      self = .setEnvironment(change)
    case .resize: self = .resize(try Workload.Size(reading: value))
    case .wait: self = .wait(try Workload.Wait(reading: value))
    case .mark: self = .mark(try value.filledString("the mark"))
    case .repeat: self = try Self.repetition(reading: value)
    case .back: self = .back
    case .dismiss: self = .dismiss
    case .unmount: self = .unmount
    }
  }

  private static func repetition(reading value: JSONValue) throws(JSONError) -> Self {
    let members = try value.members(of: "repeat", known: ["times", "steps"])
    let times = try members.required("times").int(in: 1...Workload.stepLimit)
    let list = try members.required("steps")
    var steps: [Self] = []
    for element in try list.elements() { steps.append(try Self(reading: element)) }
    guard !steps.isEmpty else { throw list.error(WorkloadProblem.nothingToRepeat) }
    return .repeat(times, steps)
  }
}

extension JSONValue {
  fileprivate var isObject: Bool {
    guard case .object = content else { return false }
    return true
  }

  fileprivate func stepMembers() throws(JSONError) -> [Member] {
    guard case .object(let members) = content else {
      throw wrongType("a step such as {\"tap\": \"Plus\"}")
    }
    return members
  }
}
