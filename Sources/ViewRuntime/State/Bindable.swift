public import Observation

/// Makes bindings on the properties of an `@Observable` model.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public var projectedValue: Bindable<Value> { self }

  @available(*, unavailable, message: "@Bindable takes an object that is @Observable.")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// Making the binding reads the property (rule 24).
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(ObjectLocation(wrappedValue, keyPath), snapshot: wrappedValue[keyPath: keyPath])
  }
}

extension Bindable: Sendable where Value: Sendable {}

extension Binding where Value: AnyObject {
  /// `$model.property` of a model in a `@State`: the object is written to, not
  /// the state that holds it.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding<Subject>(ObjectLocation(object, keyPath), snapshot: object[keyPath: keyPath])
  }
}
