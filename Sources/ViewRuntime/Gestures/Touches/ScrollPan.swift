import Foundation
import TraceModel

/// A finger that moves the content of a scroll view along.
///
/// The content goes as far as the finger does, and runs on after one that still
/// moves when it is lifted.
final class ScrollPan: _AnyGestureRecognizer {
  private let target: ScrollableView
  private let firstOffset: CGPoint
  private var ownState = RecognizerState.possible
  private var track: FingerTrack?
  /// How far the finger had gone when that was last shown; the content may have
  /// been scrolled by others since.
  private var shown: CGSize?
  private var isOver = false

  /// How far the finger must move before it scrolls, in points.
  static let leastDistance: CGFloat = 10

  init(_ target: ScrollableView) {
    self.target = target
    firstOffset = target.offset
  }

  override var state: RecognizerState { ownState }
  override var isMoving: Bool { ownState == .active }
  override var overrulesPresses: Bool { true }
  override var kinds: TouchKinds { .drag }

  override func receive(_ event: TouchEvent) {
    for touch in event.touches where !ownState.isFinished {
      if touch.phase == .began {
        if track == nil { track = FingerTrack(touch, event.time) }
      } else if track?.finger == touch.finger {
        track?.follow(touch, event.time)
        follow(touch)
      }
    }
  }

  private func follow(_ touch: Touch) {
    if ownState == .possible, let track, track.distance >= Self.leastDistance {
      ownState = canFollow(track.translation) ? .active : .failed
    }
    guard touch.phase == .ended, ownState != .failed else { return }
    ownState = ownState == .active ? .ended : .failed
  }

  /// Whether there is anything to be scrolled into sight that way.
  private func canFollow(_ translation: CGSize) -> Bool {
    let isVertical = abs(translation.height) >= abs(translation.width)
    let axis = isVertical ? Axis.vertical : .horizontal
    guard target.axes.contains(axis) else { return false }
    let along = ofContent(translation)
    let distance = isVertical ? along.height : along.width
    let offset = isVertical ? target.offset.y : target.offset.x
    let most = isVertical ? target.maximumOffset.y : target.maximumOffset.x
    return distance > 0 ? offset < most : offset > 0
  }

  /// A way of the finger as one of the offset: the content goes along, so that
  /// what is seen of it goes the other way; it begins at the right where one
  /// reads from there.
  private func ofContent(_ finger: CGSize) -> CGSize {
    let isMirrored = target.layout.layoutDirection == .rightToLeft
    return CGSize(
      width: isMirrored ? finger.width : -finger.width,
      height: -finger.height
    )
  }

  override func cancel() {
    if shown != nil, !isOver { target.setPhase(.idle) }
    isOver = true
    ownState = .failed
  }

  override func deliver(mayEnd: Bool) {
    guard ownState == .active || ownState == .ended, let track else { return }
    if track.translation != shown {
      shown = track.translation
      target.setPhase(.interacting)
      follow(track)
    }
    guard ownState == .ended, !isOver else { return }
    isOver = true
    target.runOn(velocity: ofContent(track.velocity), from: firstOffset)
  }

  private func follow(_ track: FingerTrack) {
    let way = ofContent(track.translation)
    target.scroll(to: CGPoint(x: firstOffset.x + way.width, y: firstOffset.y + way.height))
  }
}
