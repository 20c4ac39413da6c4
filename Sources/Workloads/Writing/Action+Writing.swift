import JSONSource
import TraceModel

extension Workload.Action {
  /// The step as it stands in a file, in its shortest form.
  var json: JSON {
    guard let details else { return .string(name.rawValue) }
    return .object([.init(name.rawValue, details)])
  }

  /// What follows the name of the action; nil where the name stands alone.
  private var details: JSON? {
    switch self {
    case .tap(let target), .doubleTap(let target), .clear(let target): target.json
    case .submit(let target), .refresh(let target): target?.json
    case .longPress(let target, let time):
      time == Self.standardPress ? target.json : ["on": target.json, "for": time.json]
    case .drag(let target, let drag, let time):
      .members([
        ("on", target.json), drag.member, ("over", time == Self.standardDrag ? nil : time.json),
      ])
    case .swipe(let direction, let target):
      .members([("direction", .string(direction.rawValue)), ("on", target?.json)])
    case .magnify(let target, let amount, let time), .rotate(let target, let amount, let time):
      .members([
        ("on", target.json), ("by", .double(amount)),
        ("over", time == Self.standardDrag ? nil : time.json),
      ])
    case .scroll(let scroll): scroll.json
    case .type(let text, let target, let each):
      .members([
        ("text", .string(text)), ("into", target?.json),
        ("each", each == Self.standardKeystroke ? nil : each.json),
      ])
    case .toggle(let target, let value):
      value.map { ["on": target.json, "to": .bool($0)] } ?? target.json
    case .setSlider(let target, let value): ["on": target.json, "to": .double(value)]
    case .setPicker(let target, let choice): ["on": target.json, "to": choice.json]
    case .selectTab(let choice): choice.json
    case .setEnvironment(let change): change.json
    case .resize(let size): size.json
    case .wait(let wait): wait.json
    case .mark(let text): .string(text)
    case .repeat(let times, let steps):
      ["times": .integer(times), "steps": .array(steps.map(\.json))]
    case .back, .dismiss, .unmount: nil
    }
  }
}

extension Workload.Target {
  fileprivate var json: JSON {
    let index = index.map { JSON.integer($0) }
    return switch key {
    case .text(let text) where index == nil: .string(text)
    case .text(let text): .members([("text", .string(text)), ("index", index)])
    case .identifier(let id): .members([("id", .string(id)), ("index", index)])
    case .view(let type): .members([("view", .string(type)), ("index", index)])
    case .point(let point):
      .members([("at", [.double(point.x), .double(point.y)]), ("index", index)])
    }
  }
}

extension Workload.Choice {
  fileprivate var json: JSON {
    switch self {
    case .label(let text): .string(text)
    case .index(let index): .integer(index)
    }
  }
}

extension Workload.Drag {
  fileprivate var member: (String, JSON?) {
    switch self {
    case .by(let vector): ("by", vector.json)
    case .to(let target): ("to", target.json)
    }
  }
}

extension Workload.Scroll {
  fileprivate var json: JSON {
    var members: [(String, JSON?)]
    switch extent {
    case .by(let vector): members = [("by", vector.json)]
    case .edge(let edge): members = [("to", .string(edge.rawValue))]
    case .until(let target, let edge):
      members = [
        ("until", target.json), ("toward", edge == .end ? nil : .string(edge.rawValue)),
      ]
    }
    members += [("in", container?.json), ("frames", frames.map { .integer($0) })]
    return .members(members)
  }
}

extension Workload.Wait {
  fileprivate var json: JSON? {
    switch self {
    case .idle(let limit): limit.map { ["limit": $0.json] }
    case .time(let time): ["for": time.json]
    case .shown(let target, let limit):
      .members([("until", target.json), ("limit", limit?.json)])
    }
  }
}

extension JSON {
  /// An object of the members that have a value.
  fileprivate static func members(_ members: [(String, JSON?)]) -> JSON {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }
}
