import JSONSource
import TraceModel
import Workloads

/// One entry of a case's `actions`: one event.
enum CaseAction {
  /// What a workload can say too.
  case perform(Workload.Action)
  /// Statements of the case, by their number among all of it.
  case run(Int)
  /// A finger goes down, moves and stays down.
  case hold(Workload.Target, by: Workload.Vector)
  /// The finger that stayed down is lifted.
  case release
  case `repeat`(Int, [CaseAction])

  init(_ value: JSONValue, statements: inout Int) throws {
    let keys = try value.keys()
    func target() throws -> Workload.Target {
      Workload.Target(
        .text(try keys.required("on").string()),
        index: try keys["nth"]?.int() ?? 0
      )
    }
    let name = try keys.required("do").string()
    switch name {
    case "tap": self = .perform(.tap(try target()))
    case "type": self = .perform(.type(try keys.required("text").string(), into: try target()))
    case "run":
      self = .run(statements)
      statements += 1
    case "scroll": self = .perform(.scroll(try Self.scroll(keys)))
    case "resize":
      let size = try keys.required("size").numbers()
      self = .perform(.resize(Workload.Size(width: size[0], height: size[1])))
    case "advance":
      let seconds = try keys.required("seconds").double()
      self = .perform(.wait(.time(Nanoseconds(Int64((seconds * 1e9).rounded())))))
    case "drag":
      let by = try keys.required("by").numbers()
      let vector = Workload.Vector(dx: by[0], dy: by[1])
      let ends = try keys["end"]?.bool() ?? true
      self = ends ? .perform(.drag(try target(), .by(vector))) : .hold(try target(), by: vector)
    case "endDrag": self = .release
    case "back": self = .perform(.back)
    case "dismiss": self = .perform(.dismiss)
    case "unmount": self = .perform(.unmount)
    case "environment": self = .perform(.setEnvironment(try Self.change(keys)))
    case "repeat":
      let times = try keys.required("times").int(in: 1...10_000)
      let first = statements
      self = .repeat(
        times,
        try keys.required("actions").elements()
          .map { try CaseAction($0, statements: &statements) }
      )
      precondition(statements >= first)
    default: throw UnknownWord(kind: "action", word: name)
    }
  }

  private static func scroll(_ keys: CaseKeys) throws -> Workload.Scroll {
    let frames = try keys["frames"]?.int()
    if let edge = keys["to"] { return .to(try edge.choice(), frames: frames) }
    let by = try keys.required("by").numbers()
    return .by(by[0], by[1], frames: frames)
  }

  private static func change(_ keys: CaseKeys) throws -> Workload.Environment.Change {
    var change = Workload.Environment.Change()
    let value = try keys.required("value")
    let key = try keys.required("key").string()
    switch key {
    case "colorScheme": change.colorScheme = try value.choice()
    case "dynamicTypeSize": change.dynamicTypeSize = try value.choice()
    case "locale": change.locale = try value.string()
    case "timeZone": change.timeZone = try value.string()
    case "horizontalSizeClass": change.horizontalSizeClass = try value.choice()
    case "verticalSizeClass": change.verticalSizeClass = try value.choice()
    case "layoutDirection": change.layoutDirection = try value.choice()
    default: throw UnknownWord(kind: "environment key", word: key)
    }
    return change
  }
}

/// A word of a case file that the harness does not know: the case fails.
struct UnknownWord: Error, CustomStringConvertible {
  let kind: String
  let word: String

  var description: String { "the harness knows no \(kind) \"\(word)\"" }
}
