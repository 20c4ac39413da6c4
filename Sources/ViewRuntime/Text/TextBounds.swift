import Foundation

/// The room that a text may take, and what is done where it is too little.
struct TextBounds: Equatable {
  /// None or infinite, and only line feeds end a line.
  var width: CGFloat?
  /// Lines that do not fit are left out, but never the first.
  var height: CGFloat?
  /// Nil or less than 1 is no limit.
  var lineLimit: Int?
  /// As many lines as the text is high at least.
  var leastLines = 1
  /// Points between two lines.
  var lineSpacing: CGFloat = 0
  var truncation = Text.TruncationMode.tail
  /// How small the text may be made, as part of its size.
  var minimumScale: CGFloat = 1
  var allowsTightening = false
  /// Pixels a point.
  var displayScale: CGFloat = 3

  var mostLines: Int? { lineLimit.flatMap { $0 < 1 ? nil : $0 } }

  /// The width as a number that can be compared.
  var widthLimit: CGFloat { width.map { $0.isNaN ? .infinity : max($0, 0) } ?? .infinity }

  /// Breaks a text in the room.
  ///
  /// - Complexity: O(characters); where the text may be made smaller and does not
  ///   fit, a handful of times that.
  func layout(_ shape: TextShape) -> TextLayout {
    let whole = layout(shape, scale: 1)
    guard whole.isTruncated, minimumScale < 1 else { return whole }
    var small = max(minimumScale, 0.01)
    var best = layout(shape, scale: small)
    if best.isTruncated { return best }
    // The largest step at which all of it fits.
    var large: CGFloat = 1
    while large - small > Self.scaleStep {
      let middle = (small + large) / 2
      let attempt = layout(shape, scale: middle)
      if attempt.isTruncated {
        large = middle
      } else {
        small = middle
        best = attempt
      }
    }
    return best
  }

  /// How exactly the scale is found at which a text fits.
  private static let scaleStep: CGFloat = 1 / 128

  /// A text at a scale is the text itself in more room.
  private func layout(_ shape: TextShape, scale: CGFloat) -> TextLayout {
    var room = self
    if scale != 1 {
      room.width = width.map { $0 / scale }
      room.height = height.map { $0 / scale }
      room.lineSpacing = lineSpacing / scale
    }
    var breaker = LineBreaker(shape, in: room)
    breaker.run()
    let lines = breaker.lines
    var baseline: CGFloat = 0
    var top: CGFloat = 0
    let placed = lines.map { line -> TextLayout.Line in
      baseline = top + line.ascent
      top = baseline + line.descent + room.lineSpacing
      return TextLayout.Line(
        first: shape.offsets(of: line.first),
        rest: line.rest.map(shape.offsets),
        hasEllipsis: line.hasEllipsis,
        width: line.width * scale,
        baseline: baseline * scale,
        glyphs: line
      )
    }
    let missing = CGFloat(max(leastLines - lines.count, 0))
    let line = shape.faces[0].ascent + shape.faces[0].descent
    let height = top - room.lineSpacing + missing * (line + room.lineSpacing)
    return TextLayout(
      size: CGSize(width: roundedUp(breaker.widest * scale), height: roundedUp(height * scale)),
      lines: placed,
      isTruncated: breaker.isTruncated,
      scale: scale
    )
  }

  /// A length as a whole number of pixels; a sum a hair above one is that one.
  func roundedUp(_ length: CGFloat) -> CGFloat {
    (length * displayScale - 0.0001).rounded(.up) / displayScale
  }
}
