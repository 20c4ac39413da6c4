/// A gesture of any kind with this value.
public struct AnyGesture<Value> {
  public typealias Body = Never

  private let box: AnyGestureBox<Value>

  public init<T: Gesture>(_ gesture: T) where T.Value == Value { box = GestureBox(gesture) }
}

extension AnyGesture: Gesture {
  public static func _makeRecognizer(
    _ source: _GestureSource<AnyGesture>
  ) -> _GestureRecognizer<Value> {
    source.current().box.makeRecognizer(source.map { $0.box })
  }
}

private class AnyGestureBox<Value> {
  @MainActor func makeRecognizer(
    _ source: _GestureSource<AnyGestureBox<Value>>
  ) -> _GestureRecognizer<Value> { FailedRecognizer() }
}

private final class GestureBox<G: Gesture>: AnyGestureBox<G.Value> {
  private let gesture: G

  init(_ gesture: G) { self.gesture = gesture }

  /// One that becomes another kind while fingers are down is heard to its end.
  @MainActor override func makeRecognizer(
    _ source: _GestureSource<AnyGestureBox<G.Value>>
  ) -> _GestureRecognizer<G.Value> {
    let own = gesture
    return G._makeRecognizer(source.map { ($0 as? GestureBox<G>)?.gesture ?? own })
  }
}
