import TraceModel

extension SVGDocument {
  mutating func add(_ leaf: DisplayLeaf) {
    let frame = leaf.frame
    switch leaf.content {
    case .fill(let paint):
      guard frame.isDrawable else { return }
      let fill = attributes(paint, as: "fill", in: frame)
      body += "<rect\(frame.attributes)\(fill)/>"
    case .shape(let path, let paint, let usesEvenOddRule):
      guard !path.elements.isEmpty else { return }
      let fill = attributes(paint, as: "fill", in: frame)
      let rule = usesEvenOddRule ? " fill-rule=\"evenodd\"" : ""
      body += "<path d=\"\(path.data(at: frame))\"\(fill)\(rule)/>"
    case .stroke(let path, let paint, let stroke):
      guard !path.elements.isEmpty, stroke.width > 0 else { return }
      let line = attributes(paint, as: "stroke", in: frame)
      body += "<path d=\"\(path.data(at: frame))\"\(line)\(stroke.attributes)/>"
    case .text(let text): add(text, in: frame)
    case .symbol(let name, let paint):
      guard frame.isDrawable else { return }
      addSymbol(name, paint, in: frame)
    case .image(let image):
      guard frame.isDrawable else { return }
      add(image, in: frame)
    }
  }
}
