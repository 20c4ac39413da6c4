import Foundation

/// How a stack shares out its length, and the buffers that it needs for it.
///
/// Children are asked in groups of falling priority; within a group the least
/// flexible first, each for an equal share of what is then left. One instance
/// serves a stack for life, so that a question allocates nothing.
final class StackScratch {
  private struct Child {
    var priority: Double
    /// Length at a proposal of 0 and of infinity, once asked for.
    var minimum: CGFloat?
    var maximum: CGFloat?
    var size = CGSize.zero
    var proposal = ProposedViewSize.unspecified
    /// Where the guide across the stack lies in the child.
    var guide: CGFloat = 0

    /// How much the length can vary.
    var flexibility: CGFloat {
      let range = (maximum ?? 0) - (minimum ?? 0)
      return range.isNaN ? 0 : range
    }
  }

  /// The node's revision that the scratch was loaded at; 0 before.
  var revision: UInt32?
  private(set) var size = CGSize.zero

  private var axis = Axis.horizontal
  private var guide = VerticalAlignment.center.key
  private var children: [Child] = []
  /// Positions in `children` in the order in which they are asked.
  private var order: [Int] = []
  /// The gap after each child but the last.
  private var gaps: [CGFloat] = []
  /// The largest distance from a child's start to its guide.
  private var guideOffset: CGFloat = 0
  private var solved: ProposalKey?

  /// Takes over what does not depend on the proposal.
  func load(_ rule: StackRule, _ nodes: [LayoutNode]) {
    axis = rule.axis
    guide = rule.guide
    solved = nil
    children.removeAll(keepingCapacity: true)
    gaps.removeAll(keepingCapacity: true)
    for (index, node) in nodes.enumerated() {
      children.append(Child(priority: node.priority))
      if index == 0 { continue }
      gaps.append(
        rule.spacing ?? nodes[index - 1].spacing.distance(to: node.spacing, along: axis)
      )
    }
    order = Array(children.indices)
    if !isOrderedByPriority { order.sort { comesBefore($0, $1) { $0.priority > $1.priority } } }
  }

  /// Sizes the children for a proposal; nothing to do where it is the last one's.
  func solve(_ nodes: [LayoutNode], proposing proposal: ProposedViewSize) {
    let key = ProposalKey(proposal)
    if solved == key { return }
    if let major = proposal[axis] {
      share(major, nodes, across: proposal[axis.crossing])
    } else {
      for index in children.indices { ask(index, nodes, proposal) }
    }
    measure(nodes)
    solved = key
  }

  /// Puts the children one after the other.
  func put(_ nodes: [LayoutNode], at origin: CGPoint) {
    var position: CGFloat = 0
    for (index, node) in nodes.enumerated() {
      let child = children[index]
      let point = CGPoint(position, along: axis, across: guideOffset - child.guide)
      node.placement = Placement(
        origin: CGPoint(x: origin.x + point.x, y: origin.y + point.y),
        size: child.size,
        proposal: child.proposal
      )
      position += child.size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
  }

  // MARK: Sharing

  private func share(_ major: CGFloat, _ nodes: [LayoutNode], across minor: CGFloat?) {
    for index in children.indices {
      children[index].minimum = nil
      children[index].maximum = nil
    }
    var available = gaps.reduce(major) { $0 - $1 }
    // The first group leaves the others at least their minimum.
    var start = 0
    var end = endOfGroup(from: 0)
    for index in order[end...] { available -= minimum(index, nodes, minor) }
    while start < order.count {
      if start > 0 {
        for index in order[start..<end] { available += minimum(index, nodes, minor) }
      }
      sortByFlexibility(start..<end, nodes, minor)
      for place in start..<end {
        let share = max(available / CGFloat(end - place), 0)
        // Infinity less infinity is no number: there is still no end to it.
        let length = major == .infinity ? major : share.isNaN ? 0 : share
        ask(order[place], nodes, ProposedViewSize(length, along: axis, across: minor))
        available -= children[order[place]].size[axis]
      }
      start = end
      end = endOfGroup(from: start)
    }
  }

  private func ask(_ index: Int, _ nodes: [LayoutNode], _ proposal: ProposedViewSize) {
    children[index].size = nodes[index].size(proposing: proposal)
    children[index].proposal = proposal
  }

  private func minimum(_ index: Int, _ nodes: [LayoutNode], _ minor: CGFloat?) -> CGFloat {
    if let known = children[index].minimum { return known }
    let proposal = ProposedViewSize(0, along: axis, across: minor)
    let length = nodes[index].size(proposing: proposal)[axis]
    children[index].minimum = length
    return length
  }

  private func maximum(_ index: Int, _ nodes: [LayoutNode], _ minor: CGFloat?) -> CGFloat {
    if let known = children[index].maximum { return known }
    let proposal = ProposedViewSize(.infinity, along: axis, across: minor)
    let length = nodes[index].size(proposing: proposal)[axis]
    children[index].maximum = length
    return length
  }

  // MARK: Order

  private func endOfGroup(from start: Int) -> Int {
    var end = start
    while end < order.count, children[order[end]].priority == children[order[start]].priority {
      end += 1
    }
    return end
  }

  /// Puts the least flexible of a group first; a child alone is not probed.
  private func sortByFlexibility(_ group: Range<Int>, _ nodes: [LayoutNode], _ minor: CGFloat?) {
    if group.count < 2 { return }
    for index in order[group] {
      _ = minimum(index, nodes, minor)
      _ = maximum(index, nodes, minor)
    }
    // An earlier proposal may have left the group in another order.
    order[group].sort()
    let isLess: (Child, Child) -> Bool = { a, b in
      let flexibility = (a.flexibility, b.flexibility)
      if flexibility.0 == .infinity && flexibility.1 == .infinity {
        return a.minimum ?? 0 > b.minimum ?? 0
      }
      return flexibility.0 < flexibility.1
    }
    let isSorted = zip(order[group], order[group].dropFirst()).allSatisfy {
      !isLess(children[$1], children[$0])
    }
    if isSorted { return }
    order.replaceSubrange(group, with: order[group].sorted { comesBefore($0, $1, by: isLess) })
  }

  private var isOrderedByPriority: Bool {
    zip(children, children.dropFirst()).allSatisfy { $0.priority >= $1.priority }
  }

  /// Orders by `isLess`; equals keep the order of the source.
  private func comesBefore(_ a: Int, _ b: Int, by isLess: (Child, Child) -> Bool) -> Bool {
    if isLess(children[a], children[b]) { return true }
    if isLess(children[b], children[a]) { return false }
    return a < b
  }

  // MARK: Size

  /// Adds up along the axis and lines up across it.
  private func measure(_ nodes: [LayoutNode]) {
    var major = gaps.reduce(0, +)
    var above = -CGFloat.infinity
    var below = -CGFloat.infinity
    var isEndless = false
    for (index, node) in nodes.enumerated() {
      let child = children[index]
      major += child.size[axis]
      let length = child.size[axis.crossing]
      guard length.isFinite else {
        isEndless = true
        children[index].guide = 0
        continue
      }
      let dimensions = ViewDimensions(size: child.size, proposal: child.proposal, node: node)
      let value = dimensions[guide]
      let position = value.isFinite ? value : 0
      children[index].guide = position
      above = max(above, position)
      below = max(below, length - position)
    }
    guideOffset = above.isFinite ? above : 0
    let minor = isEndless ? .infinity : above.isFinite ? above + below : 0
    size = CGSize(major, along: axis, across: minor)
  }
}
