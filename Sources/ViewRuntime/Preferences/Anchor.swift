public import Foundation

/// A geometry of one view that others can ask for in their own coordinates.
///
/// A `GeometryProxy` does: `proxy[anchor]`. An anchor made when the view stood
/// elsewhere is another one.
public struct Anchor<Value> {
  /// On the screen.
  private let value: Value
  private let moved: AnchorMove<Value>

  fileprivate init(_ value: Value, _ moved: @escaping AnchorMove<Value>) {
    self.value = value
    self.moved = moved
  }

  /// The geometry in the coordinates of a node, which is laid out again when
  /// it moves.
  func value(in node: LayoutNode) -> Value {
    node.notePositionRead()
    let origin = node.absoluteFrame.origin
    return moved(value, CGPoint(x: -origin.x, y: -origin.y))
  }

  /// What an anchor is made of.
  public struct Source {
    /// From the view's frame on the screen.
    fileprivate let make: (CGRect) -> Value
    fileprivate let moved: AnchorMove<Value>

    func anchor(_ frame: CGRect) -> Anchor<Value> { Anchor(make(frame), moved) }
  }
}

/// A geometry, moved by a distance.
private typealias AnchorMove<Value> = (Value, CGPoint) -> Value

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.value == b.value }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

// The move is one of the functions of this file, which capture moves alone.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
    Self(make: { r.offset(by: $0.origin) }, moved: { $0.offset(by: $1) })
  }

  /// The whole view.
  public static var bounds: Anchor<Value>.Source {
    Self(make: { $0 }, moved: { $0.offset(by: $1) })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
    Self(make: { move(p, $0.origin) }, moved: move)
  }

  /// A point given by fractions of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
    Self(make: { move(p.point(in: $0.size), $0.origin) }, moved: move)
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

  private static func move(_ point: CGPoint, _ distance: CGPoint) -> CGPoint {
    CGPoint(x: point.x + distance.x, y: point.y + distance.y)
  }
}

extension Anchor.Source {
  /// Several geometries at once.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(
      make: { frame in array.map { $0.make(frame) } },
      moved: { values, distance in zip(array, values).map { $0.moved($1, distance) } }
    )
  }

  /// Maybe a geometry.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(
      make: { frame in anchor?.make(frame) },
      moved: { value, distance in
        guard let anchor, let value else { return nil }
        return anchor.moved(value, distance)
      }
    )
  }
}

extension UnitPoint {
  func point(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
}
