/// Strings and numbers.
extension JSONParser {
  /// Reads a string; the text is known to be valid UTF-8.
  mutating func string() throws(JSONError) -> String {
    let start = offset
    offset += 1
    var bytes: [UInt8] = []
    while let byte = current {
      switch byte {
      case .quote:
        offset += 1
        return String(decoding: bytes, as: UTF8.self)
      case .backslash:
        bytes.append(contentsOf: String(Character(try escape())).utf8)
      case 0..<0x20:
        // A line that ends inside a string has most often lost its quote.
        if byte == .lineFeed || byte == .carriageReturn {
          throw error(.unexpected(found: "the end of the line", expected: "a closing '\"'"))
        }
        throw error(.controlCharacter(byte))
      default:
        bytes.append(byte)
        offset += 1
      }
    }
    let line = text.place(at: start).line
    throw error(.ended(expected: "a closing '\"'", opening: "the string of line \(line)"))
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = offset
    offset += 1
    guard let byte = current else { throw unexpected("an escape") }
    offset += 1
    switch byte {
    case .quote: return "\""
    case .backslash: return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default:
      offset = start + 1
      throw error(.badEscape("\\" + found(quoted: false)), at: start)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let unit = try hexDigits(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), current == .backslash,
      offset + 1 < text.bytes.count, text.bytes[offset + 1] == UInt8(ascii: "u")
    else { throw error(.loneSurrogate(shortSlice(from: start)), at: start) }
    let second = offset
    offset += 2
    let trail = try hexDigits(from: second)
    guard UTF16.isTrailSurrogate(trail) else {
      offset = second
      throw error(.loneSurrogate(shortSlice(from: start)), at: start)
    }
    let value = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(trail & 0x3FF))
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private mutating func hexDigits(from start: Int) throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = current?.hexDigit else {
        throw error(.badEscape(shortSlice(from: start)), at: start)
      }
      unit = unit << 4 | digit
      offset += 1
    }
    return unit
  }

  mutating func number() throws(JSONError) -> JSONNumber {
    let start = offset
    if current == .minus { offset += 1 }
    let firstDigit = offset
    try digits(from: start, why: "a digit is missing")
    if text.bytes[firstDigit] == .zero, offset > firstDigit + 1 {
      throw badNumber(from: start, why: "it has a leading zero")
    }
    if current == .point {
      offset += 1
      try digits(from: start, why: "a digit is missing after the point")
    }
    if let byte = current, byte | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if current == .plus || current == .minus { offset += 1 }
      try digits(from: start, why: "a digit is missing in the exponent")
    }
    if let byte = current, byte.isWordByte || byte == .point || byte == .plus || byte == .minus {
      throw badNumber(from: start, why: "'\(found(quoted: false))' does not belong to it")
    }
    let number = JSONNumber(spelling: slice(from: start))
    guard number.double.isFinite else {
      throw error(.numberTooLarge(shortSlice(from: start)), at: start)
    }
    return number
  }

  private mutating func digits(from start: Int, why: String) throws(JSONError) {
    guard let byte = current, byte.isDigit else { throw badNumber(from: start, why: why) }
    while let byte = current, byte.isDigit { offset += 1 }
  }

  /// An error that shows the number with all that is glued to it.
  private mutating func badNumber(from start: Int, why: String) -> JSONError {
    while let byte = current, byte.isWordByte || byte == .point || byte == .plus || byte == .minus {
      offset += 1
    }
    return error(.badNumber(found: shortSlice(from: start), why: why), at: start)
  }
}
