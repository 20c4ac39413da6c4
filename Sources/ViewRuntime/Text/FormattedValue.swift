import Foundation

/// A value that is turned into words where it is shown, in the locale there.
@usableFromInline struct FormattedValue: Equatable, @unchecked Sendable {
  // Sound because the closures only read values that were handed over by
  // copy, on the thread that runs the app.
  private let value: Any
  private let write: (Locale, TimeZone) -> String
  private let isSame: (Any) -> Bool

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    let pair = Pair(input: input, format: format)
    value = pair
    write = { locale, _ in format.locale(locale).format(input) }
    isSame = { ($0 as? Pair<F.FormatInput, F>) == pair }
  }

  init(_ date: Date, _ style: Text.DateStyle) {
    let pair = Pair(input: date, format: style)
    value = pair
    write = { locale, timeZone in
      var format: Date.FormatStyle =
        switch style.kind {
        case .date: .dateTime.year().month(.wide).day()
        case .time: .dateTime.hour().minute()
        }
      format.locale = locale
      format.timeZone = timeZone
      return format.format(date)
    }
    isSame = { ($0 as? Pair<Date, Text.DateStyle>) == pair }
  }

  init(_ dates: Range<Date>, _ style: Date.IntervalFormatStyle) {
    value = dates
    write = { locale, timeZone in
      var format = style.locale(locale)
      format.timeZone = timeZone
      return format.format(dates)
    }
    isSame = { ($0 as? Range<Date>) == dates }
  }

  private struct Pair<Input: Equatable, Format: Equatable>: Equatable {
    let input: Input
    let format: Format
  }

  func text(in environment: TextEnvironment) -> String {
    write(environment.locale, environment.timeZone)
  }

  @usableFromInline static func == (a: FormattedValue, b: FormattedValue) -> Bool {
    a.isSame(b.value)
  }
}
