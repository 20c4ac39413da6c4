/// What the content of a place hands up of one key, collected in order.
@MainActor
struct PreferenceSum<Key: PreferenceKey> {
  /// Nil where nobody says anything of the key.
  private var sum: Key.Value?
  /// Who has said what: equal where nothing can have changed.
  private(set) var stamps: [Int] = []

  init() {}

  /// Of all content of a place.
  init(in node: NodeReference) {
    let end = node.block.entry(node.entry).pointee.end
    walk(node.block, node.entry + 1, end)
  }

  /// Of what stands in the same place before another one.
  init(before node: NodeReference) {
    let first = node.block.entry(node.entry).pointee.parent + 1
    walk(node.block, first, node.entry)
  }

  var value: Key.Value { sum ?? Key.defaultValue }

  mutating func add(_ next: Key.Value, stamp: Int) {
    stamps.append(stamp)
    guard var value = sum else {
      sum = next
      return
    }
    Key.reduce(value: &value) { next }
    sum = value
  }

  /// Somebody has been asked whose value shows in those that follow.
  mutating func note(_ stamps: [Int]) { self.stamps += stamps }

  private mutating func walk(_ block: Block) {
    // Rows out of sight hand up nothing.
    if block.header.pointee.mask.contains(.isOutOfSight) { return }
    walk(block, 0, Int32(block.shape.entries.count))
  }

  private mutating func walk(_ block: Block, _ first: Int32, _ end: Int32) {
    var index = first
    while index < end {
      let place = NodeReference(block, index)
      let entry = block.entry(index)
      index += 1
      guard block.record(place.entry).pointee.mask.contains(.isMounted) else { continue }
      if entry.pointee.role == .element {
        let element = unsafeDowncast(entry.pointee.kind, to: Element.self)
        if let element = element as? PreferenceElement, element.contribute(to: &self, place) {
          index = entry.pointee.end
          continue
        }
        // What lies over the screen is no part of the view that presents it.
        if element.presentsChildren { continue }
      }
      entry.pointee.kind.forEachChild(place) { walk($0) }
    }
  }
}
