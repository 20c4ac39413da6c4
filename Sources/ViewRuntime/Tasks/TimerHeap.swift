/// Timers by (time, order of arrival), the earliest on top.
struct TimerHeap<Payload> {
  struct Element {
    /// Virtual nanoseconds.
    var time: Int64
    /// Unique; grows with each timer, so that equal times keep their order.
    var sequence: UInt64
    var payload: Payload

    func isBefore(_ other: Element) -> Bool {
      time < other.time || (time == other.time && sequence < other.sequence)
    }
  }

  private var elements: [Element] = []

  var first: Element? { elements.first }
  var count: Int { elements.count }

  /// All that are due by then, the earliest first.
  func due(by time: Int64) -> [Element] {
    elements.filter { $0.time <= time }.sorted { $0.isBefore($1) }
  }

  mutating func insert(_ element: Element) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard elements[child].isBefore(elements[parent]) else { break }
      elements.swapAt(child, parent)
      child = parent
    }
  }

  mutating func removeFirst() -> Element? {
    guard let last = elements.popLast() else { return nil }
    guard let first = elements.first else { return last }
    elements[0] = last
    sink(from: 0)
    return first
  }

  /// Takes out the timer with that sequence number.
  ///
  /// - Complexity: O(*n*); cancelling is rare beside firing.
  mutating func remove(sequence: UInt64) -> Element? {
    guard let index = elements.firstIndex(where: { $0.sequence == sequence }) else { return nil }
    let removed = elements.remove(at: index)
    for root in stride(from: elements.count / 2, through: 0, by: -1) { sink(from: root) }
    return removed
  }

  private mutating func sink(from root: Int) {
    var parent = root
    while true {
      var smallest = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < elements.count {
        if elements[child].isBefore(elements[smallest]) { smallest = child }
      }
      if smallest == parent { return }
      elements.swapAt(parent, smallest)
      parent = smallest
    }
  }
}
