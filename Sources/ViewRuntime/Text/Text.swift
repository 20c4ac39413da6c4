public import Foundation

/// Words, in one or several styles.
@frozen public struct Text: Equatable, Sendable {
  @usableFromInline let storage: Storage
  @usableFromInline var modifiers: [Modifier] = []

  /// What the words are made of.
  @usableFromInline indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, TextTable?)
    case joined(Text, Text)
    case formatted(FormattedValue)
    case attributed(AttributedString)
    case image(Image)
  }

  @usableFromInline init(_ storage: Storage) { self.storage = storage }

  /// The words as they are.
  @inlinable nonisolated public init(verbatim content: String) { storage = .verbatim(content) }

  @_disfavoredOverload
  @inlinable nonisolated public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// Words that the app's string tables may have in other languages.
  nonisolated public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let isStandard = tableName == nil && bundle == nil
    storage = .localized(key, isStandard ? nil : TextTable(name: tableName, bundle: bundle))
  }

  /// An attributed string with the looks that its attributes give its parts.
  ///
  /// Disfavoured, since a literal could be one and is a key.
  @_disfavoredOverload
  nonisolated public init(_ attributedContent: AttributedString) {
    storage = .attributed(attributedContent)
  }

  nonisolated public init(_ image: Image) { storage = .image(image) }

  /// A value as a format style writes it in the environment's locale.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(FormattedValue(input, format))
  }

  nonisolated public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }

  nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }

  nonisolated public init(_ dates: ClosedRange<Date>) {
    storage = .formatted(FormattedValue(dates.lowerBound..<dates.upperBound, .interval))
  }

  nonisolated public init(_ interval: DateInterval) {
    storage = .formatted(FormattedValue(interval.start..<interval.end, .interval))
  }

  /// A date in one of the styles of the platform.
  nonisolated public init(_ date: Date, style: DateStyle) {
    storage = .formatted(FormattedValue(date, style))
  }

  public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }

  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  /// The styles in which a date is shown; those that move on with the time are
  /// declared below.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case date
      case time
    }

    let kind: Kind
    public static let date = DateStyle(kind: .date)
    public static let time = DateStyle(kind: .time)

    @available(
      *,
      unavailable,
      message: "DateStyle.relative is not supported by ViewTrace yet: texts do not tick."
    )
    public static var relative: DateStyle { DateStyle(kind: .date) }

    @available(
      *,
      unavailable,
      message: "DateStyle.offset is not supported by ViewTrace yet: texts do not tick."
    )
    public static var offset: DateStyle { DateStyle(kind: .date) }

    @available(
      *,
      unavailable,
      message: "DateStyle.timer is not supported by ViewTrace yet: texts do not tick."
    )
    public static var timer: DateStyle { DateStyle(kind: .time) }
  }
}

/// A string table that is not the app's standard one.
@usableFromInline struct TextTable: Equatable, @unchecked Sendable {
  // A bundle is not changed once it is loaded.
  let name: String?
  let bundle: Bundle?
}
