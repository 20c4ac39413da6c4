import TraceModel

/// Corrects the lines of accesses in place, `isOn.toggle()` or `total += 1`.
///
/// Such an access calls a coroutine twice: to begin, and to end. The compiler
/// gives the beginning no line at all where nothing was asked of the value
/// before, and the end the closing brace where the statement is the last of its
/// scope. The line of the statement is the next one in the first case, and the
/// one before in the second.
struct AccessLines {
  /// Addresses of calls, nearest first, one array a stack.
  var stacks: [[ImageAddress]]
  var symbols: [ImageAddress: [Symbol]]

  /// How far the statement's own code is looked for, and in what steps.
  private static let reach: UInt64 = 160
  private static let step: UInt64 = 4

  /// The same symbols, with the frames of such accesses put right.
  ///
  /// - Parameter lookUp: Finds what stands at further addresses.
  /// - Returns: Nil when that cannot be done.
  func corrected(
    lookUp: ([ImageAddress]) -> [ImageAddress: [Symbol]]?
  ) -> [ImageAddress: [Symbol]]? {
    let frames = Set(stacks.flatMap(accesses)).sorted { $0.frame < $1.frame }
    guard !frames.isEmpty else { return symbols }
    let addresses = frames.flatMap { $0.candidates(reach: Self.reach, step: Self.step) }
    guard let near = lookUp(addresses) else { return nil }
    var result = symbols
    for access in frames {
      guard let own = symbols[access.frame]?.first else { continue }
      let found = access.candidates(reach: Self.reach, step: Self.step)
        .lazy.compactMap { near[$0] }
        .first { access.isStatement($0.first, insteadOf: own) }
      if let found { result[access.frame] = found }
    }
    return result
  }

  /// A frame that calls a coroutine, and which of the two calls it is.
  private struct Access: Hashable {
    var frame: ImageAddress
    var isEnd: Bool

    /// Where the statement's code may lie, the nearest first.
    func candidates(reach: UInt64, step: UInt64) -> [ImageAddress] {
      stride(from: step, through: reach, by: Int(step)).map { distance in
        ImageAddress(
          image: frame.image,
          offset: isEnd ? frame.offset &- distance : frame.offset &+ distance
        )
      }
    }

    /// Whether an address lies in the same function, on a line of its own.
    func isStatement(_ symbol: Symbol?, insteadOf own: Symbol) -> Bool {
      guard let symbol, symbol.start == own.start, symbol.line > 0 else { return false }
      return isEnd ? symbol.line < own.line : !symbol.isLineBefore
    }
  }

  private func accesses(in stack: [ImageAddress]) -> [Access] {
    zip(stack, stack.dropFirst()).compactMap { inner, outer in
      guard let callee = symbols[inner]?.last, let caller = symbols[outer]?.first,
        callee.shortFunction.hasSuffix(".modify"), caller.line > 0
      else { return nil }
      // The second call's name, a part of the coroutine, says so.
      let isEnd = callee.function.contains(".resume.")
      return caller.isLineBefore == isEnd ? nil : Access(frame: outer, isEnd: isEnd)
    }
  }
}
