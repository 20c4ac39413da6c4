import ConformanceKit
import Foundation
import JSONSource
import ViewRuntime

/// What a probed view must have become.
struct LayoutCheck {
  var view: String
  var expected: Expected

  enum Expected {
    case frame([Double])
    case renderedFrame([Double])
    case size([Double])
    case width(Bounds)
    case height(Bounds)
    /// Each a width and a height; nil for one that is not proposed.
    case proposal([Double?])
    case proposals([[Double?]])
    case absent
  }

  /// A number, or a range of them.
  struct Bounds {
    var least: Double
    var most: Double

    init(_ value: JSONValue) throws {
      guard case .object = value.content else {
        least = try value.double()
        most = least
        return
      }
      let keys = try value.keys()
      least = try keys["min"]?.double() ?? -.infinity
      most = try keys["max"]?.double() ?? .infinity
    }
  }

  private static let tolerance = Comparison.tolerance

  init(_ keys: CaseKeys) throws {
    view = try keys.required("view").string()
    if let value = keys["frame"] {
      expected = .frame(try value.numbers())
    } else if let value = keys["renderedFrame"] {
      expected = .renderedFrame(try value.numbers())
    } else if let value = keys["size"] {
      expected = .size(try value.numbers())
    } else if let value = keys["width"] {
      expected = .width(try Bounds(value))
    } else if let value = keys["height"] {
      expected = .height(try Bounds(value))
    } else if let value = keys["proposal"] {
      expected = .proposal(try Self.proposal(value))
    } else if let value = keys["proposals"] {
      expected = .proposals(try value.elements().map(Self.proposal))
    } else if try keys["absent"]?.bool() == true {
      expected = .absent
    } else {
      throw UnknownWord(
        kind: "layout check",
        word: keys.members.map(\.key).joined(separator: ", ")
      )
    }
  }

  private static func proposal(_ value: JSONValue) throws -> [Double?] {
    try value.elements().map { length in
      switch length.content {
      case .null: nil
      case .string: .infinity
      default: try length.double()
      }
    }
  }

  /// What was found instead; nil where the check holds.
  func difference(_ views: [String: ProbedView], scale: Double) -> String? {
    let found = views[view]
    if case .absent = expected { return found?.frame.map { "\($0)" } }
    guard let found, let frame = found.frame else { return "it has no place" }
    switch expected {
    case .frame(let numbers): return Self.compare(Self.numbers(frame), numbers, Self.tolerance)
    case .renderedFrame(let numbers):
      let rendered = found.renderedFrame(scale: scale).map(Self.numbers) ?? []
      // A pixel's place in points has no exact spelling.
      return Self.compare(rendered, numbers, Self.tolerance)
    case .size(let numbers):
      return Self.compare([frame.width, frame.height], numbers, Self.tolerance)
    case .width(let bounds): return Self.compare(frame.width, bounds)
    case .height(let bounds): return Self.compare(frame.height, bounds)
    case .proposal(let lengths):
      let proposed = Self.lengths(found.proposal)
      return Self.isSame(proposed, lengths) ? nil : Self.spelled(proposed)
    case .proposals(let list):
      let proposed = found.proposals.map(Self.lengths)
      let isSame =
        proposed.count == list.count && zip(proposed, list).allSatisfy { Self.isSame($0, $1) }
      return isSame ? nil : "\(proposed.map(Self.spelled))"
    case .absent: return nil
    }
  }

  private static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height]
  }

  private static func lengths(_ proposal: ProposedViewSize) -> [Double?] {
    [proposal.width.map { Double($0) }, proposal.height.map { Double($0) }]
  }

  private static func spelled(_ lengths: [Double?]) -> String {
    "[" + lengths.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: ", ") + "]"
  }

  private static func isSame(_ found: [Double?], _ expected: [Double?]) -> Bool {
    zip(found, expected).allSatisfy { found, expected in
      guard let found, let expected else { return found == nil && expected == nil }
      return found == expected || abs(found - expected) <= tolerance
    }
  }

  private static func compare(
    _ found: [Double],
    _ expected: [Double],
    _ tolerance: Double
  ) -> String? {
    zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance } ? nil : "\(found)"
  }

  private static func compare(_ found: Double, _ bounds: Bounds) -> String? {
    found >= bounds.least - tolerance && found <= bounds.most + tolerance ? nil : "\(found)"
  }
}
