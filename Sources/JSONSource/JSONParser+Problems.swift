/// Blanks, encodings, and what an error says of the place it happened at.
extension JSONParser {
  mutating func skipBlanks() {
    while let byte = current,
      byte == .space || byte == .lineFeed || byte == .tab || byte == .carriageReturn
    { offset += 1 }
  }

  /// Refuses what is not UTF-8 before anything is read.
  func checkEncoding() throws(JSONError) {
    let bytes = text.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw error(.byteOrderMark(encoding: "UTF-8"), at: 0)
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw error(.byteOrderMark(encoding: "UTF-16"), at: 0)
    }
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var valid = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { valid += scalar.count }
    throw error(.invalidUTF8(valid < bytes.count ? bytes[valid] : 0), at: valid)
  }

  func error(_ problem: JSONSyntaxProblem, at place: Int? = nil) -> JSONError {
    JSONError(problem, at: text.place(at: place ?? offset))
  }

  /// The error for a byte that does not fit, with its own words for the usual slips.
  func unexpected(_ expected: String) -> JSONError {
    switch current {
    case nil: return error(.ended(expected: expected, opening: innermostOpen))
    case UInt8(ascii: "'"): return error(.wrongQuote("'"))
    case UInt8(ascii: "`"): return error(.wrongQuote("`"))
    case UInt8(ascii: "/"), UInt8(ascii: "#"): return error(.comment)
    case UInt8.plus, UInt8.point:
      let number = slice(from: offset, while: { $0.isWordByte || $0 == .point || $0 == .plus })
      let why = current == .plus ? "it begins with '+'" : "a digit is missing before the point"
      return error(.badNumber(found: number, why: why))
    default:
      let character = found(quoted: false)
      if character == "“" || character == "”" { return error(.wrongQuote(character)) }
      return error(.unexpected(found: found(), expected: expected))
    }
  }

  func refuseComment() throws(JSONError) {
    if current == UInt8(ascii: "/") || current == UInt8(ascii: "#") { throw error(.comment) }
  }

  /// The character at the current place.
  func found(quoted: Bool = true) -> String {
    let rest = String(decoding: text.bytes[offset...].prefix(64), as: UTF8.self)
    guard let character = rest.first else { return "the end of the text" }
    guard let scalar = character.unicodeScalars.first, scalar.properties.generalCategory != .control
    else { return "a control character" }
    return quoted ? "'\(character)'" : String(character)
  }

  /// The word that begins at the current place, cut when it is long.
  func peekWord() -> String { slice(from: offset, while: \.isWordByte) }

  /// What stands between a place and the current one.
  func slice(from start: Int) -> String {
    String(decoding: text.bytes[start..<max(start, offset)], as: UTF8.self)
  }

  /// The same for an error: cut when it is long.
  func shortSlice(from start: Int) -> String {
    let slice = slice(from: start)
    return slice.count > 40 ? slice.prefix(40) + "…" : slice
  }

  private func slice(from start: Int, while belongs: (UInt8) -> Bool) -> String {
    let all = text.bytes[start...].prefix(while: belongs)
    return String(decoding: all.prefix(40), as: UTF8.self) + (all.count > 40 ? "…" : "")
  }

  private var innermostOpen: String? {
    guard let start = open.last else { return nil }
    let kind = text.bytes[start] == .openBrace ? "'{'" : "'['"
    return "the \(kind) of line \(text.place(at: start).line)"
  }
}
