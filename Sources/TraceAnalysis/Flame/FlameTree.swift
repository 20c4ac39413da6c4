import TraceModel

/// Runs merged by the views above them.
struct FlameTree {
  private struct Node {
    var name: Int
    /// Of this path alone.
    var time = 0
    var runs = 0
    var waste = 0
    /// Time by cause, to find the one that the box is coloured by; a few at most.
    var causes: [(cause: Int, time: Int)] = []
    var children: [ViewID: Int] = [:]
    /// The child entered last: siblings are most often of one view.
    var last = (view: ViewID.none, node: 0)

    mutating func add(_ box: FlameColumns.Box) {
      time += box.duration
      runs += 1
      waste += box.waste
      // Runs too short for the clock still have a cause.
      let spent = max(box.duration, 1)
      if let index = causes.firstIndex(where: { $0.cause == box.cause }) {
        causes[index].time += spent
      } else {
        causes.append((box.cause, spent))
      }
    }
  }

  private var nodes: [Node] = [Node(name: 0)]
  private var open: [(end: UInt32, node: Int)] = []

  mutating func enter(_ box: FlameColumns.Box, view: ViewID, id: UInt32, end: UInt32) {
    while let last = open.last, last.end < id { open.removeLast() }
    let node = child(view, of: open.last?.node ?? 0, name: box.name)
    nodes[node].add(box)
    open.append((end, node))
  }

  private mutating func child(_ view: ViewID, of parent: Int, name: Int) -> Int {
    if nodes[parent].last.view == view { return nodes[parent].last.node }
    let node = nodes[parent].children[view] ?? nodes.count
    if node == nodes.count {
      nodes.append(Node(name: name))
      nodes[parent].children[view] = node
    }
    nodes[parent].last = (view, node)
    return node
  }

  /// Boxes in preorder, the longest of siblings first.
  func columns() -> FlameColumns {
    // Children come after their parents, so one walk backwards adds up.
    var totals = nodes.map(\.time)
    for index in nodes.indices.reversed() {
      for child in nodes[index].children.values { totals[index] += totals[child] }
    }
    var columns = FlameColumns()
    var stack: [(node: Int, start: Int, depth: Int)] = []
    func push(_ children: [ViewID: Int], start: Int, depth: Int) {
      let sorted = children.values.sorted { (totals[$1], $0) < (totals[$0], $1) }
      var start = start
      var boxes: [(node: Int, start: Int, depth: Int)] = []
      for child in sorted {
        boxes.append((child, start, depth))
        start += totals[child]
      }
      stack += boxes.reversed()
    }
    push(nodes[0].children, start: 0, depth: 0)
    while let (index, start, depth) = stack.popLast() {
      let node = nodes[index]
      let cause = node.causes.max { ($0.time, $1.cause) < ($1.time, $0.cause) }
      columns.append(
        .init(
          start: start,
          duration: totals[index],
          depth: depth,
          name: node.name,
          cause: cause?.cause ?? 0,
          runs: node.runs,
          waste: node.waste
        )
      )
      push(node.children, start: start, depth: depth + 1)
    }
    return columns
  }
}
