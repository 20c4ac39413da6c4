package import Foundation

/// A text: wraps at the proposed width, ends early where height or lines run out.
package struct TextRule: LayoutRule, Equatable {
  package let text: String
  package let font: TextFont
  package let lineLimit: Int?
  /// Whether the text is as high as its line limit even if it has fewer lines.
  package let reservesSpace: Bool
  /// Pixels a point, to which sizes are rounded up.
  package let displayScale: CGFloat
  private let shape: Shape

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
    shape = Shape()
  }

  /// The text's shape, made for the first question; it follows from the other
  /// members and so has no part in equality.
  private final class Shape: Equatable {
    var known: TextShape?

    static func == (a: Shape, b: Shape) -> Bool { true }
  }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    layout(for: proposal, collectsLines: false).size
  }

  /// The text as it is at a proposal, for what is shown and for truncation.
  package func layout(for proposal: ProposedViewSize) -> TextLayout {
    layout(for: proposal, collectsLines: true)
  }

  private func layout(for proposal: ProposedViewSize, collectsLines: Bool) -> TextLayout {
    let known = shape.known ?? TextShape(text, font: font)
    shape.known = known
    let bounds = TextBounds(
      width: proposal.width,
      height: proposal.height,
      lineLimit: lineLimit,
      reservesSpace: reservesSpace
    )
    return bounds.layout(known, font, displayScale, collectsLines: collectsLines)
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
