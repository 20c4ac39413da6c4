#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The machine code of an executable or library on disk, to see what a call
/// calls.
///
/// 64-bit little-endian ELF for x86-64 and aarch64; for anything else nothing
/// is known.
struct ImageCode {
  private let bytes: Data
  private let isARM: Bool
  /// Parts of the file that are loaded as code.
  private let segments: [(address: UInt64, offset: UInt64, size: UInt64)]

  init?(path: String) {
    guard let bytes = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe),
      bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
    else { return nil }
    self.bytes = bytes
    switch Self.integer(in: bytes, at: 18, count: 2) {
    case 62?: isARM = false
    case 183?: isARM = true
    default: return nil
    }
    guard let table = Self.integer(in: bytes, at: 32, count: 8),
      let size = Self.integer(in: bytes, at: 54, count: 2),
      let count = Self.integer(in: bytes, at: 56, count: 2)
    else { return nil }
    var segments: [(UInt64, UInt64, UInt64)] = []
    for index in 0..<count {
      let header = table &+ index &* size
      // Loaded (1) and executable (flag 1).
      guard Self.integer(in: bytes, at: header, count: 4) == 1,
        let flags = Self.integer(in: bytes, at: header &+ 4, count: 4), flags & 1 == 1,
        let offset = Self.integer(in: bytes, at: header &+ 8, count: 8),
        let address = Self.integer(in: bytes, at: header &+ 16, count: 8),
        let length = Self.integer(in: bytes, at: header &+ 32, count: 8)
      else { continue }
      segments.append((address, offset, length))
    }
    self.segments = segments
  }

  /// The function that is called by the instruction before a return address.
  ///
  /// - Parameter address: Of the last byte of the call.
  /// - Returns: Nil for a call through a pointer, whose target is not in the
  ///   code.
  func callTarget(endingAt address: UInt64) -> UInt64? {
    let next = address &+ 1
    if isARM {
      guard let word = integer(at: next &- 4, count: 4), word >> 26 == 0b100101 else { return nil }
      let distance = Int64(Int32(truncatingIfNeeded: word << 6) >> 6) * 4
      return next &- 4 &+ UInt64(bitPattern: distance)
    }
    guard integer(at: next &- 5, count: 1) == 0xE8, let word = integer(at: next &- 4, count: 4)
    else { return nil }
    return next &+ UInt64(bitPattern: Int64(Int32(truncatingIfNeeded: word)))
  }

  /// Where the code from an address on may call or jump to, in order.
  ///
  /// Instructions are not told apart, so that among the answers are some that
  /// mean nothing: whoever asks checks that a function begins there.
  func possibleTargets(from address: UInt64, count: UInt64) -> [UInt64] {
    if isARM {
      return stride(from: 0, to: count, by: 4).compactMap { offset in
        let place = address &+ offset
        guard let word = integer(at: place, count: 4), word >> 26 & 0b11111 == 0b00101 else {
          return nil
        }
        let distance = Int64(Int32(truncatingIfNeeded: word << 6) >> 6) * 4
        return place &+ UInt64(bitPattern: distance)
      }
    }
    return (0..<count).compactMap { offset in
      let place = address &+ offset
      // call, jmp
      guard let code = integer(at: place, count: 1), code == 0xE8 || code == 0xE9,
        let word = integer(at: place &+ 1, count: 4)
      else { return nil }
      return place &+ 5 &+ UInt64(bitPattern: Int64(Int32(truncatingIfNeeded: word)))
    }
  }

  private func integer(at address: UInt64, count: Int) -> UInt64? {
    for segment in segments where address >= segment.address {
      let distance = address - segment.address
      guard distance < segment.size else { continue }
      return Self.integer(in: bytes, at: segment.offset &+ distance, count: count)
    }
    return nil
  }

  private static func integer(in bytes: Data, at offset: UInt64, count: Int) -> UInt64? {
    guard offset < UInt64(bytes.count), Int(offset) + count <= bytes.count else { return nil }
    let start = bytes.startIndex + Int(offset)
    return bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
