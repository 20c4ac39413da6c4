package import Foundation

/// What a view may reach into beyond the space that it was given: bars, insets,
/// and what the device covers.
///
/// Each container that keeps an edge free adds a level. A view whose edge lies
/// on the inner rectangle's may go on to the outer one's, and from there through
/// the next level; a view in the middle of the screen touches nothing.
///
///     outer  ┌────────────┐   next.outer   all of the screen
///            │    bar     │
///     inner  ├────────────┤   next.inner   the screen less notch and home bar
///            │    view    │
///            └────────────┘
///
/// Rectangles are the screen's. Immutable, so that nodes share one.
package final class SafeArea {
  let outer: CGRect
  let inner: CGRect
  let next: SafeArea?

  /// How far an edge may be off and still touch, in points.
  private static let tolerance: CGFloat = 0.17

  init(outer: CGRect, inner: CGRect, next: SafeArea?) {
    self.outer = outer
    self.inner = inner
    self.next = next
  }

  /// What a rectangle grows to where it may reach out.
  ///
  /// - Complexity: O(levels).
  func reach(of rect: CGRect) -> CGRect {
    var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var level: SafeArea? = self
    while let area = level {
      let (inner, outer) = (area.inner, area.outer)
      if top < inner.minY + Self.tolerance { top = min(top, outer.minY) }
      if left < inner.minX + Self.tolerance { left = min(left, outer.minX) }
      if bottom > inner.maxY - Self.tolerance { bottom = max(bottom, outer.maxY) }
      if right > inner.maxX - Self.tolerance { right = max(right, outer.maxX) }
      level = area.next
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether two areas say the same.
  static func isSame(_ one: SafeArea?, _ other: SafeArea?) -> Bool {
    if one === other { return true }
    guard let one, let other else { return false }
    return one.outer == other.outer && one.inner == other.inner && isSame(one.next, other.next)
  }
}

extension LayoutNode {
  /// How far the node may reach out at each edge, at the place where it is.
  ///
  /// - Complexity: O(depth), for the place.
  package var safeAreaInsets: EdgeInsets {
    guard let safeArea else { return EdgeInsets() }
    return insets(in: safeArea, at: absoluteFrame)
  }

  /// The same, while the node is being placed and knows where it is.
  func placedSafeAreaInsets() -> EdgeInsets {
    guard let safeArea else { return EdgeInsets() }
    return insets(in: safeArea, at: CGRect(origin: lastAbsolute, size: frame.size))
  }

  private func insets(in area: SafeArea, at own: CGRect) -> EdgeInsets {
    let reach = area.reach(of: own)
    let (left, right) = (own.minX - reach.minX, reach.maxX - own.maxX)
    let isMirrored = layoutDirection == .rightToLeft
    return EdgeInsets(
      top: own.minY - reach.minY,
      leading: isMirrored ? right : left,
      bottom: reach.maxY - own.maxY,
      trailing: isMirrored ? left : right
    )
  }

  /// The node's bounds and what they may reach into at some edges, in its own
  /// coordinates as they are shown.
  package func reach(into edges: Edge.Set) -> CGRect {
    bounds.outset(by: safeAreaInsets.limited(to: edges), layoutDirection)
  }
}

extension EdgeInsets {
  /// The lengths at some edges, 0 at the others.
  func limited(to edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0,
      leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0
    )
  }

  static func + (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: one.top + other.top,
      leading: one.leading + other.leading,
      bottom: one.bottom + other.bottom,
      trailing: one.trailing + other.trailing
    )
  }

  static prefix func - (insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: -insets.top,
      leading: -insets.leading,
      bottom: -insets.bottom,
      trailing: -insets.trailing
    )
  }

  /// The lengths at the left and the right of the screen.
  func sides(_ direction: LayoutDirection) -> (left: CGFloat, right: CGFloat) {
    direction == .rightToLeft ? (trailing, leading) : (leading, trailing)
  }

  /// Where each length is a number; a length that is none counts as 0.
  var finite: EdgeInsets {
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return EdgeInsets(
      top: finite(top),
      leading: finite(leading),
      bottom: finite(bottom),
      trailing: finite(trailing)
    )
  }
}

extension CGRect {
  /// The rectangle with each edge moved outward; insets that are negative move
  /// it inward, at most until nothing is left.
  func outset(by insets: EdgeInsets, _ direction: LayoutDirection) -> CGRect {
    let (left, right) = insets.sides(direction)
    return CGRect(
      x: minX - left,
      y: minY - insets.top,
      width: max(width + left + right, 0),
      height: max(height + insets.top + insets.bottom, 0)
    )
  }
}

extension ProposedViewSize {
  /// The proposal less the insets; what is not specified stays so.
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.horizontal, 0) },
      height: height.map { max($0 - insets.vertical, 0) }
    )
  }
}
