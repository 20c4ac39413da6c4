/// What the app's signal handler wrote before it died.
///
/// Text lines: `signal N`, `address 0x…`, `pc 0x…`, `sp 0x…`, then `frame IMAGE
/// 0xOFFSET` from the nearest caller on, then `end`. The handler runs in a
/// broken process, so any line may be missing.
struct CrashRecord: Equatable {
  var signal: Int32
  /// The address whose access failed; nil where the signal has none.
  var address: UInt64?
  /// Where the process was.
  var pc: UInt64?
  /// How far its stack went: stacks grow downward.
  var sp: UInt64?
  /// As they were written: the program counter's, then return addresses.
  var frames: [ImageAddress] = []
  /// Whether the handler got to its end.
  var isWhole = false

  /// - Returns: Nil when there is not even a signal.
  init?(parsing bytes: [UInt8]) {
    var signal: Int32?
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      let rest = parts.count == 2 ? parts[1] : ""
      switch parts.first {
      case "signal": signal = Int32(rest)
      case "address": address = Self.number(rest)
      case "pc": pc = Self.number(rest)
      case "sp": sp = Self.number(rest)
      case "frame":
        // The path may hold blanks, the number does not.
        guard let gap = rest.lastIndex(of: " "),
          let offset = Self.number(rest[rest.index(after: gap)...])
        else { continue }
        frames.append(ImageAddress(image: String(rest[..<gap]), offset: offset))
      case "end": isWhole = true
      default: continue
      }
    }
    guard let signal else { return nil }
    self.signal = signal
  }

  /// Whether the stack was full: what failed was an access near its end.
  ///
  /// All of a stack is there to be read and written, so that an access close to
  /// the stack pointer fails only on the guard below it.
  var isStackOverflow: Bool {
    guard signal == 11, let address, let sp else { return false }
    return address < sp ? sp - address <= Self.largestFrame : address - sp < 4_096
  }

  /// Further down than this no function reaches at once, in bytes.
  private static let largestFrame: UInt64 = 1 << 20

  /// The addresses to look up: of a return address the byte before it, which
  /// still belongs to the call.
  var places: [ImageAddress] {
    guard let first = frames.first else { return [] }
    // The program counter may lie outside all images, and has no frame then.
    // Images begin on a page, so that the place in the page tells it apart.
    let isCounter = pc.map { $0 % 4_096 == first.offset % 4_096 } ?? false
    return frames.enumerated().map { index, frame in
      isCounter && index == 0 ? frame : frame.calling
    }
  }

  private static func number(_ text: Substring) -> UInt64? {
    text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
  }
}
