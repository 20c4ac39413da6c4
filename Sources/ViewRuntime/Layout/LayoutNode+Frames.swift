package import Foundation

extension LayoutNode {
  /// The frame on the screen.
  ///
  /// - Complexity: O(depth).
  package var absoluteFrame: CGRect {
    var origin = frame.origin
    var next = parent
    while let node = next {
      origin.x += node.frame.origin.x
      origin.y += node.frame.origin.y
      next = node.parent
    }
    return CGRect(origin: origin, size: frame.size)
  }

  /// The frame in another space; on the screen where no view above has the name.
  package func frame(in space: CoordinateSpace) -> CGRect {
    if case .local = space { return bounds }
    notePositionRead()
    guard let ancestor = ancestor(for: space) else { return absoluteFrame }
    let own = absoluteFrame
    let other = ancestor.absoluteFrame
    return own.offset(by: CGPoint(x: -other.origin.x, y: -other.origin.y))
  }

  /// The bounds of a named space in the node's coordinates.
  package func bounds(of space: CoordinateSpace) -> CGRect? {
    notePositionRead()
    guard let ancestor = ancestor(for: space) else { return nil }
    let own = absoluteFrame
    return ancestor.absoluteFrame.offset(by: CGPoint(x: -own.origin.x, y: -own.origin.y))
  }

  /// Where a space begins on the screen; read for nobody.
  func origin(of space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: .zero
    case .local: absoluteFrame.origin
    case .named: ancestor(for: space)?.absoluteFrame.origin ?? .zero
    }
  }

  private func ancestor(for space: CoordinateSpace) -> LayoutNode? {
    guard case .named(let name) = space else { return nil }
    let scroll = name.base as? ScrollViewSpace
    var next: LayoutNode? = self
    while let node = next {
      if let scroll, node.scrollAxes.contains(anyOf: scroll.axis) { return node }
      if let own = node.spaceName, own == name { return node }
      next = node.parent
    }
    return nil
  }

  /// The axes along which the node scrolls; none for other nodes.
  package var scrollAxes: Axis.Set { (rule as? ScrollRule)?.axes ?? [] }

  /// The axis of the nearest stack above that reaches this node.
  var enclosingAxis: Axis? {
    var next = parent
    while let node = next {
      switch node.rule.stackAxis {
      case .along(let axis): return axis
      case .none: return nil
      case .inherited: next = node.parent
      }
    }
    return nil
  }

  /// The frontmost node under a point that a finger can touch.
  ///
  /// Left out are nodes that are not hit-testable, with all below them, what a
  /// clip hides, and what lies outside of a content shape.
  ///
  /// - Parameters:
  ///   - point: In the coordinates of the node's parent; on the screen for the root.
  ///   - isSolid: Whether a node takes touches by itself; stacks do not.
  /// - Returns: The node; nil where there is nothing to touch.
  package func hit(_ point: CGPoint, isSolid: (LayoutNode) -> Bool) -> LayoutNode? {
    guard isHitTestable else { return nil }
    let local = CGPoint(x: point.x - frame.origin.x, y: point.y - frame.origin.y)
    let isInside = bounds.holds(local)
    let clips = rule.clips
    let isReached = clips ? clipBounds.holds(local) : isInside
    if clips && !isReached { return nil }
    if let touchShape, !touchShape(bounds, local) { return nil }
    for child in childrenBackToFront.reversed() where child.placement != nil {
      if let found = child.hit(local, isSolid: isSolid) { return found }
    }
    return isReached && (touchShape != nil || isSolid(self)) ? self : nil
  }

  /// The children in the order in which they are drawn.
  package var childrenBackToFront: [LayoutNode] {
    let drawn = (rule as? LayerRule)?.isBackground == true ? children.reversed() : children
    if drawn.allSatisfy({ $0.effectiveZIndex == 0 }) { return drawn }
    return drawn.enumerated()
      .sorted { ($0.element.effectiveZIndex, $0.offset) < ($1.element.effectiveZIndex, $1.offset) }
      .map(\.element)
  }

  /// The z-index of the view that the node stands for.
  private var effectiveZIndex: Double {
    var node = self
    while node.zIndex == 0, node.rule.isModifier, let child = node.child { node = child }
    return node.zIndex
  }

  /// Sets a value that a custom layout reads from its subview.
  package func setLayoutValue<Key: LayoutValueKey>(_ value: Key.Value, for key: Key.Type) {
    layoutValues[ObjectIdentifier(key)] = value
    parent?.invalidate()
  }

  /// The value of the view that the node stands for, the key's default where none set it.
  func layoutValue<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value {
    var node = self
    while true {
      if let value = node.layoutValues[ObjectIdentifier(key)] as? Key.Value { return value }
      guard node.rule.isModifier, let child = node.child else { return key.defaultValue }
      node = child
    }
  }
}

extension CGRect {
  /// Whether a point is inside; the right and the lower edge are not.
  fileprivate func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.y >= minY && point.x < maxX && point.y < maxY
  }
}

extension Axis.Set {
  fileprivate func contains(anyOf axis: Axis?) -> Bool {
    guard let axis else { return !isEmpty }
    return contains(axis)
  }
}
