extension Gesture {
  /// The same gesture with another value.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}

public struct _MapGesture<Base: Gesture, Value> {
  public typealias Body = Never

  let base: Base
  let transform: (Base.Value) -> Value
}

extension _MapGesture: Gesture {
  public static func _makeRecognizer(
    _ source: _GestureSource<_MapGesture>
  ) -> _GestureRecognizer<Value> {
    MapRecognizer(Base._makeRecognizer(source.map { $0.base })) { source.current().transform($0) }
  }
}

final class MapRecognizer<Base, Value>: WrappingRecognizer<Base, Value> {
  private let transform: @MainActor (Base) -> Value

  init(_ base: _GestureRecognizer<Base>, _ transform: @escaping @MainActor (Base) -> Value) {
    self.transform = transform
    super.init(base)
  }

  override var phase: GesturePhase<Value> { base.phase.map { transform($0) } }
}
