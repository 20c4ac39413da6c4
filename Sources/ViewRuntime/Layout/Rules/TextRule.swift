package import Foundation

/// A text: wraps at the proposed width, ends early where height or lines run out.
package struct TextRule: LayoutRule, Equatable {
  package var text: String
  package var font: TextFont
  package var lineLimit: Int?
  /// Whether the text is as high as its line limit even if it has fewer lines.
  package var reservesSpace: Bool
  /// Pixels a point, to which sizes are rounded up.
  package var displayScale: CGFloat

  package init(
    _ text: String,
    font: TextFont,
    lineLimit: Int? = nil,
    reservesSpace: Bool = false,
    displayScale: CGFloat = 3
  ) {
    self.text = text
    self.font = font
    self.lineLimit = lineLimit
    self.reservesSpace = reservesSpace
    self.displayScale = displayScale
  }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    layout(for: proposal).size
  }

  /// The text as it is at a proposal, for what is shown and for truncation.
  package func layout(for proposal: ProposedViewSize) -> TextLayout {
    TextMetrics.measure(
      text,
      font: font,
      width: proposal.width,
      height: proposal.height,
      lineLimit: lineLimit,
      reservesSpace: reservesSpace,
      displayScale: displayScale
    )
  }

  package var ownGuides: GuideSet { .textBaselines }

  package func explicitGuide(
    _ key: AlignmentKey,
    of node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    switch key.combination {
    case .minimum: font.ascent
    case .maximum: size.height - font.descent
    case .mean: nil
    }
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    .text(distance: font.distanceToText)
  }
}
