/// A drawing that cannot be read: the line and what is wrong with it.
public struct DrawingProblem: Error, CustomStringConvertible {
  public var line: Int
  public var text: String
  public var what: String

  public var description: String { "drawing:\(line): \(what)\n  \(text)" }
}

/// A line of a drawing with the lines drawn below it.
struct DrawnLine {
  var number: Int
  /// Split at spaces outside quotes and brackets; quotes are kept.
  var words: [String]
  var below: [DrawnLine] = []

  var text: String { words.joined(separator: " ") }
  func problem(_ what: String) -> DrawingProblem {
    DrawingProblem(line: number, text: text, what: what)
  }

  /// Reads a drawing into its outermost lines.
  static func lines(of drawing: String) throws -> [DrawnLine] {
    var stack: [(depth: Int, line: DrawnLine)] = []
    var top: [DrawnLine] = []
    func close(to depth: Int) {
      while let last = stack.last, last.depth >= depth {
        stack.removeLast()
        if stack.isEmpty {
          top.append(last.line)
        } else {
          stack[stack.count - 1].line.below.append(last.line)
        }
      }
    }
    for (index, raw) in drawing.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let words = split(raw)
      guard !words.isEmpty else { continue }
      let spaces = raw.prefix { $0 == " " }.count
      let line = DrawnLine(number: index + 1, words: words)
      guard spaces % 2 == 0 else { throw line.problem("odd indentation") }
      close(to: spaces / 2)
      stack.append((spaces / 2, line))
    }
    close(to: 0)
    return top
  }

  private static func split(_ raw: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var depth = 0
    var isQuoted = false
    for character in raw {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, character == "(" { depth += 1 }
      if !isQuoted, character == ")" { depth -= 1 }
      if character == " ", depth == 0, !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
        if words.last == "//" { return words.dropLast() }
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    if let comment = words.firstIndex(of: "//") { words.removeSubrange(comment...) }
    return words
  }
}

/// The words of a line, taken one by one.
struct DrawnWords {
  let line: DrawnLine
  private var rest: ArraySlice<String>

  init(_ line: DrawnLine, after count: Int) {
    self.line = line
    rest = line.words.dropFirst(count)
  }

  mutating func next() -> String? { rest.popFirst() }

  mutating func next(_ what: String) throws -> String {
    guard let word = rest.popFirst() else { throw line.problem("\(what) is missing") }
    return word
  }

  /// The next word if it is a quoted text, without its quotes.
  mutating func quoted() -> String? {
    guard let word = rest.first, word.hasPrefix("\""), word.hasSuffix("\"") else { return nil }
    rest.removeFirst()
    return String(word.dropFirst().dropLast())
  }

  /// A number; `?` is `unknown`.
  mutating func number(unknown: UInt32? = nil) throws -> UInt32 {
    let word = try next("a number")
    if word == "?", let unknown { return unknown }
    guard let number = UInt32(word) else { throw line.problem("\(word) is no number") }
    return number
  }

  /// `FILE:LINE`.
  mutating func fileAndLine() throws -> (file: String, line: Int) {
    let word = try next("a place")
    guard let colon = word.lastIndex(of: ":"),
      let number = Int(word[word.index(after: colon)...])
    else { throw line.problem("\(word) is no place, as in Feed.swift:12") }
    return (String(word[..<colon]), number)
  }
}
