import TraceModel

/// Where items can be seen, for effects that need to know their area.
enum DisplayBounds {
  /// The smallest rectangle that holds the frames of all leaves, transforms and
  /// the reach of filters included.
  static func of(_ items: [DisplayItem]) -> DisplayRect {
    items.reduce(DisplayRect(x: 0, y: 0, width: 0, height: 0)) { $0.union(of($1)) }
  }

  private static func of(_ item: DisplayItem) -> DisplayRect {
    switch item {
    case .leaf(let leaf):
      // Strokes and letters can stand out of their frame.
      return leaf.frame.isDrawable ? leaf.frame.outset(by: reach(of: leaf.content)) : .nothing
    case .group(let group):
      let inner = of(group.items)
      if case .transform(let transform) = group.effect { return inner.moved(by: transform) }
      guard let filter = SVGFilter(group.effect) else { return inner }
      return inner.outset(by: filter.reach)
    }
  }

  private static func reach(of content: DisplayContent) -> Double {
    switch content {
    case .stroke(_, _, let stroke): max(stroke.width, 0)
    case .text: 4
    default: 0
    }
  }
}

extension DisplayRect {
  fileprivate static let nothing = DisplayRect(x: 0, y: 0, width: 0, height: 0)

  /// Holds both; an empty one adds nothing.
  func union(_ other: DisplayRect) -> DisplayRect {
    guard other.isDrawable else { return self }
    guard isDrawable else { return other }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return DisplayRect(
      x: left,
      y: top,
      width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top
    )
  }

  func outset(by reach: Double) -> DisplayRect {
    guard reach > 0, isDrawable else { return self }
    return DisplayRect(
      x: x - reach,
      y: y - reach,
      width: width + 2 * reach,
      height: height + 2 * reach
    )
  }

  fileprivate func moved(by map: DisplayTransform) -> DisplayRect {
    guard isDrawable else { return self }
    let corners = [(x, y), (x + width, y), (x, y + height), (x + width, y + height)]
    let xs = corners.map { map.a * $0.0 + map.c * $0.1 + map.tx }
    let ys = corners.map { map.b * $0.0 + map.d * $0.1 + map.ty }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return self }
    return DisplayRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
