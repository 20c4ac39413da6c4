public import Foundation

/// The distances that a view prefers to have to its neighbours.
///
/// Each edge has a preference of its own: none (then the default of 8 points
/// holds), a distance, or the line metrics of a text, which count only against
/// another text.
public struct ViewSpacing: Sendable {
  private var top = Preference.none
  private var leading = Preference.none
  private var bottom = Preference.none
  private var trailing = Preference.none

  /// What two views keep between them when neither has a preference.
  package static let defaultDistance: CGFloat = 8

  /// No preference on any edge.
  public init() {}

  private init(all preference: Preference) {
    top = preference
    leading = preference
    bottom = preference
    trailing = preference
  }

  /// A preference for no distance on each edge.
  public static let zero = ViewSpacing(all: .distance(0))

  /// A text: above and below another text it keeps `distance`.
  static func text(distance: CGFloat) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top = .text(distance)
    spacing.bottom = .text(distance)
    return spacing
  }

  /// Takes on the other's preferences on `edges` where they are larger.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge] = self[edge].union(other[edge])
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance to keep to `next`, the view that follows along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: trailing.distance(to: next.leading)
    case .vertical: bottom.distance(to: next.top)
    }
  }

  /// Forgets the preferences on `edges`.
  func reset(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      result[edge] = .none
    }
    return result
  }

  /// Takes the preference of one edge from another spacing, whatever it was.
  mutating func adopt(_ edge: Edge, of other: ViewSpacing) {
    self[edge] = other[edge]
  }

  private subscript(edge: Edge) -> Preference {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}

/// What one edge prefers.
private enum Preference: Sendable {
  case none
  case distance(CGFloat)
  case text(CGFloat)

  func distance(to next: Preference) -> CGFloat {
    switch (self, next) {
    case (.text(let a), .text(let b)), (.distance(let a), .distance(let b)): max(a, b)
    case (.distance(let distance), _), (_, .distance(let distance)): distance
    default: ViewSpacing.defaultDistance
    }
  }

  func union(_ other: Preference) -> Preference {
    switch (self, other) {
    case (.none, _): other
    case (_, .none): self
    case (.distance(let a), .distance(let b)): .distance(max(a, b))
    case (.text(let a), .text(let b)): .text(max(a, b))
    // A container edge that has both is no longer only text.
    case (.distance, .text): self
    case (.text, .distance): other
    }
  }
}
