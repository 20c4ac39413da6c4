package import Foundation

/// `ScrollView`: content of its ideal length, of which a part is seen.
///
/// The content is the only child; several views want a stack of their own.
package struct ScrollRule: LayoutRule, Equatable {
  package var axes: Axis.Set

  package init(_ axes: Axis.Set = .vertical) {
    self.axes = axes
  }

  package var clips: Bool { true }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let content = node.child?.size(proposing: contentProposal(proposal)) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height
    )
  }

  package func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let state = node.scrollState
    node.putChild(
      at: CGPoint(x: -state.offset.x, y: -state.offset.y),
      proposing: contentProposal(proposal)
    )
  }

  package func prepare(_ node: LayoutNode, visible: CGRect) {
    let state = node.scrollState
    state.contentSize = node.child?.size(proposing: contentProposal(node.proposal)) ?? .zero
    let offset = node.clampedScrollOffset(state.offset)
    if offset != state.offset {
      state.offset = offset
      node.dropArrangement()
    }
  }

  /// What is scrolled does not move the scroll view, so its guides are not its own.
  package func explicitGuide(
    _ key: AlignmentKey,
    of node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }
}

/// Where a scroll view stands.
final class ScrollState {
  var offset = CGPoint.zero
  var contentSize = CGSize.zero
}

extension LayoutNode {
  /// The state of a scroll view's node; made when it is first asked for.
  var scrollState: ScrollState {
    if case .scroll(let state) = scratch { return state }
    let state = ScrollState()
    scratch = .scroll(state)
    return state
  }

  /// How far a scroll view's content is moved.
  package var scrollOffset: CGPoint {
    if case .scroll(let state) = scratch { return state.offset }
    return .zero
  }

  /// The size of a scroll view's content, as of the last layout.
  package var scrollContentSize: CGSize {
    if case .scroll(let state) = scratch { return state.contentSize }
    return .zero
  }

  /// The furthest that a scroll view can be moved.
  package var maxScrollOffset: CGPoint {
    let content = scrollContentSize
    return CGPoint(
      x: scrollAxes.contains(.horizontal) ? max(content.width - frame.size.width, 0) : 0,
      y: scrollAxes.contains(.vertical) ? max(content.height - frame.size.height, 0) : 0
    )
  }

  func clampedScrollOffset(_ offset: CGPoint) -> CGPoint {
    let most = maxScrollOffset
    return CGPoint(x: min(max(offset.x, 0), most.x), y: min(max(offset.y, 0), most.y))
  }

  /// Scrolls, as far as the content goes; the next layout only places anew.
  ///
  /// - Returns: Whether anything moves.
  @discardableResult
  package func scroll(to offset: CGPoint) -> Bool {
    let state = scrollState
    let clamped = clampedScrollOffset(offset)
    if clamped == state.offset { return false }
    state.offset = clamped
    dropArrangement()
    setNeedsPlacing()
    return true
  }

  /// Moves the nearest scroll view above along, whose content got longer or
  /// shorter before what is seen; the next round of layout clamps it.
  func shiftScroll(by shift: CGFloat, along axis: Axis) {
    var next = parent
    while let node = next, !node.scrollAxes.contains(axis) { next = node.parent }
    guard let next else { return }
    next.scrollState.offset[axis] += shift
    next.dropArrangement()
  }
}
