/// Finds what the recorder inside an app says of a trace that it cannot write.
///
/// It is the app's last word on standard error: `PATH: sentence`, and below it
/// what to do.
struct TraceErrorScanner {
  /// The error as it was printed, without the last line end.
  private(set) var text: String?
  private let start: [UInt8]
  private var line: [UInt8] = []
  private var isInside = false

  /// Lines longer than this are taken in their beginning only.
  private static let longestLine = 16_384

  init(path: String) { start = Array("\(path): ".utf8) }

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
    if line.starts(with: start) {
      text = String(decoding: line, as: UTF8.self)
      isInside = true
    } else if isInside, line.starts(with: Array("  ".utf8)), let above = text {
      text = above + "\n" + String(decoding: line, as: UTF8.self)
    } else {
      isInside = false
    }
  }
}
