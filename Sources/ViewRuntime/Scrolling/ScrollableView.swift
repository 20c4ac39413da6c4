package import Foundation

/// A scroll view on screen, as fingers and workloads move it.
@MainActor
package struct ScrollableView {
  let layout: LayoutNode
  let host: ViewHost

  package var frame: CGRect { layout.absoluteFrame }
  package var axes: Axis.Set { layout.scrollAxes }
  package var offset: CGPoint { layout.scrollOffset }
  package var maximumOffset: CGPoint { layout.maxScrollOffset }

  /// Whether it is still on the screen.
  var isAlive: Bool { layout.isShown && LayoutLink.of(layout)?.node.isAlive ?? true }

  package func contains(_ target: Target) -> Bool {
    var next: LayoutNode? = target.layout
    while let node = next {
      if node === layout { return true }
      next = node.parent
    }
    return false
  }

  /// Moves the content, as far as it goes.
  ///
  /// - Returns: Whether anything moved.
  @discardableResult package func scroll(to offset: CGPoint) -> Bool {
    ScrollLink.of(layout)?.isMovedByUser = true
    guard layout.scroll(to: offset) else { return false }
    host.layoutTree.cause = LayoutLink.of(layout)?.node
    host.layOut(.scroll)
    return true
  }

  /// What moves the content.
  var phase: ScrollPhase { ScrollLink.of(layout)?.phase ?? .idle }

  /// Says what moves the content from now on.
  package func setPhase(_ phase: ScrollPhase, velocity: CGSize? = nil) {
    ScrollLink.of(layout)?.setPhase(
      phase,
      velocity: velocity.map { CGVector(dx: $0.width, dy: $0.height) }
    )
  }

  /// Lets the content run on at a speed, in points a second; `first` is the
  /// offset when the finger came down.
  func runOn(velocity: CGSize, from first: CGPoint) {
    host.touches.motion.start(self, velocity: velocity, from: first)
  }

  /// Where the app has content come to rest that would rest at `proposed` by
  /// itself and was at `first` when the finger came down; nil where it does not say.
  func restingOffset(proposed: CGPoint, velocity: CGSize, first: CGPoint) -> CGPoint? {
    guard let link = ScrollLink.of(layout), let behavior = link.behavior else { return nil }
    let margins = layout.scrollState.margins
    let room = layout.scrollViewport.size
    func rect(_ offset: CGPoint) -> CGRect {
      CGRect(
        origin: CGPoint(x: offset.x - margins.leading, y: offset.y - margins.top),
        size: room
      )
    }
    var target = ScrollTarget(rect: rect(proposed))
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: rect(first)),
      velocity: CGVector(dx: velocity.width, dy: velocity.height),
      contentSize: layout.scrollContentSize,
      containerSize: room,
      axes: axes,
      environment: link.node.environment,
      targets: ScrollTargets(of: layout).views.map(\.frame)
    )
    behavior.updateTarget(&target, context: context)
    var origin = target.rect.origin
    if let anchor = target.anchor {
      origin.x += (target.rect.width - room.width) * anchor.x
      origin.y += (target.rect.height - room.height) * anchor.y
    }
    return CGPoint(x: origin.x + margins.leading, y: origin.y + margins.top)
  }

  /// What a pull to refresh does; nil where nothing can be refreshed.
  package var refresh: (@MainActor () -> Void)? {
    guard let link = LayoutLink.of(layout), link.node.isAlive else { return nil }
    return host.refreshAction(link.node)
  }
}
