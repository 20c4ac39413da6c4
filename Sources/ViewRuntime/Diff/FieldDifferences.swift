import TraceModel

/// Which fields of a value differ, by index, and how each does.
///
/// Two bits a field, so that what is noted with every run and looked up for its
/// causes takes no memory of its own; fields beyond the 32nd are kept in a list.
struct FieldDifferences: Hashable, Sequence {
  private var bits: UInt64 = 0
  private var further: [Further] = []

  fileprivate struct Further: Hashable {
    let index: Int
    let difference: InputDifference
  }

  private static let inBits = UInt64.bitWidth / 2

  var isEmpty: Bool { bits == 0 && further.isEmpty }

  /// Notes a field's difference; fields come in order, each once.
  mutating func append(_ index: Int, _ difference: InputDifference) {
    if index < Self.inBits {
      bits |= UInt64(difference.rawValue) << UInt64(index * 2)
    } else if difference != .notInput {
      further.append(Further(index: index, difference: difference))
    }
  }

  func makeIterator() -> Iterator { Iterator(bits: bits, further: further[...]) }

  /// The fields that differ, in order.
  struct Iterator: IteratorProtocol {
    fileprivate var bits: UInt64
    fileprivate var further: ArraySlice<Further>

    mutating func next() -> (index: Int, difference: InputDifference)? {
      guard bits != 0 else { return further.popFirst().map { ($0.index, $0.difference) } }
      let index = bits.trailingZeroBitCount / 2
      let difference = InputDifference(rawValue: UInt8(bits >> UInt64(index * 2) & 3))
      bits &= ~(3 << UInt64(index * 2))
      return (index, difference ?? .changed)
    }
  }
}
