package import Foundation

/// A view of one size, whatever it is proposed: an image that is not resizable.
package struct FixedSizeLeafRule: LayoutRule, Equatable {
  package var size: CGSize

  package init(_ size: CGSize) {
    self.size = size
  }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize { size }
}
