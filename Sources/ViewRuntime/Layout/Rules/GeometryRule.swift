package import Foundation

/// What runs the content of a `GeometryReader`.
package protocol GeometryContent: AnyObject {
  /// The reader's size, or a frame that its content has read, is another.
  ///
  /// Called while the tree is laid out, when the node and all above it have
  /// their frames. It may give the node other children; it must not touch
  /// nodes outside its subtree.
  func geometryChanged(_ node: LayoutNode)
}

/// `GeometryReader`: takes its proposal; its children start at the top left.
package struct GeometryRule: LayoutRule {
  package let content: any GeometryContent

  package init(_ content: any GeometryContent) {
    self.content = content
  }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    for child in node.children { node.put(child, at: .zero, proposing: ProposedViewSize(size)) }
  }

  package func prepare(_ node: LayoutNode, visible: CGRect) {
    let state: GeometryState
    if case .geometry(let known) = node.scratch {
      state = known
      let isMoved = node.isPositionRead && state.frame.origin != node.absoluteFrame.origin
      let hasOtherArea = state.insets.map { $0 != node.placedSafeAreaInsets() } ?? false
      let isResized = state.frame.size != node.frame.size
      if !isMoved && !isResized && !hasOtherArea && !state.isStale { return }
    } else {
      state = GeometryState()
      node.scratch = .geometry(state)
    }
    state.frame = node.absoluteFrame
    state.isStale = false
    state.insets = nil
    // The reader's own size does not rest on its content.
    node.holdingInvalidation { content.geometryChanged(node) }
  }

  package var readsSafeArea: Bool { true }

  package func isSame(as other: any LayoutRule) -> Bool {
    (other as? GeometryRule)?.content === content
  }
}

/// For which geometry a reader's content has run.
final class GeometryState {
  var frame = CGRect.zero
  var isStale = false
  /// The safe area that the content has read; nil where it did not ask.
  var insets: EdgeInsets?
}

extension LayoutNode {
  /// The safe area at the node's place, noted as read where a content has asked.
  func readSafeAreaInsets() -> EdgeInsets {
    let insets = safeAreaInsets
    if case .geometry(let state) = scratch { state.insets = insets }
    return insets
  }

  /// Has the content of a `GeometryReader` run again in the next layout.
  package func setNeedsContent() {
    if case .geometry(let state) = scratch { state.isStale = true }
    setNeedsPlacing()
  }
}
