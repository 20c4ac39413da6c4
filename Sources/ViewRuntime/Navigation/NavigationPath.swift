/// The values that a navigation stack shows pages for, of any types.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  init(values: [AnyHashable]) { self.values = values }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// A path of any type, as a navigation stack reads and writes it.
struct PathBinding {
  let read: () -> [AnyHashable]
  /// False where a value is not of the path's type.
  let append: (AnyHashable) -> Bool
  let removeLast: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    read = { path.wrappedValue.values }
    append = {
      path.wrappedValue = NavigationPath(values: path.location.peek().values + [$0])
      return true
    }
    removeLast = { count in
      path.wrappedValue = NavigationPath(values: path.location.peek().values.dropLast(count))
    }
  }

  init<Data: RangeReplaceableCollection>(_ path: Binding<Data>) where Data.Element: Hashable {
    read = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      guard let value = value.base as? Data.Element else { return false }
      var values = path.location.peek()
      values.append(value)
      path.wrappedValue = values
      return true
    }
    removeLast = { count in
      path.wrappedValue = Data(path.location.peek().dropLast(count))
    }
  }
}
