import Foundation
import TraceModel

/// A finger that moves a slider: as far along the track as the finger goes,
/// wherever on the slider it came down.
final class SliderPan: _AnyGestureRecognizer {
  private let semantics: Semantics
  private let range: ClosedRange<Double>
  private let first: Double
  /// Points that the knob can move, and which way the values grow.
  private let way: CGFloat
  private var ownState = RecognizerState.possible
  private var track: FingerTrack?
  private var isShownEditing = false
  private var shown: CGFloat?

  /// The width of a knob.
  private static let knob: CGFloat = 28

  /// - Returns: Nil where the control is no slider.
  init?(_ semantics: Semantics, on layout: LayoutNode) {
    guard semantics.setValue != nil, let range = semantics.valueRange,
      let first = semantics.value.flatMap(Double.init)
    else { return nil }
    self.semantics = semantics
    self.range = range
    self.first = first
    let beside = layout.children.reduce(0) { $0 + $1.frame.width + SliderRule.gap }
    let length = max(layout.frame.width - beside - Self.knob, 1)
    way = layout.layoutDirection == .rightToLeft ? -length : length
  }

  override var state: RecognizerState { ownState }
  override var isMoving: Bool { ownState == .active }
  override var kinds: TouchKinds { .drag }

  override func receive(_ event: TouchEvent) {
    for touch in event.touches where !ownState.isFinished {
      if touch.phase == .began {
        guard track == nil else { continue }
        track = FingerTrack(touch, event.time)
        ownState = .active
      } else if track?.finger == touch.finger {
        track?.follow(touch, event.time)
        if touch.phase == .ended { ownState = .ended }
      }
    }
  }

  override func cancel() { ownState = .failed }

  override func deliver(mayEnd: Bool) {
    if ownState == .active, !isShownEditing {
      isShownEditing = true
      semantics.setEditing?(true)
    }
    if let moved = track?.translation.width, moved != shown ?? 0, ownState != .failed {
      shown = moved
      let length = range.upperBound - range.lowerBound
      let value = first + Double(moved / way) * length
      semantics.setValue?(min(max(value, range.lowerBound), range.upperBound))
    }
    if ownState.isFinished, isShownEditing {
      isShownEditing = false
      semantics.setEditing?(false)
    }
  }
}
