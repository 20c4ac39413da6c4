import Foundation

extension Text {
  /// The words that are shown, and how each part of them looks.
  func styled(in environment: TextEnvironment) -> StyledText {
    var result = StyledText()
    if modifiers.isEmpty, case .verbatim(let words) = storage {
      result.append(environment.cased(words), environment.look)
    } else {
      append(to: &result, TextStyling(environment), environment)
    }
    return result
  }

  /// The words that are shown.
  func words(in environment: TextEnvironment) -> String {
    if case .verbatim(let words) = storage { return environment.cased(words) }
    return styled(in: environment).text
  }

  /// Adds the text, whose surroundings are styled so.
  func append(
    to result: inout StyledText,
    _ styling: TextStyling,
    _ environment: TextEnvironment
  ) {
    var styling = styling
    styling.apply(modifiers)
    switch storage {
    case .verbatim(let words): result.append(environment.cased(words), styling.resolved)
    case .localized(let key, let table):
      key.append(to: &result, table, styling, environment)
    case .joined(let first, let second):
      first.append(to: &result, styling, environment)
      second.append(to: &result, styling, environment)
    case .formatted(let value):
      result.append(environment.cased(value.text(in: environment)), styling.resolved)
    case .attributed(let string):
      for run in string.runs {
        var part = styling
        part.apply(run.attributes)
        result.append(environment.cased(String(string[run.range].characters)), part.resolved)
      }
    // As wide as one ideograph, which is what a symbol in a line takes.
    case .image: result.append("\u{3000}", styling.resolved)
    }
  }

  /// Whether no part of the text takes the environment's colour or style.
  var hasOwnStyle: Bool {
    modifiers.contains {
      if case .style(let style) = $0 { !style.styles.isEmpty } else { false }
    }
  }
}

extension TextEnvironment {
  /// How texts here are broken into lines, all but their room.
  var paragraph: TextBounds {
    var paragraph = TextBounds(lineLimit: lines.most)
    let reserved = lines.reservesSpace ? paragraph.mostLines : lines.least
    paragraph.leastLines = max(reserved ?? 1, 1)
    paragraph.lineSpacing = lineSpacing > 0 && lineSpacing.isFinite ? lineSpacing : 0
    paragraph.truncation = truncationMode
    paragraph.minimumScale = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 1
    paragraph.allowsTightening = allowsTightening
    paragraph.displayScale = displayScale
    return paragraph
  }

  /// Words in the letter case that the environment asks for.
  func cased(_ words: String) -> String {
    switch letterCase {
    case .uppercase: words.uppercased(with: locale)
    case .lowercase: words.lowercased(with: locale)
    case nil: words
    }
  }
}
