import JSONSource
import TraceModel

/// The actions with more than a target; a target alone is enough where the rest has defaults.
extension Workload.Action {
  static func longPress(reading value: JSONValue) throws(JSONError) -> Self {
    guard let members = try value.details(of: "longPress", known: ["on", "for"]) else {
      return .longPress(try Workload.Target(reading: value))
    }
    let target = try Workload.Target(reading: try members.required("on"))
    return .longPress(target, for: try members["for"]?.positiveTime() ?? standardPress)
  }

  static func drag(reading value: JSONValue) throws(JSONError) -> Self {
    let members = try value.members(of: "drag", known: ["on", "by", "to", "over"])
    let target = try Workload.Target(reading: try members.required("on"))
    let drag: Workload.Drag
    switch try members.only(of: ["by", "to"]) {
    case ("by", let vector): drag = .by(try Workload.Vector(reading: vector))
    case (_, let place): drag = .to(try Workload.Target(reading: place))
    }
    return .drag(target, drag, over: try members["over"]?.movementTime() ?? standardDrag)
  }

  static func swipe(reading value: JSONValue) throws(JSONError) -> Self {
    let members = try value.members(of: "swipe", known: ["direction", "on"])
    let direction: Workload.Direction = try members.required("direction").choice()
    return .swipe(direction, on: try members.target("on"))
  }

  static func magnify(reading value: JSONValue) throws(JSONError) -> Self {
    let members = try value.members(of: "magnify", known: ["on", "by", "over"])
    return .magnify(
      try Workload.Target(reading: try members.required("on")),
      by: try members.required("by").positive(upTo: 100),
      over: try members["over"]?.movementTime() ?? standardDrag
    )
  }

  static func rotate(reading value: JSONValue) throws(JSONError) -> Self {
    let members = try value.members(of: "rotate", known: ["on", "by", "over"])
    return .rotate(
      try Workload.Target(reading: try members.required("on")),
      by: try members.required("by").double(),
      over: try members["over"]?.movementTime() ?? standardDrag
    )
  }

  static func type(reading value: JSONValue) throws(JSONError) -> Self {
    let members = try value.members(of: "type", known: ["text", "into", "each"])
    let text = try members.required("text")
    let characters = try text.string()
    guard !characters.isEmpty else { throw text.error(WorkloadProblem.emptyText("the text")) }
    let each = try members["each"]?.time() ?? standardKeystroke
    return .type(characters, into: try members.target("into"), each: each)
  }

  static func toggle(reading value: JSONValue) throws(JSONError) -> Self {
    guard let members = try value.details(of: "toggle", known: ["on", "to"]) else {
      return .toggle(try Workload.Target(reading: value))
    }
    let target = try Workload.Target(reading: try members.required("on"))
    return .toggle(target, to: try members["to"]?.bool())
  }

  static func setSlider(reading value: JSONValue) throws(JSONError) -> Self {
    let members = try value.members(of: "setSlider", known: ["on", "to"])
    let target = try Workload.Target(reading: try members.required("on"))
    return .setSlider(target, to: try members.required("to").double())
  }

  static func setPicker(reading value: JSONValue) throws(JSONError) -> Self {
    let members = try value.members(of: "setPicker", known: ["on", "to"])
    let target = try Workload.Target(reading: try members.required("on"))
    return .setPicker(target, to: try Workload.Choice(reading: try members.required("to")))
  }
}

extension Workload.Scroll {
  init(reading value: JSONValue) throws(JSONError) {
    let known = ["by", "to", "until", "toward", "in", "frames"]
    let members = try value.members(of: "scroll", known: known)
    let extent: Extent
    let (way, amount) = try members.only(of: ["by", "to", "until"])
    if way != "until" { try members.refuse("toward", with: way) }
    switch way {
    case "by": extent = .by(try Workload.Vector(reading: amount))
    case "to": extent = .edge(try amount.choice())
    default:
      let edge: Edge = try members["toward"]?.choice() ?? .end
      extent = .until(try Workload.Target(reading: amount), toward: edge)
    }
    let frames = try members["frames"]?.int(in: 1...100_000)
    self.init(extent, in: try members.target("in"), frames: frames)
  }
}

extension Workload.Wait {
  init(reading value: JSONValue) throws(JSONError) {
    let members = try value.members(of: "wait", known: ["for", "until", "limit"])
    let limit = try members["limit"]?.positiveTime()
    guard members["for"] != nil || members["until"] != nil else {
      self = .idle(limit: limit)
      return
    }
    switch try members.only(of: ["for", "until"]) {
    case ("for", let time):
      try members.refuse("limit", with: "for")
      self = .time(try time.positiveTime())
    case (_, let target): self = .shown(try Workload.Target(reading: target), limit: limit)
    }
  }
}

extension JSONValue {
  /// The members, if this is the long form of an action: an object that is no target.
  fileprivate func details(of owner: String, known: [String]) throws(JSONError) -> JSONMembers? {
    guard case .object(let members) = content else { return nil }
    let targetKeys = Workload.Target.ways + ["index"]
    guard !members.contains(where: { targetKeys.contains($0.key) }) else { return nil }
    return try self.members(of: owner, known: known)
  }
}

extension JSONMembers {
  fileprivate func target(_ key: String) throws(JSONError) -> Workload.Target? {
    guard let value = self[key] else { return nil }
    return try Workload.Target(reading: value)
  }
}
