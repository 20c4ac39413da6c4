/// Something that fingers do, recognized on the view that it is attached to.
///
/// Own gestures are made of others, by a `body`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What it tells of the fingers.
  associatedtype Value
  associatedtype Body: Gesture

  @MainActor @preconcurrency var body: Body { get }

  /// The built-in gestures' access to the runtime; own gestures leave it alone.
  static func _makeRecognizer(_ source: _GestureSource<Self>) -> _GestureRecognizer<Value>
}

extension Gesture where Value == Body.Value {
  public static func _makeRecognizer(
    _ source: _GestureSource<Self>
  ) -> _GestureRecognizer<Body.Value> {
    Body._makeRecognizer(source.map { $0.body })
  }
}

extension Gesture where Body == Never {
  /// The built-in gestures have no body: they make their recognizers.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; the runtime never asks for it")
  }
}

extension Never: Gesture {
  public typealias Value = Never

  public static func _makeRecognizer(
    _ source: _GestureSource<Never>
  ) -> _GestureRecognizer<Never> {
    preconditionFailure("Never has no value")
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  /// No gesture recognizes nothing.
  public static func _makeRecognizer(
    _ source: _GestureSource<Wrapped?>
  ) -> _GestureRecognizer<Wrapped.Value> {
    guard let first = source.current() else { return FailedRecognizer() }
    // One that has gone while fingers are down is heard to its end.
    return Wrapped._makeRecognizer(source.map { $0 ?? first })
  }
}

/// A gesture as its view has it now, and where that view is.
///
/// A recognizer asks for the gesture whenever it needs it, so that a body that
/// ran while fingers are down has replaced the closures.
@MainActor
public struct _GestureSource<G> {
  let place: GesturePlace
  let current: @MainActor () -> G

  /// A part of the gesture, or what can be made of it.
  func map<Part>(_ part: @escaping @MainActor (G) -> Part) -> _GestureSource<Part> {
    let current = current
    return _GestureSource<Part>(place: place) { part(current()) }
  }
}
