import Foundation
import TraceModel

/// The frames in which leaves are drawn, while they move.
///
/// Layout puts a view where it belongs at once; what draws something goes there
/// from where it was shown. Frames are told apart by the content of the nearest
/// scroll view, which moves all that is in it.
@MainActor
final class LeafMovements {
  /// A leaf and its frame, in its scroll view's content or on the screen.
  struct Leaf {
    let layout: LayoutNode
    let frame: CGRect
  }

  /// In the order in which they are drawn.
  struct Frames {
    fileprivate(set) var leaves: [Leaf] = []
  }

  private final class Moving {
    let layout: LayoutNode
    var frame: AnimatedValue<CGRect.AnimatableData>

    init(_ leaf: Leaf) {
      layout = leaf.layout
      frame = AnimatedValue(at: leaf.frame.animatableData)
    }
  }

  private var moving: [Moving] = []

  var areMoving: Bool { !moving.isEmpty }

  /// - Complexity: O(what is laid out).
  func frames(in root: LayoutNode) -> Frames {
    var frames = Frames()
    collect(root, at: .zero, &frames)
    return frames
  }

  private func collect(_ layout: LayoutNode, at origin: CGPoint, _ frames: inout Frames) {
    guard layout.isPlaced else { return }
    let frame = layout.frame.offset(by: origin)
    if Self.drawingPlace(of: layout) != nil {
      frames.leaves.append(Leaf(layout: layout, frame: frame))
    }
    let isWindow = !layout.scrollAxes.isEmpty
    for child in layout.children {
      let start = CGPoint(x: -child.frame.origin.x, y: -child.frame.origin.y)
      collect(child, at: isWindow ? start : frame.origin, &frames)
    }
  }

  /// The place of a node that draws something, or cuts off what is drawn in it.
  private static func drawingPlace(of layout: LayoutNode) -> NodeReference? {
    guard let link = LayoutLink.of(layout), link.node.isAlive else { return nil }
    let kind = link.node.block.entry(link.node.entry).pointee.kind
    guard unsafeDowncast(kind, to: Element.self).isDisplayLeaf || layout.rule.clips else {
      return nil
    }
    return link.node
  }

  /// Starts, or turns to another end, the movement of each leaf that a layout
  /// has put elsewhere; a leaf that was not there before is there at once.
  func move(
    from before: Frames,
    to after: Frames,
    at now: Nanoseconds,
    by animation: (NodeReference) -> Animation?
  ) {
    let old = Dictionary(
      before.leaves.map { (ObjectIdentifier($0.layout), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for leaf in after.leaves {
      guard let known = old[ObjectIdentifier(leaf.layout)], known.frame != leaf.frame,
        let node = Self.drawingPlace(of: leaf.layout)
      else { continue }
      let animation = animation(node)
      if let running = moving.first(where: { $0.layout === leaf.layout }) {
        running.frame.retarget(to: leaf.frame.animatableData, by: animation, at: now)
      } else if animation != nil {
        let new = Moving(known)
        new.frame.retarget(to: leaf.frame.animatableData, by: animation, at: now)
        moving.append(new)
      }
    }
    show(at: now) { _ in }
  }

  /// After a layout that nothing animates, what was put elsewhere is there.
  func followLayout() {
    if moving.isEmpty { return }
    moving.removeAll { moving in
      let target = CGRect(animatableData: moving.frame.target)
      guard moving.layout.isPlaced, Self.frame(of: moving.layout).isClose(to: target) else {
        moving.layout.presentation = nil
        return true
      }
      return false
    }
  }

  /// The frame in the nearest scroll view's content.
  private static func frame(of layout: LayoutNode) -> CGRect {
    var frame = layout.frame
    var node = layout
    while let parent = node.parent {
      if !parent.scrollAxes.isEmpty {
        return frame.offset(by: CGPoint(x: -node.frame.origin.x, y: -node.frame.origin.y))
      }
      frame = frame.offset(by: parent.frame.origin)
      node = parent
    }
    return frame
  }

  /// Shows every leaf where it is at a time, and tells which of them moved.
  func show(at now: Nanoseconds, moved: (NodeReference) -> Void) {
    moving.removeAll { moving in
      let layout = moving.layout
      guard layout.isPlaced, let node = Self.drawingPlace(of: layout) else {
        layout.presentation = nil
        return true
      }
      let old = layout.presentation
      let shown = CGRect(animatableData: moving.frame.value(at: now))
      let target = CGRect(animatableData: moving.frame.target)
      let isOver = !moving.frame.isRunning
      layout.presentation = isOver ? nil : LeafPresentation(shown: shown, target: target)
      if layout.presentation != old { moved(node) }
      return isOver
    }
  }
}

/// Where a leaf is drawn, against where layout has put it.
struct LeafPresentation: Equatable {
  let shown: CGRect
  let target: CGRect
}

extension LayoutNode {
  /// The frame on the screen in which the node is drawn now: another one than
  /// `absoluteFrame` while an animation moves it.
  ///
  /// - Complexity: O(depth).
  var presentedFrame: CGRect {
    presentedBounds.offset(by: presentedOrigin(at: absoluteFrame.origin))
  }

  /// Where the node is drawn that layout has put at a point.
  func presentedOrigin(at origin: CGPoint) -> CGPoint {
    guard let presentation else { return origin }
    return CGPoint(
      x: origin.x + presentation.shown.minX - presentation.target.minX,
      y: origin.y + presentation.shown.minY - presentation.target.minY
    )
  }

  /// The bounds in which the node is drawn now.
  var presentedBounds: CGRect {
    presentation.map { CGRect(origin: .zero, size: $0.shown.size) } ?? bounds
  }
}

extension CGRect {
  fileprivate init(animatableData: AnimatableData) {
    self.init()
    self.animatableData = animatableData
  }

  /// Sums of origins differ in their last digits by the order of the summands.
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
