import Foundation

/// Takes its child's size among other views, and puts the child where another
/// one is.
struct MatchedGeometryRule: ModifierRule {
  let member: MatchedGeometry.Member

  var dependsOnPosition: Bool { true }
  func priority(of node: LayoutNode) -> Double { node.child?.priority ?? -.infinity }

  func prepare(_ node: LayoutNode, visible: CGRect) {
    member.placed(node)
    // Where the child stands depends on where this node does.
    node.dropArrangement()
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    node.putChild(at: .zero, proposing: proposal)
    let frame = member.frameToTake
    node.scratch = .custom(MatchedFrame(frame))
    guard let frame, let child = node.child, let natural = child.placement else { return }
    var put = natural
    if member.properties.contains(.size) {
      put.proposal = ProposedViewSize(frame.size)
      put.size = child.size(proposing: put.proposal)
    }
    if member.properties.contains(.position) {
      let target = frame.point(at: frame.anchor)
      let own = member.anchor.point(in: put.size)
      put.origin = CGPoint(
        x: target.x - node.lastAbsolute.x - own.x,
        y: target.y - node.lastAbsolute.y - own.y
      )
      // It is mirrored afterwards, and the target is where it is shown.
      if node.layoutDirection == .rightToLeft {
        put.origin.x = size.width - put.origin.x - put.size.width
      }
    }
    child.placement = put
  }

  func isSame(as other: any LayoutRule) -> Bool {
    (other as? MatchedGeometryRule)?.member === member
  }
}

/// The frame that a node's child was put by.
final class MatchedFrame {
  let source: MatchedGeometry.SourceFrame?
  init(_ source: MatchedGeometry.SourceFrame?) { self.source = source }
}
