/// A space in which a view's frame can be given.
public enum CoordinateSpace: Hashable {
  /// The space of the whole screen.
  case global
  /// The view's own space.
  case local
  /// The space of the nearest view above that has this name.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A type that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the whole screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace

  init(_ name: AnyHashable) {
    coordinateSpace = .named(name)
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(AnyHashable(name))
  }

  /// The space of the nearest scroll view above.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(AnyHashable(ScrollViewSpace(axis: nil)))
  }

  /// The space of the nearest scroll view above that scrolls along `axis`.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(AnyHashable(ScrollViewSpace(axis: axis)))
  }
}

/// The name under which a scroll view's space is found; none of the app's can be equal.
struct ScrollViewSpace: Hashable {
  var axis: Axis?
}
