/// Why a text is not JSON (RFC 8259).
public enum JSONSyntaxProblem: JSONProblem, Equatable {
  /// Nothing, or nothing but blanks.
  case empty
  /// The text ends inside a value; `opening` names what is still open, with its line.
  case ended(expected: String, opening: String?)
  case unexpected(found: String, expected: String)
  case textAfterEnd(found: String)
  case trailingComma(closing: String)
  case comment
  case wrongQuote(String)
  case unquotedKey(String)
  /// `True`, `nan`, `undefined`: no JSON, though other languages have it.
  case unknownWord(String)
  case badNumber(found: String, why: String)
  case numberTooLarge(String)
  case controlCharacter(UInt8)
  case badEscape(String)
  case loneSurrogate(String)
  case byteOrderMark(encoding: String)
  case invalidUTF8(UInt8)
  case tooDeep(limit: Int)
  case duplicateKey(String, firstLine: Int)

  public var what: String {
    switch self {
    case .empty: "the text is empty"
    case .ended(let expected, let opening):
      "the text ends where \(expected) was expected" + (opening.map { "; \($0) is open" } ?? "")
    case .unexpected(let found, let expected): "found \(found) where \(expected) was expected"
    case .textAfterEnd(let found): "found \(found) after the end of the value"
    case .trailingComma(let closing): "found '\(closing)' right after a comma"
    case .comment: "JSON has no comments"
    case .wrongQuote(let quote): "\(quote) does not quote a string in JSON"
    case .unquotedKey(let key): "the key \(key) has no quotes"
    case .unknownWord(let word): "'\(word)' is no JSON value"
    case .badNumber(let found, let why): "'\(found)' is no JSON number: \(why)"
    case .numberTooLarge(let number): "the number \(number) is too large"
    case .controlCharacter(let byte): "a control character (\(hex(byte))) in a string"
    case .badEscape(let escape): "'\(escape)' is no escape of JSON"
    case .loneSurrogate(let escape): "'\(escape)' is half of a surrogate pair"
    case .byteOrderMark(let encoding): "the text begins with a byte order mark (\(encoding))"
    case .invalidUTF8(let byte): "the byte \(hex(byte)) is not valid UTF-8 here"
    case .tooDeep(let limit): "more than \(limit) arrays and objects inside each other"
    case .duplicateKey(let key, let line): "the key '\(key)' stands twice, first in line \(line)"
    }
  }

  public var fix: String {
    switch self {
    case .empty: "write a JSON value, such as {}"
    case .ended: "complete the text; it may have been cut off"
    case .unexpected(_, let expected): "write \(expected) here"
    case .textAfterEnd: "remove what follows the value, or put both into one array"
    case .trailingComma: "remove the comma"
    case .comment: "remove the comment"
    case .wrongQuote: "use \" on both sides"
    case .unquotedKey(let key): "write \"\(key)\""
    case .unknownWord(let word):
      switch word.lowercased() {
      case "true", "false", "null": "write \(word.lowercased())"
      case "nan", "infinity", "inf": "write a finite number; JSON has no \(word)"
      case "nil", "none", "undefined": "write null, or leave the key out"
      default: "put quotes round it: \"\(word)\""
      }
    case .badNumber: "write a number such as 12, -3, 0.5 or 2e3"
    case .numberTooLarge: "write a number between -1.7e308 and 1.7e308"
    case .controlCharacter(let byte): "write \(escape(of: byte)) instead"
    case .badEscape: "use \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four hexadecimal digits"
    case .loneSurrogate: "write both halves, such as \\ud83d\\ude00, or the character itself"
    case .byteOrderMark, .invalidUTF8: "save the file as UTF-8 without a byte order mark"
    case .tooDeep: "nest less deeply"
    case .duplicateKey: "keep one of the two"
    }
  }

  private func hex(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private func escape(of byte: UInt8) -> String {
    switch byte {
    case .lineFeed: "\\n"
    case .carriageReturn: "\\r"
    case .tab: "\\t"
    default: "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
