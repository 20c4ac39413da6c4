public import Foundation

/// The key under which a string table may have a text, and what is filled in.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let key: String
  let arguments: [Argument]

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// One value that is filled in.
  enum Argument: Equatable, Sendable {
    case string(String)
    case integer(Int64, specifier: String)
    case unsigned(UInt64, specifier: String)
    case double(Double, specifier: String)
    case text(Text)
    case formatted(FormattedValue)
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
    }

    mutating func append(_ argument: Argument, specifier: String) {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) {
      append(.string(string), specifier: "%@")
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      let text = formatter.map { $0.string(for: subject) ?? "" } ?? subject.description
      append(.string(text), specifier: "%@")
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      let text = formatter.map { $0.string(for: subject) ?? "" } ?? subject.description
      append(.string(text), specifier: "%@")
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput,
      format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.formatted(FormattedValue(input, format)), specifier: "%@")
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._argument(nil), specifier: value._specifier)
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T,
      specifier: String
    ) {
      append(value._argument(specifier), specifier: specifier)
    }

    public mutating func appendInterpolation(_ text: Text) {
      append(.text(text), specifier: "%@")
    }

    public mutating func appendInterpolation(_ image: Image) {
      append(.text(Text(image)), specifier: "%@")
    }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(Text(attributedString)), specifier: "%@")
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)), specifier: "%@")
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.text(Text(dates)), specifier: "%@")
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.text(Text(interval)), specifier: "%@")
    }
  }
}

/// A number that can be filled in.
public protocol _FormatSpecifiable: Equatable {
  var _specifier: String { get }
  func _argument(_ specifier: String?) -> _FormatArgument
}

/// A number on its way into a text.
public struct _FormatArgument {
  let argument: LocalizedStringKey.Argument
}

extension LocalizedStringKey.StringInterpolation {
  fileprivate mutating func append(_ argument: _FormatArgument, specifier: String) {
    append(argument.argument, specifier: specifier)
  }
}

extension _FormatSpecifiable where Self: SignedInteger {
  public var _specifier: String { "%lld" }
  public func _argument(_ specifier: String?) -> _FormatArgument {
    _FormatArgument(
      argument: .integer(Int64(truncatingIfNeeded: self), specifier: specifier ?? "")
    )
  }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
  public var _specifier: String { "%llu" }
  public func _argument(_ specifier: String?) -> _FormatArgument {
    _FormatArgument(
      argument: .unsigned(UInt64(truncatingIfNeeded: self), specifier: specifier ?? "")
    )
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _specifier: String { "%lf" }
  public func _argument(_ specifier: String?) -> _FormatArgument {
    _FormatArgument(argument: .double(Double(self), specifier: specifier ?? "%lf"))
  }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
