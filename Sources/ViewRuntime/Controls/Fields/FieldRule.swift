import Foundation

/// A field: as wide as it is proposed, as high as its lines.
struct FieldRule: LayoutRule, Equatable {
  let text: String
  let font: TextFont
  /// A text editor takes the height that it is proposed too.
  let fillsHeight: Bool
  let isMultiline: Bool
  let insets: EdgeInsets

  private static let idealWidth: CGFloat = 100

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let width = proposal.width.map { $0.isFinite ? $0 : Self.idealWidth }
    if fillsHeight {
      return CGSize(
        width: width ?? Self.idealWidth,
        height: proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? lines(width).height
      )
    }
    let text = isMultiline ? lines(width) : lines(nil)
    return CGSize(
      width: width ?? max(text.width + insets.horizontal, Self.idealWidth),
      height: (isMultiline ? text.height : oneLine) + insets.vertical
    )
  }

  private var oneLine: CGFloat { (font.lineHeight * 3 - 0.0001).rounded(.up) / 3 }

  private func lines(_ width: CGFloat?) -> CGSize {
    TextMetrics.measure(
      text.isEmpty ? " " : text,
      font: font,
      width: width.map { max($0 - insets.horizontal, 0) }
    ).size
  }

  var ownGuides: GuideSet { .textBaselines }

  func explicitGuide(
    _ key: AlignmentKey,
    of node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    switch key.combination {
    case .minimum: insets.top + font.ascent
    case .maximum: size.height - insets.bottom - font.descent
    case .mean: nil
    }
  }
}
