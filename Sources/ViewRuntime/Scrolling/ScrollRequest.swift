import Foundation

/// Where the app wants scroll views to stand.
struct ScrollRequest {
  enum Goal {
    /// The first view with an id, so that it is seen or lies at an anchor.
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    /// A place in the content; nil along an axis for where it is.
    case point(x: CGFloat?, y: CGFloat?)
  }

  let goal: Goal
  /// The scroll view that is meant; nil for whichever the view is in.
  var scroll: ScrollLink?
}

extension Reconciler {
  /// Does what was asked for during the update.
  func runScrollRequests() {
    let requests = queue.scrollRequests
    queue.scrollRequests = []
    for request in requests {
      // What is not there yet stands at an estimate; each step brings it, and
      // what is around it, nearer to where it is.
      for _ in 0..<8 {
        guard scroll(request) else { break }
        layoutTree?.layOutScrolled()
      }
    }
  }

  /// - Returns: Whether anything moves.
  private func scroll(_ request: ScrollRequest) -> Bool {
    guard let tree = layoutTree else { return false }
    var scroll = request.scroll?.layout
    if request.scroll != nil, scroll == nil { return false }
    let offset: CGPoint?
    switch request.goal {
    case .view(let id, let anchor):
      let place =
        request.scroll.map { ScrollTargetSearch.find(id, below: $0.node) }
        ?? tree.rootBlock.flatMap { ScrollTargetSearch.find(id, in: $0) }
      guard let place, let frame = place.frame() else { return false }
      scroll = scroll ?? place.layout?.scrollAbove
      offset = scroll?.scrollOffset(toShow: frame, at: anchor)
    case .edge(let edge): offset = scroll?.scrollOffset(at: edge)
    case .point(let x, let y):
      offset = scroll.map { CGPoint(x: x ?? $0.scrollOffset.x, y: y ?? $0.scrollOffset.y) }
    }
    guard let scroll, let offset else { return false }
    ScrollLink.of(scroll)?.isMovedByUser = false
    queue.touches?.motion.stop(scroll)
    tree.cause = LayoutLink.of(scroll)?.node
    return scroll.scroll(to: offset)
  }
}

extension LayoutNode {
  /// The nearest scroll view above.
  fileprivate var scrollAbove: LayoutNode? {
    var next = parent
    while let node = next, node.scrollAxes.isEmpty { next = node.parent }
    return next
  }

  fileprivate func scrollOffset(at edge: Edge) -> CGPoint {
    let (now, most) = (scrollOffset, maxScrollOffset)
    return switch edge {
    case .top: CGPoint(x: now.x, y: 0)
    case .bottom: CGPoint(x: now.x, y: most.y)
    case .leading: CGPoint(x: 0, y: now.y)
    case .trailing: CGPoint(x: most.x, y: now.y)
    }
  }

  /// The offset at which a frame on the screen is seen clear of bars and margins.
  fileprivate func scrollOffset(toShow frame: CGRect, at anchor: UnitPoint?) -> CGPoint {
    let window = scrollViewport
    let dx = Self.distance((frame.minX, frame.width), (window.minX, window.width), anchor?.x)
    let dy = Self.distance((frame.minY, frame.height), (window.minY, window.height), anchor?.y)
    var offset = scrollOffset
    // Content that begins at the right goes to the right.
    offset.x += layoutDirection == .rightToLeft ? -dx : dx
    offset.y += dy
    return offset
  }

  /// How far a length must move to be seen, or to lie at an anchor.
  private static func distance(
    _ view: (start: CGFloat, length: CGFloat),
    _ window: (start: CGFloat, length: CGFloat),
    _ anchor: CGFloat?
  ) -> CGFloat {
    if let anchor {
      return view.start + view.length * anchor - (window.start + window.length * anchor)
    }
    if view.start < window.start { return view.start - window.start }
    return max(view.start + view.length - window.start - window.length, 0)
  }
}
