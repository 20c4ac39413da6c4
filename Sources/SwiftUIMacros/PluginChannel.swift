import Glibc

/// Messages to and from the compiler: a length of 8 bytes, little-endian, then
/// so many bytes.
struct PluginChannel {
  let input: CInt
  let output: CInt

  /// More than any message is long; a length above it is no length.
  private static let limit: UInt64 = 1 << 30

  /// The next message, or nil when the compiler has no more.
  func read() -> [UInt8]? {
    guard let header = read(count: 8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // A message of no length is the compiler's way to say goodbye.
    guard length > 0, length <= Self.limit else { return nil }
    return read(count: Int(length))
  }

  /// Sends a message; false when the compiler has gone.
  func write(_ message: [UInt8]) -> Bool {
    let length = UInt64(message.count)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) }
    return write(all: header + message)
  }

  private func read(count: Int) -> [UInt8]? {
    var isComplete = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = Glibc.read(input, buffer.baseAddress.map { $0 + filled }, count - filled)
        if got > 0 {
          filled += got
        } else if got < 0, errno == EINTR {
          continue
        } else {
          break
        }
      }
      isComplete = filled == count
    }
    return isComplete ? bytes : nil
  }

  private func write(all bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let got = Glibc.write(output, buffer.baseAddress.map { $0 + sent }, buffer.count - sent)
        if got > 0 {
          sent += got
        } else if got < 0, errno == EINTR {
          continue
        } else {
          return false
        }
      }
      return true
    }
  }
}
