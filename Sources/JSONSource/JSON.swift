/// A JSON value to be written: what baselines, reports and workloads are made of.
///
/// Literals build it, and an object keeps the order in which it was given:
///
/// ```swift
/// let row: JSON = ["view": "Row", "evaluations": 12, "share": .decimal(0.25, decimals: 2)]
/// ```
///
/// Equality compares members in their order and numbers by their spelling.
public enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A key of an object with its value.
  public struct Member: Equatable, Sendable {
    public var key: String
    public var value: JSON

    public init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  public static func integer(_ value: some BinaryInteger) -> JSON { .number(JSONNumber(value)) }

  /// The shortest number that reads back as the same value; `null` for infinity and NaN.
  public static func double(_ value: Double) -> JSON {
    JSONNumber(value).map(JSON.number) ?? .null
  }

  /// A number with a fixed count of decimals; `null` for infinity and NaN.
  public static func decimal(_ value: Double, decimals: Int) -> JSON {
    JSONNumber(value, decimals: decimals).map(JSON.number) ?? .null
  }
}

extension JSON: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = .string(value) }
}

extension JSON: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSON: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Double) { self = .double(value) }
}

extension JSON: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSON: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
}

extension JSON: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}
