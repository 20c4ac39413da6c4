/// Elements in the order in which they came; both ends cost O(1) amortised.
struct Queue<Element> {
  private var elements: [Element?] = []
  private var head = 0

  var count: Int { elements.count - head }
  var isEmpty: Bool { head == elements.count }
  var last: Element? { elements.last ?? nil }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    let element = elements[head].take()
    head += 1
    if head == elements.count {
      elements.removeAll(keepingCapacity: true)
      head = 0
    } else if head > 32, head > elements.count / 2 {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }

  mutating func popLast() -> Element? {
    guard !isEmpty else { return nil }
    return elements.removeLast()
  }

  mutating func removeAll() { self = Queue() }
}
