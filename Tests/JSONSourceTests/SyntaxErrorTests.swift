import JSONSource
import Testing

/// Broken texts with the whole error that a person sees.
struct SyntaxErrorTests {
  @Test(arguments: cases)
  func eachSlipHasItsOwnSentence(_ text: String, _ expected: String) {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text, path: "f.json") }
    #expect(error?.description == expected)
  }

  static let cases: [(String, String)] = [
    (
      "",
      """
      f.json:1:1: the text is empty
          \n    ^
        fix: write a JSON value, such as {}
      """
    ),
    (
      "{\n  \"a\": [1, 2",
      """
      f.json:2:13: the text ends where ',' or ']' was expected; the '[' of line 2 is open
            "a": [1, 2
                      ^
        fix: complete the text; it may have been cut off
      """
    ),
    (
      "{\"a\": \"abc",
      """
      f.json:1:11: the text ends where a closing '"' was expected; the string of line 1 is open
          {"a": "abc
                    ^
        fix: complete the text; it may have been cut off
      """
    ),
    (
      "{\"a\": \"abc\n}",
      """
      f.json:1:11: found the end of the line where a closing '"' was expected
          {"a": "abc
                    ^
        fix: write a closing '"' here
      """
    ),
    (
      "{\"a\" 1}",
      """
      f.json:1:6: found '1' where ':' was expected
          {"a" 1}
               ^
        fix: write ':' here
      """
    ),
    (
      "[1 2]",
      """
      f.json:1:4: found '2' where ',' or ']' was expected
          [1 2]
             ^
        fix: write ',' or ']' here
      """
    ),
    (
      "[1,\n2,\n]",
      """
      f.json:2:2: found ']' right after a comma
          2,
           ^
        fix: remove the comma
      """
    ),
    (
      "{} {}",
      """
      f.json:1:4: found '{' after the end of the value
          {} {}
             ^
        fix: remove what follows the value, or put both into one array
      """
    ),
    (
      "{\n\t// a note\n}",
      "f.json:2:2: JSON has no comments\n    \t// a note\n    \t^\n  fix: remove the comment"
    ),
    (
      "{'a': 1}",
      """
      f.json:1:2: ' does not quote a string in JSON
          {'a': 1}
           ^
        fix: use " on both sides
      """
    ),
    (
      "{“a”: 1}",
      """
      f.json:1:2: “ does not quote a string in JSON
          {“a”: 1}
           ^
        fix: use " on both sides
      """
    ),
    (
      "{name: 1}",
      """
      f.json:1:2: the key name has no quotes
          {name: 1}
           ^
        fix: write "name"
      """
    ),
    (
      "[NaN]",
      """
      f.json:1:2: 'NaN' is no JSON value
          [NaN]
           ^
        fix: write a finite number; JSON has no NaN
      """
    ),
    (
      "[-Infinity]",
      """
      f.json:1:2: '-Infinity' is no JSON number: a digit is missing
          [-Infinity]
           ^
        fix: write a number such as 12, -3, 0.5 or 2e3
      """
    ),
    (
      "[True]",
      """
      f.json:1:2: 'True' is no JSON value
          [True]
           ^
        fix: write true
      """
    ),
    (
      "[012]",
      """
      f.json:1:2: '012' is no JSON number: it has a leading zero
          [012]
           ^
        fix: write a number such as 12, -3, 0.5 or 2e3
      """
    ),
    (
      "[.5]",
      """
      f.json:1:2: '.5' is no JSON number: a digit is missing before the point
          [.5]
           ^
        fix: write a number such as 12, -3, 0.5 or 2e3
      """
    ),
    (
      "[300ms]",
      """
      f.json:1:2: '300ms' is no JSON number: 'm' does not belong to it
          [300ms]
           ^
        fix: write a number such as 12, -3, 0.5 or 2e3
      """
    ),
    (
      "[1e999]",
      """
      f.json:1:2: the number 1e999 is too large
          [1e999]
           ^
        fix: write a number between -1.7e308 and 1.7e308
      """
    ),
    (
      "[\"a\u{1}b\"]",
      """
      f.json:1:4: a control character (0x01) in a string
          ["a\u{FFFD}b"]
             ^
        fix: write \\u0001 instead
      """
    ),
    (
      #"["C:\dir"]"#,
      #"""
      f.json:1:5: '\d' is no escape of JSON
          ["C:\dir"]
              ^
        fix: use \" \\ \/ \b \f \n \r \t or \u and four hexadecimal digits
      """#
    ),
    (
      #"["\ud83d!"]"#,
      #"""
      f.json:1:3: '\ud83d' is half of a surrogate pair
          ["\ud83d!"]
            ^
        fix: write both halves, such as \ud83d\ude00, or the character itself
      """#
    ),
    (
      "\u{FEFF}{}",
      """
      f.json:1:1: the text begins with a byte order mark (UTF-8)
          \u{FEFF}{}
          ^
        fix: save the file as UTF-8 without a byte order mark
      """
    ),
    (
      "{\"a\": 1,\r\n \"a\": 2}\r\n",
      """
      f.json:2:2: the key 'a' stands twice, first in line 1
           "a": 2}
           ^
        fix: keep one of the two
      """
    ),
  ]

  @Test func bytesThatAreNoUTF8ArePointedAt() {
    let bytes = Array("{\"é\": \"".utf8) + [0xFF, 0x22, 0x7D]
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: bytes, path: "f.json") }
    #expect(
      error?.description == """
        f.json:1:8: the byte 0xFF is not valid UTF-8 here
            {"é": "\u{FFFD}"}
                   ^
          fix: save the file as UTF-8 without a byte order mark
        """
    )
  }

  @Test func bytesOfUTF16AreNamed() {
    let error = #expect(throws: JSONError.self) {
      try JSONValue(parsing: [0xFF, 0xFE, 0x7B, 0x00], path: "f.json")
    }
    #expect(
      error?.problem as? JSONSyntaxProblem == .byteOrderMark(encoding: "UTF-16")
    )
  }

  @Test func caretStandsUnderWideCharacters() {
    let error = #expect(throws: JSONError.self) {
      try JSONValue(parsing: #"["点赞" x]"#, path: "f.json")
    }
    #expect(
      error?.description == """
        f.json:1:7: found 'x' where ',' or ']' was expected
            ["点赞" x]
                    ^
          fix: write ',' or ']' here
        """
    )
  }

  @Test func longLinesAreCut() {
    let text = "[" + String(repeating: "1,", count: 100) + "x," + String(repeating: "1,", count: 99)
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text, path: "f.json") }
    #expect(error?.place.column == 202)
    let lines = error?.description.split(separator: "\n") ?? []
    #expect(lines.count == 4)
    #expect(
      lines[1] == "    …" + String(repeating: "1,", count: 30) + "x,"
        + String(repeating: "1,", count: 19) + "…"
    )
    #expect(lines[2] == String(repeating: " ", count: 65) + "^")
  }

  @Test func depthIsLimited() throws {
    let deep = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    _ = try JSONValue(parsing: deep, path: "f.json")
    let error = #expect(throws: JSONError.self) {
      try JSONValue(parsing: String(repeating: "[", count: 100_000), path: "f.json")
    }
    #expect(error?.problem as? JSONSyntaxProblem == .tooDeep(limit: 128))
    #expect(error?.place.column == 129)
  }

  @Test func messagesNeverDriveATerminal() {
    let error = #expect(throws: JSONError.self) {
      try JSONValue(parsing: #"{"\u001b[2J": 1, "\u001b[2J": 2}"#, path: "f.json")
    }
    #expect(error?.description.unicodeScalars.contains("\u{1B}") == false)
  }
}
