import Foundation
import TraceModel

/// A finger that pulls a sheet down.
///
/// The sheet goes when it is let go more than half of the way down, or thrown
/// so far; a view in it may forbid that.
final class SheetPan: _AnyGestureRecognizer {
  private let presentation: Presentation
  private let height: CGFloat
  private var ownState = RecognizerState.possible
  private var track: FingerTrack?
  private var isDone = false

  /// `height` is the sheet's.
  init(_ presentation: Presentation, height: CGFloat) {
    self.presentation = presentation
    self.height = height
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
    guard let track else { return }
    if ownState == .possible, track.distance >= ScrollPan.leastDistance {
      let isDown = track.translation.height > abs(track.translation.width)
      ownState = isDown ? .active : .failed
    }
    guard touch.phase == .ended, ownState != .failed else { return }
    let end = track.translation.height + track.velocity.height / 4
    ownState = ownState == .active && end > height / 2 ? .ended : .failed
  }

  override func cancel() { ownState = .failed }

  override func deliver(mayEnd: Bool) {
    guard mayEnd, ownState == .ended, !isDone else { return }
    isDone = true
    if !presentation.isLocked { presentation.slideAway() }
  }
}

extension Presentation {
  /// How long a sheet takes to leave the screen.
  private static let slide = Nanoseconds.milliseconds(500)

  /// Ends it when it has left the screen; the binding is written then (NV-11).
  fileprivate func slideAway() {
    _ = VirtualLoop.shared.addBackgroundTimer(at: VirtualLoop.shared.now + Self.slide) {
      [weak self] in
      if let self, block != nil { dismiss() }
    }
  }
}
