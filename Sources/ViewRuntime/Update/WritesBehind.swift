import TraceModel

/// The writes that set a run off, in order; mostly one, which takes no memory
/// of its own.
struct WritesBehind: Equatable {
  private(set) var first = WriteID.none
  /// All after the first.
  private(set) var further: [WriteID] = []

  init() {}

  init(_ write: WriteID) { first = write }

  var isEmpty: Bool { first.isNone }

  mutating func append(_ write: WriteID) {
    if first.isNone { first = write } else { further.append(write) }
  }
}
