import Foundation
import TraceModel

/// A finger on the screen.
struct Touch {
  enum Phase { case began, moved, ended }

  let finger: Int
  let phase: Phase
  /// On the screen, in points.
  let location: CGPoint
}

/// What fingers did at once; nothing where only time has passed.
struct TouchEvent {
  let touches: [Touch]
  let time: Nanoseconds
}

/// What a view can be used by.
package struct TouchKinds: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let tap = TouchKinds(rawValue: 1 << 0)
  package static let doubleTap = TouchKinds(rawValue: 1 << 1)
  package static let longPress = TouchKinds(rawValue: 1 << 2)
  package static let drag = TouchKinds(rawValue: 1 << 3)
  package static let magnify = TouchKinds(rawValue: 1 << 4)
  package static let rotate = TouchKinds(rawValue: 1 << 5)

  /// Those that fingers have to move for.
  static let movements: TouchKinds = [.drag, .magnify, .rotate]
}

/// The view that a gesture is attached to.
@MainActor
struct GesturePlace {
  let layout: LayoutNode

  /// A point of the screen in another space.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    let origin = layout.origin(of: space)
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// A point of the screen as a share of the view.
  func anchor(_ point: CGPoint) -> UnitPoint {
    let frame = layout.absoluteFrame
    guard frame.width > 0, frame.height > 0 else { return .center }
    return UnitPoint(
      x: (point.x - frame.minX) / frame.width,
      y: (point.y - frame.minY) / frame.height
    )
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
