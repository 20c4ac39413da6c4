import Foundation
import TraceModel

/// What is added up along the tree of layout.
struct DisplayCounts: Equatable {
  /// Leaves of which something can be seen.
  var leaves = 0
  /// Leaves that are there, seen or not.
  var all = 0
  /// What a renderer puts together: leaves, and whatever is drawn into one
  /// picture first.
  var layers = 0
  /// Of these, plain areas of a colour or gradient, whose corners are cut
  /// without a mask.
  var plain = 0
  /// Layout nodes.
  var nodes = 0

  static func += (a: inout DisplayCounts, b: DisplayCounts) {
    a.leaves += b.leaves
    a.all += b.all
    a.layers += b.layers
    a.plain += b.plain
    a.nodes += b.nodes
  }

  static func -= (a: inout DisplayCounts, b: DisplayCounts) {
    a.leaves -= b.leaves
    a.all -= b.all
    a.layers -= b.layers
    a.plain -= b.plain
    a.nodes -= b.nodes
  }

  /// Everything is one picture from here on.
  mutating func flatten() {
    layers = 1
    plain = 0
  }
}

/// Off-screen passes by kind.
struct PassCounts: Equatable {
  private(set) var kinds: [OffScreenPass: Int] = [:]

  mutating func add(_ kind: OffScreenPass, _ count: Int = 1) {
    let new = kinds[kind, default: 0] + count
    kinds[kind] = new == 0 ? nil : new
  }

  var isEmpty: Bool { kinds.isEmpty }
}

extension DisplayEffect {
  /// Counts the pass that the effect is, given what it works on; docs/display.md
  /// says why.
  func count(_ counts: inout DisplayCounts, _ passes: inout PassCounts) {
    guard counts.leaves > 0, let pass = offScreenPass else { return }
    switch self {
    case .opacity:
      // One leaf, or what is one picture already, is drawn with the opacity.
      guard counts.layers > 1 else { return }
    case .clip:
      // The corners of a plain area are cut as it is filled.
      if counts.layers == 1, counts.plain == 1 { return }
    default: break
    }
    passes.add(pass)
    counts.flatten()
  }
}
