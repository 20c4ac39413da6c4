import Synchronization

/// Tells one publisher stream from another.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let rawValue: UInt

  private static let last = Atomic<UInt>(0)

  /// Makes an identifier that no other has.
  public init() {
    rawValue = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The identifier of an object, the same each time.
  public init(_ object: AnyObject) {
    rawValue = UInt(bitPattern: ObjectIdentifier(object))
  }

  public var description: String { "0x" + String(rawValue, radix: 16, uppercase: true) }
}

/// A type that can be told from others in a chain of operators.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
