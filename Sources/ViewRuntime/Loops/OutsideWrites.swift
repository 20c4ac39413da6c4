import TraceModel

/// Writes that tasks, timers and blocks made since the app was last touched.
///
/// What keeps an app busy in every frame is one of these; the error of an app
/// that never rests names those that were made again and again.
struct OutsideWrites {
  private struct Key: Hashable {
    let name: String
    let node: NodeID
    let writer: String
  }

  private struct Entry {
    let key: Key
    let property: String
    var count = 0
    /// The view that ran for it first.
    var reader: String?
  }

  private var entries: [Entry] = []
  private var indices: [Key: Int] = [:]
  /// Those whose readers are not known yet.
  private var open: [WriteID: Int] = [:]

  /// How often a write is made before it counts as one that goes on.
  private static let least = 3

  mutating func note(
    _ write: WriteID,
    _ name: String,
    node: NodeID,
    by writer: String,
    property: @autoclosure () -> String
  ) {
    let key = Key(name: name, node: node, writer: writer)
    let index: Int
    if let known = indices[key] {
      index = known
    } else {
      index = entries.count
      indices[key] = index
      entries.append(Entry(key: key, property: property()))
    }
    entries[index].count += 1
    if entries[index].reader == nil { open[write] = index }
  }

  mutating func mark(_ write: WriteID, reader: @autoclosure () -> String) {
    guard !open.isEmpty, let index = open.removeValue(forKey: write) else { return }
    if entries[index].reader == nil { entries[index].reader = reader() }
  }

  /// Sentences about those that anybody runs for, most frequent first.
  var sentences: [String] {
    entries.enumerated()
      .filter { $0.element.count >= Self.least && $0.element.reader != nil }
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .prefix(3)
      .map { _, entry in
        "\(entry.key.writer) writes \(entry.property), for which \(entry.reader ?? "a view") runs: "
          + "\(entry.count) times in this step"
      }
  }
}
