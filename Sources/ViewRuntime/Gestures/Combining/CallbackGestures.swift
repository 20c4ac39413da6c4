extension Gesture {
  /// Runs an action when the gesture has succeeded.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action whenever the gesture's value changes, until it ends.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}

public struct _EndedGesture<Base: Gesture> {
  public typealias Value = Base.Value
  public typealias Body = Never

  let base: Base
  let action: (Base.Value) -> Void

  nonisolated init(base: Base, action: @escaping (Base.Value) -> Void) {
    self.base = base
    self.action = action
  }
}

extension _EndedGesture: Gesture {
  public static func _makeRecognizer(
    _ source: _GestureSource<_EndedGesture>
  ) -> _GestureRecognizer<Base.Value> {
    EndedRecognizer(source)
  }
}

private final class EndedRecognizer<Base: Gesture>: WrappingRecognizer<Base.Value, Base.Value> {
  private let source: _GestureSource<_EndedGesture<Base>>
  private var isDone = false

  init(_ source: _GestureSource<_EndedGesture<Base>>) {
    self.source = source
    super.init(Base._makeRecognizer(source.map { $0.base }))
  }

  override var phase: GesturePhase<Base.Value> { base.phase }

  override func deliver(mayEnd: Bool) {
    base.deliver(mayEnd: mayEnd)
    guard mayEnd, !isDone, case .ended(let value) = base.phase else { return }
    isDone = true
    source.current().action(value)
  }
}

public struct _ChangedGesture<Base: Gesture> where Base.Value: Equatable {
  public typealias Value = Base.Value
  public typealias Body = Never

  let base: Base
  let action: (Base.Value) -> Void
}

extension _ChangedGesture: Gesture {
  public static func _makeRecognizer(
    _ source: _GestureSource<_ChangedGesture>
  ) -> _GestureRecognizer<Base.Value> {
    ChangedRecognizer(source)
  }
}

private final class ChangedRecognizer<Base: Gesture>: WrappingRecognizer<Base.Value, Base.Value>
where Base.Value: Equatable {
  private let source: _GestureSource<_ChangedGesture<Base>>
  private var last: Base.Value?

  init(_ source: _GestureSource<_ChangedGesture<Base>>) {
    self.source = source
    super.init(Base._makeRecognizer(source.map { $0.base }))
  }

  override var phase: GesturePhase<Base.Value> { base.phase }

  override func deliver(mayEnd: Bool) {
    base.deliver(mayEnd: mayEnd)
    guard let value = base.phase.progress, value != last else { return }
    last = value
    source.current().action(value)
  }
}
