import Foundation

extension LocalizedStringKey {
  /// Adds the words of the string table, with everything filled in.
  ///
  /// Markdown is read before values are filled in, so that a value with a star
  /// in it shows the star.
  func append(
    to result: inout StyledText,
    _ table: TextTable?,
    _ styling: TextStyling,
    _ environment: TextEnvironment
  ) {
    let format = StringTables.shared.words(for: key, table)
    var filler = FormatFiller(arguments: arguments, environment: environment)
    guard let spans = MarkdownFormats.shared.spans(of: format) else {
      return filler.append(format, to: &result, styling)
    }
    for span in spans {
      var span = span
      // A value in a link's address is filled in without looks.
      if let address = span.address, address.contains("%"), !arguments.isEmpty {
        span.address = filler.words(address)
      }
      var part = styling
      part.apply(span)
      filler.append(span.text, to: &result, part)
    }
  }

  /// The text in the string table's words, with everything filled in and Markdown left as it is.
  func text(_ table: TextTable?, in environment: TextEnvironment) -> String {
    var filler = FormatFiller(arguments: arguments, environment: environment)
    return filler.words(StringTables.shared.words(for: key, table))
  }
}

/// Fills values in for the specifiers of a format, in order.
private struct FormatFiller {
  let arguments: [LocalizedStringKey.Argument]
  let environment: TextEnvironment
  /// The next value in the list.
  private var next = 0

  init(arguments: [LocalizedStringKey.Argument], environment: TextEnvironment) {
    self.arguments = arguments
    self.environment = environment
  }

  /// Adds a part of a format; a value that is a text keeps its own looks.
  mutating func append(_ format: String, to result: inout StyledText, _ styling: TextStyling) {
    let look = styling.resolved
    if arguments.isEmpty { return result.append(environment.cased(format), look) }
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result.append(environment.cased(String(rest[..<percent])), look)
      rest = rest[rest.index(after: percent)...]
      switch argument(&rest) {
      case .literal(let words): result.append(words, look)
      case .value(.text(let text)): text.append(to: &result, styling, environment)
      case .value(let value):
        result.append(environment.cased(value.text(in: environment)), look)
      case nil: break
      }
    }
    result.append(environment.cased(String(rest)), look)
  }

  /// A part of a format as plain words.
  mutating func words(_ format: String) -> String {
    if arguments.isEmpty { return format }
    var result = ""
    result.reserveCapacity(format.utf8.count + 16)
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      switch argument(&rest) {
      case .literal(let words): result += words
      case .value(let value): result += value.text(in: environment)
      case nil: break
      }
    }
    return result + rest
  }

  private enum Piece {
    case literal(String)
    case value(LocalizedStringKey.Argument)
  }

  /// What stands for the specifier behind a per cent sign; nil where the list
  /// has no such value.
  private mutating func argument(_ rest: inout Substring) -> Piece? {
    guard let specifier = Specifier(&rest), !specifier.isPercent else { return .literal("%") }
    let index = specifier.position.map { $0 - 1 } ?? next
    next = index + 1
    return arguments.indices.contains(index) ? .value(arguments[index]) : nil
  }
}

/// What follows a per cent sign in a format.
private struct Specifier {
  var isPercent = false
  /// Of the value in the list, from 1 on, where the format says it.
  var position: Int?

  /// Takes a specifier off the front; nil where there is none.
  init?(_ rest: inout Substring) {
    if rest.first == "%" {
      rest.removeFirst()
      isPercent = true
      return
    }
    var scanned = rest
    let digits = scanned.prefix { $0.isNumber }
    if !digits.isEmpty, scanned.dropFirst(digits.count).first == "$" {
      position = Int(digits)
      scanned = scanned.dropFirst(digits.count + 1)
    }
    while let character = scanned.popFirst() {
      if "@diouxXeEfgGaAcs".contains(character) {
        rest = scanned
        return
      }
      guard "0123456789.+-# lhqLzjt".contains(character) else { return nil }
    }
    return nil
  }
}

extension LocalizedStringKey.Argument {
  fileprivate func text(in environment: TextEnvironment) -> String {
    switch self {
    case .string(let text): return text
    case .text(let text): return text.words(in: environment)
    case .formatted(let value): return value.text(in: environment)
    case .integer(let value, let specifier):
      if !specifier.isEmpty {
        return String(format: specifier, locale: environment.locale, value)
      }
      // Below a thousand nothing is grouped.
      if value.magnitude < 1000, environment.locale.identifier.hasPrefix("en") {
        return String(value)
      }
      return value.formatted(.number.locale(environment.locale))
    case .unsigned(let value, let specifier):
      if !specifier.isEmpty {
        return String(format: specifier, locale: environment.locale, value)
      }
      return value.formatted(.number.locale(environment.locale))
    case .double(let value, let specifier):
      return String(format: specifier, locale: environment.locale, value)
    }
  }
}
