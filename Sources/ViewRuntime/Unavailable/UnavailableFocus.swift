public import Combine

// Focused objects, which are not supported yet; see UnavailableModifiers.swift.

@available(
  *,
  unavailable,
  message:
    "@FocusedObject is not supported by ViewTrace yet: hand the object over with focusedValue."
)
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject> {
  public var wrappedValue: ObjectType? { nil }
  public init() {}
}

extension View {
  @available(
    *,
    unavailable,
    message: "focusedObject is not supported by ViewTrace yet: use focusedValue."
  )
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> Self { self }

  @available(
    *,
    unavailable,
    message: "focusedSceneObject is not supported by ViewTrace yet: use focusedSceneValue."
  )
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> Self { self }
}
