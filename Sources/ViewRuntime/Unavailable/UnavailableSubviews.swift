// Containers that take their content apart, which are not supported yet; see
// UnavailableModifiers.swift.

@available(
  *,
  unavailable,
  message: "ContainerValues is not supported by ViewTrace yet: subviews cannot be asked for values."
)
public struct ContainerValues {}

@available(
  *,
  unavailable,
  message: "Subview is not supported by ViewTrace yet: a container cannot take its content apart."
)
public struct Subview: View {
  public typealias Body = Never
  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {}
}

extension Group {
  @available(
    *,
    unavailable,
    message:
      "Group(subviews:) is not supported by ViewTrace yet: a container cannot take its content apart."
  )
  nonisolated public init<Base: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping ([EmptyView]) -> Content
  ) where Content: View { preconditionFailure("it is not available") }
}

extension ForEach where Data == [EmptyView], ID == Int, Content: View {
  @available(
    *,
    unavailable,
    message:
      "ForEach(subviews:) is not supported by ViewTrace yet: a container cannot take its content apart."
  )
  nonisolated public init<Base: View>(
    subviews view: Base,
    @ViewBuilder content: @escaping (EmptyView) -> Content
  ) { preconditionFailure("it is not available") }
}

extension View {
  @available(
    *,
    unavailable,
    message: "containerValue is not supported by ViewTrace yet: no container asks for it."
  )
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>,
    _ value: V
  ) -> Self { self }
}
