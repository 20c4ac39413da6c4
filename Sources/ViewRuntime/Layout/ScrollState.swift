package import Foundation

/// Where a scroll view stands.
///
/// The offset counts from where the content rests at the start: 0 shows the
/// content's margin and, before it, what the safe area keeps free.
final class ScrollState {
  var offset = CGPoint.zero
  var contentSize = CGSize.zero
  var margins = EdgeInsets()
  /// How far more is seen than the bounds, at each edge.
  var insets = EdgeInsets()
  /// Whether the content was scrolled, by a finger or by the app.
  var isScrolled = false
  /// The furthest offset as of the last layout.
  var lastMost: CGPoint?
  /// The last layout that has placed it.
  var placedPass: UInt32 = 0
}

extension LayoutNode {
  /// The state of a scroll view's node; made when it is first asked for.
  var scrollState: ScrollState {
    if case .scroll(let state) = scratch { return state }
    let state = ScrollState()
    scratch = .scroll(state)
    return state
  }

  private var knownScrollState: ScrollState? {
    if case .scroll(let state) = scratch { return state }
    return nil
  }

  /// How far a scroll view's content is moved.
  package var scrollOffset: CGPoint { knownScrollState?.offset ?? .zero }

  /// The size of a scroll view's content, as of the last layout.
  package var scrollContentSize: CGSize { knownScrollState?.contentSize ?? .zero }

  /// What the content keeps from the edges of what is seen: its margins, and the
  /// safe area at the scroll view's place.
  package var scrollContentInsets: EdgeInsets {
    guard let state = knownScrollState else { return EdgeInsets() }
    return state.margins + state.insets
  }

  /// What is seen of a scroll view's content, in the node's coordinates: the
  /// bounds, and what lies under bars and insets.
  package var scrollWindow: CGRect {
    guard let state = knownScrollState else { return bounds }
    return bounds.outset(by: state.insets, layoutDirection)
  }

  /// What is seen of a scroll view clear of bars, insets and margins, on the screen.
  package var scrollViewport: CGRect {
    let margins = knownScrollState?.margins ?? EdgeInsets()
    return absoluteFrame.outset(by: -margins, layoutDirection)
  }

  /// The furthest that a scroll view can be moved.
  package var maxScrollOffset: CGPoint {
    guard let state = knownScrollState else { return .zero }
    func most(_ axis: Axis, _ margins: CGFloat) -> CGFloat {
      guard scrollAxes.contains(Axis.Set(axis)) else { return 0 }
      let most = state.contentSize[axis] + margins - frame.size[axis]
      // Endless content has no end to go to.
      return most.isFinite ? max(most, 0) : 0
    }
    return CGPoint(
      x: most(.horizontal, state.margins.horizontal),
      y: most(.vertical, state.margins.vertical)
    )
  }

  /// The nearest offset that can be; a length that is no number changes nothing.
  func clampedScrollOffset(_ offset: CGPoint) -> CGPoint {
    let most = maxScrollOffset
    let now = scrollOffset
    func clamped(_ length: CGFloat, _ most: CGFloat, _ now: CGFloat) -> CGFloat {
      min(max(length.isNaN ? now : length, 0), most)
    }
    return CGPoint(x: clamped(offset.x, most.x, now.x), y: clamped(offset.y, most.y, now.y))
  }

  /// Where the content stands now that sizes are known.
  func anchoredScrollOffset(_ anchors: ScrollAnchors) -> CGPoint {
    let state = scrollState
    let most = maxScrollOffset
    let before = state.lastMost
    state.lastMost = most
    var offset = state.offset
    if !state.isScrolled, let anchor = anchors.initial {
      offset = CGPoint(x: most.x * anchor.x, y: most.y * anchor.y)
    } else if let anchor = anchors.sizeChanges, let before, before != most {
      // Whoever has scrolled away from the anchor reads on where he is.
      if abs(offset.x - before.x * anchor.x) < 0.5 { offset.x = most.x * anchor.x }
      if abs(offset.y - before.y * anchor.y) < 0.5 { offset.y = most.y * anchor.y }
    }
    return clampedScrollOffset(offset)
  }

  /// Scrolls, as far as the content goes; the next layout only places anew.
  ///
  /// - Returns: Whether anything moves.
  @discardableResult
  package func scroll(to offset: CGPoint) -> Bool {
    let state = scrollState
    state.isScrolled = true
    let clamped = clampedScrollOffset(offset)
    if clamped == state.offset { return false }
    state.offset = clamped
    dropArrangement()
    setNeedsPlacing()
    return true
  }

  /// Moves the nearest scroll view above along, whose content got longer or
  /// shorter before what is seen; the next round of layout clamps it.
  func shiftScroll(by shift: CGFloat, along axis: Axis) {
    var next = parent
    while let node = next, !node.scrollAxes.contains(Axis.Set(axis)) { next = node.parent }
    guard let next else { return }
    next.scrollState.offset[axis] += shift
    next.dropArrangement()
  }
}
