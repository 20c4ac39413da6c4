public import Combine

/// Keys the environment by the type of a model.
struct TypeKey<T: AnyObject>: Hashable {}

/// A model in the environment; keyed by its type.
private struct ObjectKey<T: AnyObject>: ModelKey {
  static var model: AnyClass { T.self }
  static var defaultValue: T? { nil }
}

extension EnvironmentValues {
  subscript<T: AnyObject>(object key: TypeKey<T>) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }

  /// The model of a type that is known at run time only.
  func object(of type: AnyClass) -> AnyObject? {
    func open<T: AnyObject>(_ type: T.Type) -> AnyObject? { self[ObjectKey<T>.self] }
    return _openExistential(type, do: open)
  }
}

extension View {
  /// Puts a model into the environment under its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.[object: TypeKey<T>()], value: object))
  }
}
