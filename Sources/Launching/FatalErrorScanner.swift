/// Finds the last `Fatal error: …` in what an app prints on standard error.
///
/// A line can arrive in pieces; no more than one line is kept.
struct FatalErrorScanner {
  /// From `Fatal error:` to the end of its line.
  private(set) var last: String?
  private var line: [UInt8] = []

  /// Lines longer than this are searched in their beginning only.
  private static let longestLine = 16_384

  mutating func read(_ bytes: [UInt8]) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        endLine()
      } else if line.count < Self.longestLine {
        line.append(byte)
      }
    }
  }

  /// Takes the text after the last line end for a line as well.
  mutating func finish() { endLine() }

  private mutating func endLine() {
    defer { line.removeAll(keepingCapacity: true) }
    // The runtime puts the file in front: `Feed/Row.swift:12: Fatal error: …`.
    let text = String(decoding: line, as: UTF8.self)
    guard let start = text.firstOccurrence(of: "Fatal error:") else { return }
    last = String(text[start...])
  }
}

extension String {
  fileprivate func firstOccurrence(of needle: String) -> String.Index? {
    indices.first { self[$0...].hasPrefix(needle) }
  }
}
