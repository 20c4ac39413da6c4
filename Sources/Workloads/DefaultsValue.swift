extension Workload {
  /// A value that the app finds in its `UserDefaults`.
  public enum DefaultsValue: Equatable, Sendable {
    case bool(Bool)
    case integer(Int)
    case double(Double)
    case string(String)
    case array([DefaultsValue])
    case dictionary([String: DefaultsValue])

    /// The value as `UserDefaults.set(_:forKey:)` takes it.
    public var propertyListValue: Any {
      switch self {
      case .bool(let value): value
      case .integer(let value): value
      case .double(let value): value
      case .string(let value): value
      case .array(let elements): elements.map(\.propertyListValue)
      case .dictionary(let members): members.mapValues(\.propertyListValue)
      }
    }
  }
}

extension Workload.DefaultsValue: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension Workload.DefaultsValue: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self = .integer(value) }
}

extension Workload.DefaultsValue: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Double) { self = .double(value) }
}

extension Workload.DefaultsValue: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = .string(value) }
}

extension Workload.DefaultsValue: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Self...) { self = .array(elements) }
}

extension Workload.DefaultsValue: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, Self)...) {
    self = .dictionary(Dictionary(elements) { _, last in last })
  }
}
