public import Foundation

/// Distances inward from the four edges of a rectangle, in points.
@frozen public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

extension EdgeInsets {
  /// The same length on the chosen edges, 0 on the others.
  package init(_ length: CGFloat, edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }

  package var horizontal: CGFloat { leading + trailing }
  package var vertical: CGFloat { top + bottom }

  /// The edges whose inset is not 0.
  package var edges: Edge.Set {
    var edges: Edge.Set = []
    if top != 0 { edges.insert(.top) }
    if leading != 0 { edges.insert(.leading) }
    if bottom != 0 { edges.insert(.bottom) }
    if trailing != 0 { edges.insert(.trailing) }
    return edges
  }
}
