public import Foundation

extension View {
  /// Runs an action when the view is tapped.
  nonisolated public func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    gesture(_EndedGesture(base: TapGesture(count: count)) { _ in action() })
  }

  /// Runs an action with the place of the tap.
  nonisolated public func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      _EndedGesture(base: SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)) {
        action($0.location)
      }
    )
  }

  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      _EndedGesture(base: SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)) {
        action($0.location)
      }
    )
  }

  /// Runs an action when a finger has stayed on the view.
  ///
  /// `onPressingChanged` is called with true when the finger comes down, and
  /// with false when the press is over, before the action.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      _PressGesture(
        base: LongPressGesture(
          minimumDuration: minimumDuration,
          maximumDistance: maximumDistance
        ),
        action: action,
        onPressingChanged: onPressingChanged
      )
    )
  }

  /// The older form.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration,
      maximumDistance: maximumDistance,
      perform: action,
      onPressingChanged: pressing
    )
  }
}

/// A long press that says when it begins and is over.
public struct _PressGesture {
  public typealias Value = Bool
  public typealias Body = Never

  let base: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?

  nonisolated init(
    base: LongPressGesture,
    action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)?
  ) {
    self.base = base
    self.action = action
    self.onPressingChanged = onPressingChanged
  }
}

extension _PressGesture: Gesture {
  public static func _makeRecognizer(
    _ source: _GestureSource<_PressGesture>
  ) -> _GestureRecognizer<Bool> {
    PressRecognizer(source)
  }
}

private final class PressRecognizer: WrappingRecognizer<Bool, Bool> {
  private let source: _GestureSource<_PressGesture>
  private var isPressing = false
  private var isDone = false

  init(_ source: _GestureSource<_PressGesture>) {
    self.source = source
    super.init(LongPressGesture._makeRecognizer(source.map { $0.base }))
  }

  override var phase: GesturePhase<Bool> { base.phase }

  override func deliver(mayEnd: Bool) {
    base.deliver(mayEnd: mayEnd)
    let isOver = base.state == .failed || (base.state == .ended && mayEnd)
    if !isPressing, base.phase.progress == true {
      isPressing = true
      source.current().onPressingChanged?(true)
    } else if isPressing, isOver {
      isPressing = false
      source.current().onPressingChanged?(false)
    }
    guard mayEnd, base.state == .ended, !isDone else { return }
    isDone = true
    source.current().action()
  }
}
