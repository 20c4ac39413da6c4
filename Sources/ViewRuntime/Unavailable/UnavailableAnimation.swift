// Names of animation and of data flow that are not supported yet; see
// UnavailableModifiers.swift.

@available(
  *,
  unavailable,
  message: "KeyframeAnimator is not supported by ViewTrace yet: keyframes are not played."
)
public struct KeyframeAnimator<Value, Content: View>: View {
  public typealias Body = Never
  nonisolated public init<K>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    keyframes: @escaping (Value) -> K
  ) {}
  nonisolated public init<K>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    keyframes: @escaping (Value) -> K
  ) {}
  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {}
}

@available(
  *,
  unavailable,
  message: "GeometryEffect is not supported by ViewTrace yet: use offset, scaleEffect or rotation."
)
public protocol GeometryEffect: Animatable, ViewModifier {}

extension View {
  @available(
    *,
    unavailable,
    message: "keyframeAnimator is not supported by ViewTrace yet: keyframes are not played."
  )
  nonisolated public func keyframeAnimator<Value, Content: View, K>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    keyframes: @escaping (Value) -> K
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message: "keyframeAnimator is not supported by ViewTrace yet: keyframes are not played."
  )
  nonisolated public func keyframeAnimator<Value, Content: View, K>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    keyframes: @escaping (Value) -> K
  ) -> Self { self }
}

extension EnvironmentValues {
  @available(
    *,
    unavailable,
    message: "undoManager is not supported by ViewTrace yet: nothing is undone."
  )
  public var undoManager: Never? { nil }

  @available(
    *,
    unavailable,
    message: "isFocused is not supported by ViewTrace yet: read a FocusState instead."
  )
  public var isFocused: Bool { false }
}
