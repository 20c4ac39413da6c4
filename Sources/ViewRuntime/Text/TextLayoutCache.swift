import Foundation

/// What is known of one text's lines: its shape, and the last ways it was broken.
final class TextLayoutCache {
  private let faced: FacedText
  private(set) lazy var shape = TextShape(faced)
  /// How often the text was broken into lines.
  private(set) var breakings = 0
  /// The newest first.
  private var known: [Known] = []

  /// Stacks ask for the smallest, the largest and their own width; a fourth is
  /// for the place that is given in the end.
  private static let limit = 4

  private struct Known {
    let width: CGFloat
    let height: CGFloat?
    let layout: TextLayout
    /// The widest line, not rounded.
    let widest: CGFloat

    /// Whether breaking the text in another room would give the same lines.
    func holds(width other: CGFloat, height otherHeight: CGFloat?) -> Bool {
      if layout.isTruncated || layout.scale != 1 {
        return width == other && height == otherHeight
      }
      // Each word that found no room in the wider line finds none in the narrower.
      guard other == width || (other < width && other >= widest) else { return false }
      return otherHeight == height || otherHeight.map { $0 >= layout.size.height } ?? true
    }
  }

  init(_ faced: FacedText) { self.faced = faced }

  /// The text in a room; what else the room says is the same in every question.
  func layout(in room: TextBounds) -> TextLayout {
    let width = room.widthLimit
    if let same = known.first(where: { $0.holds(width: width, height: room.height) }) {
      return same.layout
    }
    breakings += 1
    let layout = room.layout(shape)
    let widest = layout.lines.reduce(0) { max($0, $1.width) }
    known.insert(
      Known(width: width, height: room.height, layout: layout, widest: widest),
      at: 0
    )
    if known.count > Self.limit { known.removeLast() }
    return layout
  }
}
