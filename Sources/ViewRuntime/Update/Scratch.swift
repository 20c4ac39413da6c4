/// Memory for results that are compared before they replace older ones.
///
/// A stack in chunks: what lies below the top stays where it is, so a nested
/// update may take more while an outer one still reads its own.
struct Scratch {
  private var chunks: [UnsafeMutableRawBufferPointer] = []
  private var current = -1
  private var used = 0

  static let chunkSize = 64 * 1024

  /// Where the stack stood, to be handed back to `release`.
  struct Mark {
    fileprivate let chunk: Int
    fileprivate let used: Int
  }

  mutating func take(_ size: Int) -> (UnsafeMutableRawPointer, Mark) {
    let mark = Mark(chunk: current, used: used)
    let size = (size + 15) & ~15
    if current < 0 || used + size > chunks[current].count { grow(for: size) }
    guard let base = chunks[current].baseAddress else {
      preconditionFailure("a scratch chunk is never empty")
    }
    defer { used += size }
    return (base + used, mark)
  }

  mutating func release(_ mark: Mark) {
    current = mark.chunk
    used = mark.used
  }

  private mutating func grow(for size: Int) {
    current += 1
    used = 0
    if current < chunks.count, chunks[current].count >= size { return }
    let chunk = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(size, Self.chunkSize),
      alignment: 16
    )
    chunks.insert(chunk, at: current)
  }
}
