/// A value for as long as a gesture goes on.
@available(
  *,
  unavailable,
  message: "GestureState is not supported by ViewTrace yet: gestures are taps and long presses."
)
@propertyWrapper
public struct GestureState<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
