package import Foundation

extension CGSize {
  /// A size by axes instead of by width and height.
  init(_ major: CGFloat, along axis: Axis, across minor: CGFloat) {
    switch axis {
    case .horizontal: self.init(width: major, height: minor)
    case .vertical: self.init(width: minor, height: major)
    }
  }

  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

extension CGPoint {
  /// A point by axes instead of by x and y.
  init(_ major: CGFloat, along axis: Axis, across minor: CGFloat) {
    switch axis {
    case .horizontal: self.init(x: major, y: minor)
    case .vertical: self.init(x: minor, y: major)
    }
  }

  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }
}

extension CGRect {
  /// What both rectangles cover; of no area where they do not meet.
  ///
  /// Unlike `intersection` it never answers the null rectangle, whose infinite
  /// origin would spoil what is computed from it.
  func clipped(to other: CGRect) -> CGRect {
    let x = max(origin.x, other.origin.x)
    let y = max(origin.y, other.origin.y)
    let right = min(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
    return CGRect(x: x, y: y, width: max(right - x, 0), height: max(bottom - y, 0))
  }

  func offset(by vector: CGPoint) -> CGRect {
    CGRect(origin: CGPoint(x: origin.x + vector.x, y: origin.y + vector.y), size: size)
  }

  /// The rectangle as it is drawn: each corner at its nearest pixel, half up.
  ///
  /// Edges are rounded, not lengths, so that neighbours still touch.
  package func rounded(toPixelsAt scale: CGFloat) -> CGRect {
    func nearest(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
    let x = nearest(origin.x)
    let y = nearest(origin.y)
    return CGRect(
      x: x,
      y: y,
      width: nearest(origin.x + size.width) - x,
      height: nearest(origin.y + size.height) - y
    )
  }
}
