/// Reads a JSON text by descent, byte by byte; the first problem ends it.
struct JSONParser {
  let text: JSONText
  var offset = 0
  /// The offsets of the arrays and objects that are open.
  var open: [Int] = []

  init(text: JSONText) { self.text = text }

  var current: UInt8? { offset < text.bytes.count ? text.bytes[offset] : nil }

  mutating func document() throws(JSONError) -> JSONValue {
    try checkEncoding()
    skipBlanks()
    guard current != nil else { throw error(.empty, at: 0) }
    let value = try value(expected: "a value")
    skipBlanks()
    guard current == nil else {
      try refuseComment()
      throw error(.textAfterEnd(found: found()))
    }
    return value
  }

  /// Reads a value after blanks have been skipped.
  mutating func value(expected: String) throws(JSONError) -> JSONValue {
    let start = offset
    let content: JSONValue.Content
    switch current {
    case UInt8.openBrace: content = .object(try object())
    case UInt8.openBracket: content = .array(try array())
    case UInt8.quote: content = .string(try string())
    case .some(let byte) where byte == .minus || byte.isDigit: content = .number(try number())
    default: content = try word(expected: expected)
    }
    return JSONValue(content, offset: start, text: text)
  }

  private mutating func object() throws(JSONError) -> [JSONValue.Member] {
    try enter()
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    while try next(closing: .closeBrace, isFirst: members.isEmpty, expected: "a key in quotes") {
      let start = offset
      let key = try self.key()
      guard keys.insert(key).inserted else {
        let first = members.first { $0.key == key }?.keyOffset ?? start
        throw error(.duplicateKey(key, firstLine: text.place(at: first).line), at: start)
      }
      skipBlanks()
      guard current == .colon else { throw unexpected("':'") }
      offset += 1
      skipBlanks()
      let value = try value(expected: "a value")
      members.append(JSONValue.Member(key: key, value: value, keyOffset: start))
    }
    return members
  }

  private mutating func array() throws(JSONError) -> [JSONValue] {
    try enter()
    var elements: [JSONValue] = []
    while try next(closing: .closeBracket, isFirst: elements.isEmpty, expected: "a value") {
      elements.append(try value(expected: "a value"))
    }
    return elements
  }

  private mutating func enter() throws(JSONError) {
    guard open.count < JSONValue.depthLimit else {
      throw error(.tooDeep(limit: JSONValue.depthLimit))
    }
    open.append(offset)
    offset += 1
  }

  /// Moves to the next element or behind the closing byte; false when there is no more.
  private mutating func next(
    closing: UInt8,
    isFirst: Bool,
    expected: String
  ) throws(JSONError) -> Bool {
    skipBlanks()
    let closer = String(UnicodeScalar(closing))
    if current == closing {
      offset += 1
      open.removeLast()
      return false
    }
    if isFirst { return true }
    guard current == .comma else { throw unexpected("',' or '\(closer)'") }
    let comma = offset
    offset += 1
    skipBlanks()
    if current == closing { throw error(.trailingComma(closing: closer), at: comma) }
    guard current != nil else { throw unexpected(expected) }
    return true
  }

  private mutating func key() throws(JSONError) -> String {
    if current == .quote { return try string() }
    if let byte = current, byte.isWordByte { throw error(.unquotedKey(peekWord())) }
    throw unexpected("a key in quotes")
  }

  private mutating func word(expected: String) throws(JSONError) -> JSONValue.Content {
    guard let byte = current, byte.isWordByte else { throw unexpected(expected) }
    let word = peekWord()
    let content: JSONValue.Content
    switch word {
    case "true": content = .bool(true)
    case "false": content = .bool(false)
    case "null": content = .null
    default: throw error(.unknownWord(word))
    }
    offset += word.utf8.count
    return content
  }
}
