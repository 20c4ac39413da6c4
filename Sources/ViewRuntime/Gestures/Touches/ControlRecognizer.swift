import Foundation
import TraceModel

/// A finger on a control: a button, a field, a menu, a row that can be chosen.
///
/// It has the finger as soon as that is down; a scroll view may take it away.
final class ControlRecognizer: _AnyGestureRecognizer {
  private let semantics: Semantics
  private let layout: LayoutNode
  private var ownState = RecognizerState.possible
  private var finger: Int?
  private var due: Nanoseconds?
  private var isOver = false
  private var isShownPressed = false
  private var isDone = false
  private var isHeld = false

  private static let hold = Nanoseconds.milliseconds(500)

  init(_ semantics: Semantics, on layout: LayoutNode) {
    self.semantics = semantics
    self.layout = layout
  }

  /// Only what a finger must stay on waits for something else to be no tap.
  private var isMenuAlone: Bool { semantics.longPress != nil && !semantics.takesTouch }

  override var state: RecognizerState { ownState }
  override var overrulesPresses: Bool { isMenuAlone }
  override var deadline: Nanoseconds? { ownState.isFinished ? nil : due }

  override var kinds: TouchKinds {
    var kinds: TouchKinds = []
    if semantics.tap != nil { kinds.formUnion([.tap, .doubleTap]) }
    if semantics.longPress != nil { kinds.insert(.longPress) }
    return kinds
  }

  override func receive(_ event: TouchEvent) {
    for touch in event.touches where !ownState.isFinished { follow(touch, event.time) }
    guard !ownState.isFinished, let due, event.time >= due else { return }
    isHeld = true
    ownState = .ended
  }

  private func follow(_ touch: Touch, _ time: Nanoseconds) {
    if touch.phase == .began {
      guard finger == nil else { return }
      finger = touch.finger
      isOver = true
      if semantics.longPress != nil { due = time + Self.hold }
      if !isMenuAlone { ownState = .active }
      return
    }
    guard finger == touch.finger else { return }
    isOver = layout.absoluteFrame.contains(touch.location)
    if !isOver { due = nil }
    guard touch.phase == .ended else { return }
    ownState = isOver && semantics.tap != nil ? .ended : .failed
  }

  override func cancel() { ownState = .failed }

  override func deliver(mayEnd: Bool) {
    let isPressed = ownState == .active && isOver
    if isPressed != isShownPressed {
      isShownPressed = isPressed
      semantics.setPressed?(isPressed)
    }
    guard mayEnd, ownState == .ended, !isDone else { return }
    isDone = true
    if isHeld { semantics.longPress?() } else { semantics.tap?() }
  }
}
