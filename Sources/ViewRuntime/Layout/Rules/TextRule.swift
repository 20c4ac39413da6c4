package import Foundation

/// A text: wraps at the proposed width, ends early where height or lines run out.
package struct TextRule: LayoutRule, Equatable {
  let faced: FacedText
  /// All but the room itself.
  private let paragraph: TextBounds
  private let cache: Cache

  init(_ faced: FacedText, in paragraph: TextBounds) {
    self.faced = faced
    self.paragraph = paragraph
    cache = Cache(TextLayoutCache(faced))
  }

  /// A text of one face, with the parameters of `TextMetrics.measure`.
  package init(
    _ text: String,
    font: TextFont,
    lineLimit: Int? = nil,
    reservesSpace: Bool = false,
    displayScale: CGFloat = 3
  ) {
    var paragraph = TextBounds(lineLimit: lineLimit)
    if reservesSpace { paragraph.leastLines = paragraph.mostLines ?? 1 }
    paragraph.displayScale = displayScale
    self.init(FacedText(text, TextFace(font: font)), in: paragraph)
  }

  /// What is known of the text; it follows from the other members and so has no
  /// part in equality.
  private struct Cache: Equatable {
    let text: TextLayoutCache

    init(_ text: TextLayoutCache) { self.text = text }

    static func == (a: Cache, b: Cache) -> Bool { true }
  }

  package var text: String { faced.text }

  /// The face of the text's first character.
  package var font: TextFont { faced.firstFace.font }

  /// How often the text was broken into lines.
  package var breakings: Int { cache.text.breakings }

  /// What the text's characters measure.
  var shape: TextShape { cache.text.shape }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let room = self.room(proposal)
    // Most texts stand in one line, for which nothing has to be broken.
    if let width = shape.width, width <= room.widthLimit + 0.001, room.leastLines <= 1 {
      let line = shape.height(of: 0..<shape.glyphs.count)
      return CGSize(
        width: room.roundedUp(max(width, 0)),
        height: room.roundedUp(line.ascent + line.descent)
      )
    }
    return cache.text.layout(in: room).size
  }

  /// The text as it is at a proposal, for what is shown and for truncation.
  package func layout(for proposal: ProposedViewSize) -> TextLayout {
    cache.text.layout(in: room(proposal))
  }

  /// The text in all the lines that it would take at a proposal's width.
  package func wholeLayout(for proposal: ProposedViewSize) -> TextLayout {
    var room = TextBounds(width: proposal.width)
    room.displayScale = paragraph.displayScale
    return room.layout(shape)
  }

  private func room(_ proposal: ProposedViewSize) -> TextBounds {
    var room = paragraph
    room.width = proposal.width
    room.height = proposal.height
    return room
  }

  package var ownGuides: GuideSet { .textBaselines }

  package func explicitGuide(
    _ key: AlignmentKey,
    of node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    if faced.runs.count == 1, paragraph.minimumScale >= 1 {
      let face = faced.firstFace
      switch key.combination {
      case .minimum: return face.ascent
      case .maximum: return size.height - face.descent
      case .mean: return nil
      }
    }
    let lines = layout(for: proposal).lines
    switch key.combination {
    case .minimum: return lines.first?.baseline
    case .maximum: return lines.last.map(\.baseline)
    case .mean: return nil
    }
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    .text(distance: faced.firstFace.font.distanceToText)
  }
}
