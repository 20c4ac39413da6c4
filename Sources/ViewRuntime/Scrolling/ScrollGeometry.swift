public import Foundation

/// Where a scroll view's content stands, and how large both are.
public struct ScrollGeometry: Equatable, Sendable {
  /// Where what is seen begins, in the content; at rest the insets before it.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// What the content keeps from the edges: margins and the safe area.
  public var contentInsets: EdgeInsets
  /// Of all that is seen, bars and insets included.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint,
    contentSize: CGSize,
    contentInsets: EdgeInsets,
    containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// What of the content is seen, bars and insets included.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// What of the content is seen clear of bars, insets and margins.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading,
      y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.horizontal, 0),
      height: max(containerSize.height - contentInsets.vertical, 0)
    )
  }

  /// The geometry of a scroll view as of the last layout.
  init(_ layout: LayoutNode) {
    let insets = layout.scrollContentInsets
    let offset = layout.scrollOffset
    self.init(
      contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
      contentSize: layout.scrollContentSize,
      contentInsets: insets,
      containerSize: layout.scrollWindow.size
    )
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), "
      + "contentInsets: \(contentInsets), containerSize: \(containerSize))"
  }
}

/// What moves a scroll view's content.
public enum ScrollPhase: Equatable, Sendable {
  case idle
  /// A finger rests on what was moving.
  case tracking
  /// A finger moves it.
  case interacting
  /// It runs on after a finger.
  case decelerating
  /// It is moved to a place that the app chose.
  case animating

  public var isScrolling: Bool { self != .idle }
}

/// What else is known when a scroll view's phase changes.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// Of the content's offset, in points a second; nil where nothing moves.
  public let velocity: CGVector?
}

/// A vector of two lengths.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init() { self.init(dx: 0, dy: 0) }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public static let zero = CGVector()
}
