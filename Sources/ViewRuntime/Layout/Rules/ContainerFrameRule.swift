import Foundation

/// `containerRelativeFrame`: a length that is a function of the container's (rule 39).
///
/// The container is the nearest scroll view or page, else the screen.
struct ContainerFrameRule: ModifierRule {
  let axes: Axis.Set
  let alignment: Alignment
  /// The frame's length along an axis, given the container's.
  let length: (CGFloat, Axis) -> CGFloat

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let container = node.engine.containerSize(for: node)
    let inner = innerProposal(proposal, container)
    let child = node.child?.size(proposing: inner) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? inner.width ?? child.width : child.width,
      height: axes.contains(.vertical) ? inner.height ?? child.height : child.height
    )
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    guard let child = node.child else { return }
    let inner = innerProposal(proposal, node.engine.currentContainerSize(for: node))
    let dimensions = child.dimensions(proposing: inner)
    let box = ViewDimensions(size: size, proposal: proposal, node: nil)
    child.placement = Placement(
      origin: CGPoint(
        x: box[alignment.horizontal] - dimensions[alignment.horizontal],
        y: box[alignment.vertical] - dimensions[alignment.vertical]
      ),
      size: dimensions.size,
      proposal: inner
    )
  }

  private func innerProposal(
    _ proposal: ProposedViewSize,
    _ container: CGSize
  ) -> ProposedViewSize {
    var inner = proposal
    for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) {
      inner[axis] = max(length(container[axis], axis), 0)
    }
    return inner
  }

  func priority(of node: LayoutNode) -> Double { node.child?.priority ?? -.infinity }
}

/// A rule that shares its space out among pages and bars: what it proposes to a
/// child is a container's size.
protocol ContainerRule: LayoutRule {}

extension LayoutNode {
  /// The size that views inside measure themselves by; none where they look
  /// further up, or where the node has no place yet.
  ///
  /// What the node was proposed, since its own size may follow from theirs.
  fileprivate var containerSize: CGSize? {
    guard isPlaced, !scrollAxes.isEmpty || parent?.rule is any ContainerRule else { return nil }
    return placedProposal.replacingUnspecifiedDimensions(by: frame.size)
  }
}

/// What is measured by its container, and by how large a one it was.
struct ContainerDependents {
  private struct Dependent {
    weak var node: LayoutNode?
    var size: CGSize
  }

  /// In the order in which they came.
  private var known: [Dependent] = []

  /// - Complexity: O(dependents); a screen has few.
  mutating func note(_ node: LayoutNode, _ size: CGSize) {
    if let index = known.firstIndex(where: { $0.node === node }) {
      known[index].size = size
    } else {
      known.append(Dependent(node: node, size: size))
    }
  }

  /// Those whose container has another size now.
  mutating func outdated(_ size: (LayoutNode) -> CGSize) -> [LayoutNode] {
    if known.isEmpty { return [] }
    known.removeAll { $0.node == nil }
    return known.compactMap { dependent in
      guard let node = dependent.node, size(node) != dependent.size else { return nil }
      return node
    }
  }
}

extension LayoutEngine {
  /// The size that a node is measured by, which is noted.
  fileprivate func containerSize(for node: LayoutNode) -> CGSize {
    let size = currentContainerSize(for: node)
    containerDependents.note(node, size)
    return size
  }

  /// The screen's stands in for a container that has no place yet.
  func currentContainerSize(for node: LayoutNode) -> CGSize {
    var next = node.parent
    while let parent = next {
      if let size = parent.containerSize { return size }
      next = parent.parent
    }
    return screenSize
  }
}
