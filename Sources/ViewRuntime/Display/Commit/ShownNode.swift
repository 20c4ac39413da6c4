import Foundation
import TraceModel

/// What one layout node showed when the screen was last looked at.
final class ShownNode {
  /// The parent that counts it; not kept alive, only told apart.
  var parent: ObjectIdentifier?
  /// In the parent.
  var origin = CGPoint.zero
  /// What could be seen, in the node's coordinates; nil for all.
  var clip: CGRect?
  var isInRow = false
  /// What is drawn at the node, the effects on it, and so outwards.
  var steps: [Step] = []
  /// Of the children.
  var inner = DisplayCounts()
  /// Of the node with its children.
  var outer = DisplayCounts()
  var passes = PassCounts()
  var images: [Picture] = []
  var cutTexts: [Cut] = []
  var view = ViewID.none
  var children: [LayoutNode] = []

  struct Step {
    var leaves: DisplayCounts
    /// Passes of the leaves themselves: materials, styles with a shadow.
    var passes: [OffScreenPass]
    var effects: [DisplayEffect]
  }

  /// A text of which a part is left out.
  struct Cut: Equatable {
    var text: String
    var lines: Int
    var wantedLines: Int
    /// In pixels.
    var width: CGFloat
    var node: NodeID
  }

  struct Picture: Equatable {
    var name: String
    var pixels: CGSize
    var shown: CGSize
    var node: NodeID
    var decodedBytes: UInt64
  }

  /// Adds up the node's steps over its children.
  func sumUp() {
    outer = inner
    outer.nodes += 1
    passes = PassCounts()
    for step in steps {
      outer += step.leaves
      for pass in step.passes { passes.add(pass) }
      for effect in step.effects { effect.count(&outer, &passes) }
    }
  }

  static func of(_ layout: LayoutNode) -> ShownNode? {
    // Set by `DisplayCommit` only.
    layout.shown.map { unsafeDowncast($0, to: ShownNode.self) }
  }
}

extension ShownNode.Step {
  /// What a drawing adds; leaves that lie outside of the clip cannot be seen.
  init(_ drawing: Drawing, clip: CGRect?) {
    var leaves = DisplayCounts()
    var passes: [OffScreenPass] = []
    for item in drawing.behind + drawing.before {
      let isSeen = clip.map { item.isSeen(in: $0) } ?? true
      leaves.all += 1
      guard isSeen else { continue }
      leaves.leaves += 1
      leaves.layers += 1
      var inside = item
      while case .group(let group) = inside, let first = group.items.first {
        if let pass = group.effect.offScreenPass { passes.append(pass) }
        inside = first
      }
      guard case .leaf(let leaf) = inside else { continue }
      if case .fill = leaf.content { leaves.plain += 1 }
      if let pass = leaf.content.offScreenPass { passes.append(pass) }
    }
    self.leaves = leaves
    self.passes = passes
    effects = (drawing.isMasked ? [.mask([])] : []) + drawing.effects
  }
}

extension DisplayContent {
  /// The pass of a leaf that shows what is behind it.
  var offScreenPass: OffScreenPass? {
    switch self {
    case .fill(.backdrop(let backdrop)), .shape(_, .backdrop(let backdrop), _),
      .stroke(_, .backdrop(let backdrop), _), .symbol(_, .backdrop(let backdrop)):
      backdrop.kind == .glass ? .glass : .material
    case .fill, .shape, .stroke, .text, .symbol, .image: nil
    }
  }
}
