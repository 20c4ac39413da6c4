package import Foundation

/// `ScrollView`: content of its ideal length, of which a part is seen.
///
/// The content is the only child; several views want a stack of their own. What
/// is seen is more than the bounds where these touch the safe area: the content
/// goes on under bars and insets, and at rest stands clear of them.
package struct ScrollRule: LayoutRule, Equatable {
  package var axes: Axis.Set
  /// What the content keeps from the edges, and scrolls with it.
  package var margins: EdgeInsets
  /// Where the content stands before anybody has scrolled, and where it is short.
  package var anchors: ScrollAnchors
  /// False where content is shown outside too.
  package var clips: Bool

  package init(
    _ axes: Axis.Set = .vertical,
    margins: EdgeInsets = EdgeInsets(),
    anchors: ScrollAnchors = ScrollAnchors(),
    clips: Bool = true
  ) {
    self.axes = axes
    self.margins = margins.finite
    self.anchors = anchors
    self.clips = clips
  }

  package var readsSafeArea: Bool { true }
  package var changesSafeArea: Bool { true }

  /// The safe area has become insets of the content.
  package func safeArea(of child: LayoutNode, in node: LayoutNode) -> SafeArea? { nil }

  package func clipBounds(of node: LayoutNode) -> CGRect { node.scrollWindow }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let content = node.child?.size(proposing: contentProposal(proposal)) ?? .zero
    let width = content.width + margins.horizontal
    let height = content.height + margins.vertical
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? width : width,
      height: axes.contains(.vertical) ? proposal.height ?? height : height
    )
  }

  package func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let state = node.scrollState
    let inner = contentProposal(proposal)
    var origin = CGPoint(x: margins.leading - state.offset.x, y: margins.top - state.offset.y)
    if let anchor = anchors.alignment, let content = node.child?.size(proposing: inner) {
      let room = CGSize(
        width: size.width - content.width - margins.horizontal,
        height: size.height - content.height - margins.vertical
      )
      if axes.contains(.horizontal), room.width > 0 { origin.x += room.width * anchor.x }
      if axes.contains(.vertical), room.height > 0 { origin.y += room.height * anchor.y }
    }
    node.putChild(at: origin, proposing: inner)
  }

  package func prepare(_ node: LayoutNode, visible: CGRect) {
    let state = node.scrollState
    state.contentSize = node.child?.size(proposing: contentProposal(node.proposal)) ?? .zero
    state.margins = margins
    state.insets = node.placedSafeAreaInsets()
    let offset = node.anchoredScrollOffset(anchors)
    if offset != state.offset {
      state.offset = offset
      node.dropArrangement()
    }
    node.engine.notePlaced(scroll: node)
  }

  /// What is scrolled does not move the scroll view, so its guides are not its own.
  package func explicitGuide(
    _ key: AlignmentKey,
    of node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let inner = proposal.inset(by: margins)
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : inner.width,
      height: axes.contains(.vertical) ? nil : inner.height
    )
  }
}

/// The points at which content is held, each for a case of its own.
package struct ScrollAnchors: Equatable, Sendable {
  /// Before anybody has scrolled.
  package var initial: UnitPoint?
  /// When the content or the scroll view gets another size.
  package var sizeChanges: UnitPoint?
  /// Where the content is shorter than the scroll view.
  package var alignment: UnitPoint?

  package init() {}
}
