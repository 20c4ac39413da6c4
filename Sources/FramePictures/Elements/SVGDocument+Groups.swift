import TraceModel

extension SVGDocument {
  /// Items with an effect round them.
  mutating func add(_ group: DisplayGroup) {
    guard !group.items.isEmpty else { return }
    switch group.effect {
    case .drawingGroup, .glassContainer: add(group.items)
    case .compositingGroup: wrap(group.items, " style=\"isolation:isolate\"")
    case .opacity(let opacity):
      guard opacity > 0 else { return }
      wrap(group.items, opacity < 1 ? " opacity=\"\(SVGNumber.text(opacity))\"" : "")
    case .transform(let transform):
      guard transform.isFinite else { return }
      wrap(group.items, " transform=\"\(transform.attribute)\"")
    case .blend(let mode):
      wrap(group.items, Self.blendModes.contains(mode) ? " style=\"mix-blend-mode:\(mode)\"" : "")
    case .clip(let path, _):
      let outline = "<path d=\"\(path.data(at: group.frame))\"/>"
      wrap(group.items, " clip-path=\"url(#\(define("clipPath", "", outline)))\"")
    case .mask(let items):
      let stencil = drawn { $0.add(items) }
      let area = DisplayBounds.of(items).union(group.frame)
      let attributes = " style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\"\(area.attributes)"
      wrap(group.items, " mask=\"url(#\(define("mask", attributes, stencil)))\"")
    case .shadow, .blur, .filter, .colorMultiply, .luminanceToAlpha:
      guard let filter = SVGFilter(group.effect) else { return add(group.items) }
      let area = DisplayBounds.of(group.items).union(group.frame).outset(by: filter.reach)
      let attributes =
        " filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"\(area.attributes)"
      wrap(group.items, " filter=\"url(#\(define("filter", attributes, filter.primitives)))\"")
    }
  }

  private mutating func wrap(_ items: [DisplayItem], _ attributes: String) {
    guard !attributes.isEmpty else { return add(items) }
    body += "<g\(attributes)>"
    add(items)
    body += "</g>"
  }

  /// What CSS calls the modes that it has; others are drawn as `normal`.
  private static let blendModes: Set = [
    "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn",
    "soft-light", "hard-light", "difference", "exclusion", "hue", "saturation", "color",
    "luminosity", "plus-lighter",
  ]
}

extension DisplayTransform {
  fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
