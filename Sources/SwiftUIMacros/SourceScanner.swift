/// A word, a sign or a literal of Swift source.
struct SourceToken: Equatable {
  enum Kind: Equatable {
    case word
    case number
    case string
    case regex
    /// One of `( ) [ ] { } < > , : ; @ # ? ! . \``, alone.
    case sign
    /// `=`, `->`, `==` and other operators.
    case `operator`
  }

  var kind: Kind
  /// Bytes of the source.
  var range: Range<Int>
}

/// Cuts Swift source into tokens, far enough to find where things end.
///
/// Comments are left out; a string literal is one token with all that is
/// interpolated into it. The compiler has parsed the source already, so that
/// it can be taken to be well formed; what is not ends at the source's end.
struct SourceScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var last: SourceToken?

  init(_ source: String) {
    bytes = Array(source.utf8)
  }

  /// All tokens of the source.
  static func tokens(of source: String) -> [SourceToken] {
    var scanner = SourceScanner(source)
    var tokens: [SourceToken] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }

  /// The next token, or nil at the end.
  mutating func next() -> SourceToken? {
    skipTrivia()
    guard position < bytes.count else { return nil }
    let start = position
    let kind = scan()
    // A literal that the source cuts off may have run past the end.
    position = min(position, bytes.count)
    let token = SourceToken(kind: kind, range: start..<position)
    last = token
    return token
  }

  private func byte(_ distance: Int = 0) -> UInt8? {
    let index = position + distance
    return bytes.indices.contains(index) ? bytes[index] : nil
  }

  private func isNext(_ text: StaticString) -> Bool {
    (0..<text.utf8CodeUnitCount).allSatisfy { byte($0) == text.utf8Start[$0] }
  }

  // MARK: Blanks and comments

  private mutating func skipTrivia() {
    while let current = byte() {
      if current == " " || current == "\n" || current == "\t" || current == "\r" {
        position += 1
      } else if isNext("//") {
        while let current = byte(), current != "\n" { position += 1 }
      } else if isNext("/*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  /// Block comments nest.
  private mutating func skipBlockComment() {
    var depth = 0
    while position < bytes.count {
      if isNext("/*") {
        depth += 1
        position += 2
      } else if isNext("*/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  // MARK: Tokens

  private mutating func scan() -> SourceToken.Kind {
    guard let first = byte() else { return .sign }
    let pounds = countOfPounds()
    if byte(pounds) == "\"" {
      skipString(pounds: pounds)
      return .string
    }
    if byte(pounds) == "/", pounds > 0 || isRegexStart() {
      skipRegex(pounds: pounds)
      return .regex
    }
    if first == "`" {
      position += 1
      while let current = byte(), current != "`" { position += 1 }
      position += 1
      return .word
    }
    if first.isDigit {
      skip { $0.isWord || $0 == "." && $1.isDigit }
      return .number
    }
    if first.isWord {
      skip { current, _ in current.isWord }
      return .word
    }
    if isNext("->") {
      position += 2
      return .operator
    }
    if first.isOperator {
      skip { $0.isOperator && !($0 == "/" && ($1 == "/" || $1 == "*")) }
      return .operator
    }
    position += 1
    return .sign
  }

  /// Goes on while a byte, seen with the one after it, is part of the token.
  private mutating func skip(while isPart: (UInt8, UInt8) -> Bool) {
    position += 1
    while let current = byte(), isPart(current, byte(1) ?? 0) { position += 1 }
  }

  private func countOfPounds() -> Int {
    var count = 0
    while byte(count) == "#" { count += 1 }
    return count
  }

  // MARK: Literals

  private mutating func skipString(pounds: Int) {
    position += pounds
    let quotes = isNext("\"\"\"") ? 3 : 1
    position += quotes
    while let current = byte() {
      if current == "\\", isPounds(pounds, at: 1) {
        position += 1 + pounds
        if byte() == "(" { skipInterpolation() } else { position += 1 }
      } else if (0..<quotes).allSatisfy({ byte($0) == "\"" }), isPounds(pounds, at: quotes) {
        position += quotes + pounds
        return
      } else {
        position += 1
      }
    }
  }

  private func isPounds(_ count: Int, at distance: Int) -> Bool {
    (0..<count).allSatisfy { byte(distance + $0) == "#" }
  }

  /// Skips `(…)`, which may hold further strings and brackets.
  private mutating func skipInterpolation() {
    var depth = 0
    while let token = next() {
      guard token.kind == .sign else { continue }
      switch bytes[token.range.lowerBound] {
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      if depth == 0 { return }
    }
  }

  private static let wordsBeforeValues: Set<String> = [
    "return", "try", "await", "in", "case", "where", "if", "else", "is", "as",
  ]

  /// A bare `/` begins a regular expression where a value may begin and the
  /// line has a second one.
  private func isRegexStart() -> Bool {
    guard byte() == "/", let following = byte(1), following != " ", following != "\t" else {
      return false
    }
    if let last {
      let isValue =
        switch last.kind {
        case .word:
          !Self.wordsBeforeValues.contains(String(decoding: bytes[last.range], as: UTF8.self))
        case .number, .string, .regex: true
        case .sign: bytes[last.range.lowerBound].endsValue
        case .operator: false
        }
      if isValue { return false }
    }
    var index = position + 1
    while index < bytes.count, bytes[index] != "\n" {
      if bytes[index] == "\\" { index += 1 } else if bytes[index] == "/" { return true }
      index += 1
    }
    return false
  }

  private mutating func skipRegex(pounds: Int) {
    position += pounds + 1
    while let current = byte() {
      if current == "\\" {
        position += 2
      } else if current == "/", isPounds(pounds, at: 1) {
        position += 1 + pounds
        return
      } else {
        position += 1
      }
    }
  }
}

/// Bytes are compared with the ASCII signs that Swift's grammar is made of.
private func == (byte: UInt8?, sign: Unicode.Scalar) -> Bool {
  byte.map { UInt32($0) == sign.value } ?? false
}

private func != (byte: UInt8, sign: Unicode.Scalar) -> Bool { UInt32(byte) != sign.value }

private func ~= (sign: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == sign.value }

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether this may stand in a name; every byte beyond ASCII may.
  fileprivate var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: isDigit
    }
  }

  /// Whether an operator, a name or a value may have ended with this sign.
  fileprivate var endsValue: Bool {
    switch self {
    case ")", "]", "}", ">", "?", "!": true
    default: false
    }
  }

  /// Whether this makes longer operators; `< > ? ! .` stand alone, since they
  /// also close types and follow values.
  fileprivate var isOperator: Bool {
    switch self {
    case "/", "=", "-", "+", "*", "%", "&", "|", "^", "~": true
    default: false
    }
  }
}
