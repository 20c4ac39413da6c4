import Foundation

extension Text {
  /// The words that are shown.
  func words(in environment: TextEnvironment) -> String {
    let words = content(in: environment)
    return switch environment.letterCase {
    case .uppercase: words.uppercased(with: environment.locale)
    case .lowercase: words.lowercased(with: environment.locale)
    case nil: words
    }
  }

  private func content(in environment: TextEnvironment) -> String {
    switch storage {
    case .verbatim(let words): words
    case .localized(let key, let table): key.text(table, in: environment)
    case .joined(let first, let second):
      first.content(in: environment) + second.content(in: environment)
    case .formatted(let value): value.text(in: environment)
    // As wide as one ideograph, which is what a symbol in a line takes.
    case .image: "\u{3000}"
    }
  }

  /// The face of the text's first part.
  func font(in environment: TextEnvironment) -> TextFont {
    if case .joined(let first, _) = storage, modifiers.isEmpty {
      return first.font(in: environment)
    }
    return face(in: environment).resolved(at: environment.typeSize)
  }

  /// The font with all that changes it, in the environment's sizes.
  func face(in environment: TextEnvironment) -> Font {
    var base = environment.font ?? .body
    var changes: [Font.Change] = environment.fontChanges
    if environment.isBold { changes.append(.bold(true)) }
    for modifier in modifiers {
      switch modifier {
      case .font(let font?): base = font
      case .change(let change): changes.append(change)
      case .fontDesign(let design?): changes.append(.monospaced(design == .monospaced))
      default: break
      }
    }
    for change in changes { base = base.changed(change) }
    return base
  }

  /// Whether the text has a colour or style of its own.
  var hasOwnStyle: Bool {
    modifiers.contains {
      if case .style(let style) = $0 { !style.styles.isEmpty } else { false }
    }
  }

  /// Whether the text has a font of its own, so that the environment's does not show.
  var hasOwnFont: Bool { modifiers.contains { if case .font(.some) = $0 { true } else { false } } }
}

extension LocalizedStringKey {
  /// The text in the string table's words, with everything filled in.
  func text(_ table: TextTable?, in environment: TextEnvironment) -> String {
    let format = StringTables.shared.words(for: key, table)
    if arguments.isEmpty { return format }
    var result = ""
    result.reserveCapacity(format.utf8.count + 16)
    var next = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      guard let specifier = Specifier(&rest) else {
        result += "%"
        continue
      }
      if specifier.isPercent {
        result += "%"
        continue
      }
      let index = specifier.position.map { $0 - 1 } ?? next
      next = index + 1
      if arguments.indices.contains(index) {
        result += arguments[index].text(in: environment)
      }
    }
    return result + rest
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

/// The words of the bundles' string tables, each looked up once.
private final class StringTables {
  // Used on the thread that runs the app only.
  nonisolated(unsafe) static let shared = StringTables()

  private struct Key: Hashable {
    let bundle: ObjectIdentifier?
    let table: String?
    let key: String
  }

  private var words: [Key: String] = [:]

  func words(for key: String, _ table: TextTable?) -> String {
    let name = Key(bundle: table?.bundle.map(ObjectIdentifier.init), table: table?.name, key: key)
    if let known = words[name] { return known }
    let bundle = table?.bundle ?? .main
    let found = bundle.localizedString(forKey: key, value: key, table: table?.name)
    words[name] = found
    return found
  }
}
