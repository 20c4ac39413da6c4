package import Foundation

/// A view that takes what it is proposed: a color, most shapes, a resizable image.
package struct FlexibleLeafRule: LayoutRule, Equatable {
  /// What it is where nothing is proposed.
  package var ideal: CGSize

  package init(ideal: CGSize = CGSize(width: 10, height: 10)) {
    self.ideal = ideal
  }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: ideal)
  }
}

/// A circle: the square of the smaller proposed side.
package struct CircleRule: LayoutRule, Equatable {
  package init() {}

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let side =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let side?, nil), (nil, let side?): side
      case (nil, nil): CGFloat(10)
      }
    return CGSize(width: side, height: side)
  }
}
