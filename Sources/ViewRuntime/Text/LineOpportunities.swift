import Synchronization
import _FoundationICU

/// Where lines may end, by the Unicode line breaking algorithm (UAX 14).
///
/// The toolchain's own ICU knows the rules and the dictionaries of scripts that
/// set no blanks between words. Its C functions carry the prefix `swift_`.
enum LineOpportunities {
  /// The places in a text at which a line may begin, rising, as positions in
  /// its UTF-16; the first is 0, the last its end.
  static func places(in text: [UInt16]) -> [Int] {
    iterator.withLock { address in
      text.withUnsafeBufferPointer { characters in
        let iterator = OpaquePointer(bitPattern: address)
        var status = U_ZERO_ERROR
        swift_ubrk_setText(iterator, characters.baseAddress, Int32(characters.count), &status)
        check(status)
        var places: [Int] = []
        var place = swift_ubrk_first(iterator)
        while place >= 0 {
          places.append(Int(place))
          place = swift_ubrk_next(iterator)
        }
        return places
      }
    }
  }

  /// Whether every place where a line may begin in an ASCII text stands behind a
  /// blank or a line feed: then nobody needs to be asked.
  static func areOnlyBlanks(in text: some Sequence<UInt8>) -> Bool {
    var previous: UInt8 = 0x20
    for byte in text {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x20, 0x0A: break
      // Not at the beginning of a word, where a blank before them ends no line.
      case 0x2C, 0x2E: if previous == 0x20 || previous == 0x0A { return false }
      default: return false
      }
      previous = byte
    }
    return true
  }

  /// The address of ICU's one iterator, which costs more to make than a text to break.
  ///
  /// As a number, since a pointer may not leave the lock's closure.
  private static let iterator = Mutex(open())

  private static func open() -> UInt {
    var status = U_ZERO_ERROR
    let iterator = swift_ubrk_open(UBRK_LINE, "", nil, 0, &status)
    check(status)
    return UInt(bitPattern: iterator)
  }

  private static func check(_ status: UErrorCode) {
    precondition(
      status.rawValue <= U_ZERO_ERROR.rawValue,
      "toolchain: no line breaking in its ICU (\(status.rawValue)); build with Swift 6.3 on Linux"
    )
  }
}
