/// How a JSON text is laid out; the same value and style give the same bytes everywhere.
public struct JSONStyle: Equatable, Sendable {
  /// Columns that an array or object may fill on one line; a longer one is broken, an element a line.
  ///
  /// Nil writes everything on one line without blanks, for machines.
  public var width: Int?
  /// How many levels, from the outermost, are broken even where they would fit on a line.
  public var brokenLevels: Int
  /// Whether the keys of an object are sorted, by their Unicode scalars, instead of kept in order.
  public var sortsKeys: Bool
  /// Whether `<` becomes `\u003c`, so that the text can stand inside a script element of HTML.
  public var escapesLessThan: Bool

  public init(
    width: Int? = 80,
    brokenLevels: Int = 0,
    sortsKeys: Bool = false,
    escapesLessThan: Bool = false
  ) {
    self.width = width
    self.brokenLevels = brokenLevels
    self.sortsKeys = sortsKeys
    self.escapesLessThan = escapesLessThan
  }

  /// For people and for line by line comparison: 80 columns, indented by two.
  public static let readable = JSONStyle()
  /// One line without blanks.
  public static let compact = JSONStyle(width: nil)
}

extension JSON {
  /// The text of the value; readable styles end with a line feed.
  public func text(_ style: JSONStyle = .readable) -> String {
    var writer = JSONWriter(style: style)
    guard let width = style.width else {
      writer.write(self, blanks: false)
      return writer.text
    }
    writer.writeBroken(self, indent: 0, width: width, used: 0)
    return writer.text + "\n"
  }
}

private struct JSONWriter {
  let style: JSONStyle
  var text = ""

  /// Writes on one line, with or without a blank after `:` and `,`.
  mutating func write(_ value: JSON, blanks: Bool) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number): text += number.spelling
    case .string(let value): write(value)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += blanks ? ", " : "," }
        write(element, blanks: blanks)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in ordered(members).enumerated() {
        if index > 0 { text += blanks ? ", " : "," }
        write(member.key)
        text += blanks ? ": " : ":"
        write(member.value, blanks: blanks)
      }
      text += "}"
    }
  }

  /// Writes on one line where that fits, else an element a line.
  mutating func writeBroken(_ value: JSON, indent: Int, width: Int, used: Int) {
    let isFree = indent >= style.brokenLevels * 2
    if value.isAtom || (isFree && fits(value, in: width - used)) {
      write(value, blanks: true)
      return
    }
    let inner = String(repeating: " ", count: indent + 2)
    switch value {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        text += (index == 0 ? "[\n" : ",\n") + inner
        writeBroken(element, indent: indent + 2, width: width, used: indent + 3)
      }
      text += "\n" + inner.dropLast(2) + "]"
    case .object(let members):
      for (index, member) in ordered(members).enumerated() {
        text += (index == 0 ? "{\n" : ",\n") + inner
        let start = text.utf8.count
        write(member.key)
        text += ": "
        let key = text.utf8.count - start
        writeBroken(member.value, indent: indent + 2, width: width, used: indent + 3 + key)
      }
      text += "\n" + inner.dropLast(2) + "}"
    default: write(value, blanks: true)
    }
  }

  /// Whether the line form has at most so many bytes; gives up as soon as it has more.
  private func fits(_ value: JSON, in room: Int) -> Bool {
    var left = room
    return spend(value, from: &left)
  }

  private func spend(_ value: JSON, from left: inout Int) -> Bool {
    switch value {
    case .array(let elements):
      left -= 2 + max(elements.count - 1, 0) * 2
      for element in elements where left < 0 || !spend(element, from: &left) { return false }
    case .object(let members):
      left -= 2 + max(members.count - 1, 0) * 2
      for member in members {
        left -= member.key.utf8.count + 4
        guard left >= 0, spend(member.value, from: &left) else { return false }
      }
    case .string(let string): left -= string.utf8.count + 2
    case .number(let number): left -= number.spelling.utf8.count
    case .bool, .null: left -= 5
    }
    return left >= 0
  }

  private func ordered(_ members: [JSON.Member]) -> [JSON.Member] {
    guard style.sortsKeys else { return members }
    return members.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "<" where style.escapesLessThan: text += "\\u003c"
      // U+2028 and U+2029 end a line in older scripts, though not in JSON.
      case "\u{0}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}": text += escape(of: scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private func escape(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension JSON {
  fileprivate var isAtom: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }
}
