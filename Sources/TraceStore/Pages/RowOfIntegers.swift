/// The columns of one row, as SQLite's record format holds them.
struct RowOfIntegers: ~Copyable {
  /// The row's id, which is the table's first column.
  private(set) var id: Int64 = 0
  private let values: UnsafeMutableBufferPointer<Int64>
  /// A bit for each column that is NULL.
  private var nulls: UInt64 = 0

  /// - Parameter columns: 64 at most.
  init(columns: Int) {
    precondition(columns <= 64, "a row has a bit for each column")
    values = .allocate(capacity: columns)
    values.initialize(repeating: 0)
  }

  deinit { values.deallocate() }

  /// A column's value, 0 for NULL; the column of the id is NULL.
  @inline(__always)
  subscript(column: Int) -> Int64 { values[column] }

  /// A count or id; NULL is 0.
  @inline(__always)
  func word(_ column: Int) -> UInt32 { UInt32(truncatingIfNeeded: values[column]) }

  func isNull(_ column: Int) -> Bool { nulls & (1 << UInt64(column)) != 0 }

  /// Reads the cell of a leaf.
  ///
  /// May read up to `PageFile.slack` bytes behind the end before it notices.
  ///
  /// - Returns: False where the cell does not end before `end`, or holds what is
  ///   no integer.
  @inline(__always)
  mutating func read(_ cell: UnsafeRawPointer, before end: UnsafeRawPointer) -> Bool {
    let (length, afterLength) = readVarint(cell)
    let (id, payload) = readVarint(afterLength)
    guard length > 0, length <= end - payload else { return false }
    let payloadEnd = payload + Int(length)
    let (headerLength, types) = readVarint(payload)
    guard headerLength <= length else { return false }
    let typesEnd = payload + Int(headerLength)
    self.id = id
    nulls = 0
    var type = types
    var value = typesEnd
    for column in 0..<values.count {
      // Columns that were added after the row was written are NULL.
      let code = type < typesEnd ? type.load(as: UInt8.self) : 0
      guard value <= payloadEnd, code <= 9, code != 7 else { return false }
      values[column] = number(code, at: value, column)
      value += Self.lengths(code)
      type += 1
    }
    return value <= payloadEnd
  }

  /// Bytes of a value by its type's code, four bits each.
  @inline(__always)
  private static func lengths(_ code: UInt8) -> Int {
    Int(truncatingIfNeeded: 0x00_8864_3210 as UInt64 >> UInt64(code &* 4)) & 15
  }

  @inline(__always)
  private mutating func number(
    _ code: UInt8,
    at address: UnsafeRawPointer,
    _ column: Int
  ) -> Int64 {
    switch code {
    case 1: return Int64(address.load(as: Int8.self))
    case 8: return 0
    case 9: return 1
    case 2: return Int64(Int16(bigEndian: address.loadUnaligned(as: Int16.self)))
    case 3:
      let high = Int64(Int16(bigEndian: address.loadUnaligned(as: Int16.self)))
      return high << 8 | Int64((address + 2).load(as: UInt8.self))
    case 4: return Int64(Int32(bigEndian: address.loadUnaligned(as: Int32.self)))
    case 5:
      let high = Int64(Int32(bigEndian: address.loadUnaligned(as: Int32.self)))
      return high << 16
        | Int64(UInt16(bigEndian: (address + 4).loadUnaligned(as: UInt16.self)))
    case 6: return Int64(bigEndian: address.loadUnaligned(as: Int64.self))
    default:
      nulls |= 1 << UInt64(column)
      return 0
    }
  }
}

/// SQLite's integers of one to nine bytes: the value, and what follows it.
@inline(__always)
func readVarint(_ address: UnsafeRawPointer) -> (Int64, UnsafeRawPointer) {
  let first = address.load(as: UInt8.self)
  guard first >= 0x80 else { return (Int64(first), address + 1) }
  var value = UInt64(first & 0x7F)
  for index in 1..<8 {
    let byte = address.load(fromByteOffset: index, as: UInt8.self)
    value = value << 7 | UInt64(byte & 0x7F)
    if byte < 0x80 { return (Int64(bitPattern: value), address + index + 1) }
  }
  let last = address.load(fromByteOffset: 8, as: UInt8.self)
  return (Int64(bitPattern: value << 8 | UInt64(last)), address + 9)
}
