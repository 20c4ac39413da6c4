import TraceModel

/// A word of a line, or the blanks between two.
struct TextPiece: Equatable {
  enum Direction: Equatable {
    case leftToRight
    case rightToLeft
    /// Read from the left, whatever stands round it.
    case number
    /// Blanks and marks go with their neighbours.
    case none
  }

  var text: String
  var width: Double
  /// Which run of the line it belongs to.
  var run: Int
  var direction: Direction
  var isBlank: Bool

  /// Takes a line apart.
  ///
  /// - Parameters:
  ///   - line: Its runs say their width as a whole.
  ///   - width: Of a word; without it each run is one piece.
  /// - Returns: In reading order; their widths add up to those of the runs.
  static func pieces(
    of line: DisplayText.Line,
    width: ((String, DisplayFont) -> Double)?
  ) -> [TextPiece] {
    line.runs.enumerated().flatMap { index, run in
      guard let width, run.text.contains(" ") else {
        return [TextPiece(run.text, width: run.width, run: index)]
      }
      return pieces(of: run, index, width)
    }
  }

  private static func pieces(
    of run: DisplayText.Run,
    _ index: Int,
    _ width: (String, DisplayFont) -> Double
  ) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var rest = run.text[...]
    while let first = rest.first {
      let isBlank = first == " "
      let text = rest.prefix { ($0 == " ") == isBlank }
      rest = rest[text.endIndex...]
      // How wide blanks are is what the words leave.
      let own = isBlank ? 0 : width(String(text), run.font)
      pieces.append(TextPiece(String(text), width: own, run: index))
    }
    let blanks = pieces.filter(\.isBlank).reduce(0) { $0 + $1.text.count }
    let words = pieces.reduce(0) { $0 + $1.width }
    let blank = max(run.width - words, 0) / Double(max(blanks, 1))
    for piece in pieces.indices where pieces[piece].isBlank {
      pieces[piece].width = Double(pieces[piece].text.count) * blank
    }
    return joined(pieces)
  }

  /// Words from the right in one: a joined script is narrower or broader than the
  /// sum of its letters, and blanks between words should not show that.
  private static func joined(_ pieces: [TextPiece]) -> [TextPiece] {
    var joined: [TextPiece] = []
    for piece in pieces {
      let words = joined.suffix(2)
      if piece.direction == .rightToLeft, words.count == 2, words.last?.isBlank == true,
        var first = words.first, first.direction == .rightToLeft
      {
        for next in words.dropFirst() + [piece] {
          first.text += next.text
          first.width += next.width
        }
        joined.removeLast(2)
        joined.append(first)
      } else {
        joined.append(piece)
      }
    }
    return joined
  }

  init(_ text: String, width: Double, run: Int) {
    self.text = text
    self.width = width.isFinite ? width : 0
    self.run = run
    isBlank = text.allSatisfy { $0 == " " }
    direction = Self.direction(of: text)
  }

  /// By the first letter that has one.
  private static func direction(of text: String) -> Direction {
    var hasDigit = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // Hebrew, Arabic, Syriac, Thaana, N'Ko and their like, and presentation forms.
      case 0x0590...0x065F, 0x066A...0x06EF, 0x06FA...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC,
        0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return .rightToLeft
      default:
        if scalar.properties.numericType != nil { hasDigit = true }
        if scalar.properties.isAlphabetic { return .leftToRight }
      }
    }
    return hasDigit ? .number : .none
  }
}
