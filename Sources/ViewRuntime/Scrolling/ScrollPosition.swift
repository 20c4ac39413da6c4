public import Foundation

/// Where a scroll view stands, or is to stand.
public struct ScrollPosition: Equatable, Sendable {
  enum Goal: Equatable, Sendable {
    case none
    case view(ViewIdentity, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// An id of any type that can be sent.
  struct ViewIdentity: Equatable, Sendable {
    let value: any Hashable & Sendable

    static func == (one: ViewIdentity, other: ViewIdentity) -> Bool {
      AnyHashable(one.value) == AnyHashable(other.value)
    }
  }

  var goal: Goal
  /// The type of the ids by which scrolling is told; none where it is not.
  private let idType: (any (Hashable & Sendable).Type)?
  /// Whether somebody has scrolled since the app last chose a place.
  public internal(set) var isPositionedByUser = false

  private init(_ goal: Goal, _ type: (any (Hashable & Sendable).Type)?) {
    self.goal = goal
    idType = type
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.init(.none, idType)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), idType)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), idType)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), idType)
  }

  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(ViewIdentity(value: id), anchor), ID.self)
  }

  public static func == (one: ScrollPosition, other: ScrollPosition) -> Bool {
    one.goal == other.goal && one.isPositionedByUser == other.isPositionedByUser
  }

  // MARK: What is known

  /// The view at which it stands, as far as there are ids to tell it by.
  public var viewID: (any Hashable & Sendable)? {
    if case .view(let id, _) = goal { id.value } else { nil }
  }

  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  public var edge: Edge? { if case .edge(let edge) = goal { edge } else { nil } }

  public var point: CGPoint? {
    guard case .point(let x?, let y?) = goal else { return nil }
    return CGPoint(x: x, y: y)
  }

  public var x: CGFloat? { if case .point(let x, _) = goal { x } else { nil } }
  public var y: CGFloat? { if case .point(_, let y) = goal { y } else { nil } }

  // MARK: Scrolling

  private mutating func go(_ goal: Goal) {
    self.goal = goal
    isPositionedByUser = false
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(.view(ViewIdentity(value: id), anchor))
  }

  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }

  /// What it is after somebody has scrolled to where a view with these ids stands.
  func movedByUser(to ids: [AnyHashable]) -> ScrollPosition {
    var moved = self
    moved.isPositionedByUser = true
    moved.goal = .none
    if let type = idType, let id = ids.lazy.compactMap({ Self.cast($0, to: type) }).first {
      moved.goal = .view(ViewIdentity(value: id), nil)
    }
    return moved
  }

  private static func cast<ID: Hashable & Sendable>(
    _ id: AnyHashable,
    to type: ID.Type
  ) -> (any Hashable & Sendable)? { id.base as? ID }
}
