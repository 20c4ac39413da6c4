import TraceModel

extension SVGDocument {
  /// Draws a text word by word, so that the viewer's fonts move none of them.
  mutating func add(_ text: DisplayText, in frame: DisplayRect) {
    for line in text.lines { add(line, in: frame) }
  }

  private mutating func add(_ line: DisplayText.Line, in frame: DisplayRect) {
    let left = frame.x + line.origin.x
    let baseline = frame.y + line.origin.y
    guard left.isFinite, baseline.isFinite else { return }
    let pieces = TextPiece.pieces(of: line, width: writer.width)
    let places = PieceOrder(pieces, isRightToLeft: line.isRightToLeft).places(from: left)
    for (index, run) in line.runs.enumerated() {
      let own = pieces.indices.filter { pieces[$0].run == index }
      guard !own.isEmpty else { continue }
      let words = own.filter { !pieces[$0].isBlank }
      if !words.isEmpty {
        let attributes =
          " y=\"\(SVGNumber.text(baseline))\"\(SVGFont.attributes(run.font))"
          + self.attributes(run.paint, as: "fill", in: frame)
        body += "<text\(attributes)>"
        for word in words {
          add(pieces[word], at: places[word], isRightToLeft: line.isRightToLeft)
        }
        body += "</text>"
      }
      if run.isUnderlined { rule(own, pieces, places, baseline, run, 0.11, in: frame) }
      if run.isStruckThrough { rule(own, pieces, places, baseline, run, -0.27, in: frame) }
    }
  }

  private mutating func add(_ word: TextPiece, at left: Double, isRightToLeft: Bool) {
    let text = SVGText.escape(word.text)
    switch word.direction {
    case .rightToLeft:
      // From the side where the line begins, since a joined script is as wide as its
      // font has it. Marks of direction, unlike an attribute for it, leave which
      // end is meant the same in every viewer.
      let end = SVGNumber.text(isRightToLeft ? left + word.width : left)
      let anchor = isRightToLeft ? " text-anchor=\"end\"" : ""
      body += "<tspan x=\"\(end)\"\(anchor)>\u{200F}\(text)\u{200F}</tspan>"
    case .leftToRight, .number, .none:
      body += "<tspan x=\"\(SVGNumber.text(left))\">\(text)</tspan>"
    }
  }

  /// A line under or through a run, blanks included.
  private mutating func rule(
    _ own: [Int],
    _ pieces: [TextPiece],
    _ places: [Double],
    _ baseline: Double,
    _ run: DisplayText.Run,
    _ depth: Double,
    in frame: DisplayRect
  ) {
    guard let left = own.map({ places[$0] }).min(),
      let right = own.map({ places[$0] + pieces[$0].width }).max(), right > left
    else { return }
    let y = SVGNumber.text(baseline + run.font.size * depth)
    let stroke = attributes(run.paint, as: "stroke", in: frame)
    body += "<path d=\"M\(SVGNumber.text(left)) \(y)H\(SVGNumber.text(right))\"\(stroke)"
    body += " stroke-width=\"\(SVGNumber.text(run.font.size / 16))\"/>"
  }
}
