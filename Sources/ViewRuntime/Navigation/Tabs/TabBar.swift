import Foundation

/// The bar of a tab view.
struct TabBar {
  let context: TabContext
}

extension TabBar: View {
  typealias Body = Never

  static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(TabBarElement(TypeInfo.of(TabBar.self)), at: offset)
  }
}

private final class TabBarElement: Element {
  override nonisolated var layoutRole: LayoutRole { .container }

  private func context(_ node: NodeReference) -> TabContext {
    node.value(as: TabBar.self).context
  }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule { TabBarRule() }

  override func layoutChildren(_ node: NodeReference, _ tree: LayoutTree) -> [LayoutNode]? {
    context(node).shown.flatMap { tab in
      tab.label.map { tree.layoutNodes(of: $0.node, $0.element) } ?? []
    }
  }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    drawing.fill(.background, in: drawing.layout.reach(into: .bottom))
    let thickness = drawing.environment.pixelLength
    drawing.fill(
      .separator,
      in: CGRect(x: 0, y: 0, width: drawing.bounds.width, height: thickness)
    )
  }

  override func semantics(_ node: NodeReference) -> Semantics? {
    let context = context(node)
    var semantics = Semantics(.tabBar)
    semantics.choices = context.shown.map { tab in
      Semantics.Choice(tab.title) { context.select(tab) }
    }
    return semantics
  }
}

extension TabContext.TabReference {
  /// The place of its name in the bar.
  @MainActor var label: (node: NodeReference, element: Element)? {
    guard place.isAlive else { return nil }
    let end = place.block.entry(place.entry).pointee.end
    for index in place.entry + 1..<end {
      if let label = place.block.entry(index).pointee.kind as? TabLabel {
        return (NodeReference(place.block, index), label)
      }
    }
    return nil
  }

  /// What it is called; its value where it has no name.
  @MainActor var title: String {
    label?.node.innerText ?? tag.map { "\($0.base)" } ?? ""
  }
}

/// A tab view: the page, and under it the bar.
struct TabViewRule: ContainerRule, Equatable {
  let hasBar: Bool

  private static let barHeight: CGFloat = 49

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: node.child?.size(proposing: proposal) ?? .zero)
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let bar = hasBar ? Self.barHeight : 0
    let space = CGSize(width: size.width, height: max(size.height - bar, 0))
    for (index, child) in node.children.enumerated() {
      let isBar = index == node.children.count - 1 && index > 0
      let inner =
        isBar ? ProposedViewSize(width: size.width, height: bar) : ProposedViewSize(space)
      let own = child.size(proposing: inner)
      node.put(
        child,
        at: isBar
          ? CGPoint(x: 0, y: space.height)
          : CGPoint(
            x: LayoutNode.inset(of: own.width, in: space.width),
            y: LayoutNode.inset(of: own.height, in: space.height)
          ),
        proposing: inner
      )
    }
  }
}

extension TabViewRule {
  var changesSafeArea: Bool { hasBar }

  /// A tab's content may reach out under the bar.
  func safeArea(of child: LayoutNode, in node: LayoutNode) -> SafeArea? {
    guard child === node.child else { return node.safeArea }
    return node.safeArea(less: EdgeInsets(Self.barHeight, edges: .bottom))
  }
}

/// The names of tabs, each in an equal share of the width.
struct TabBarRule: LayoutRule, Equatable {
  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    guard !node.children.isEmpty else { return }
    let share = size.width / CGFloat(node.children.count)
    let inner = ProposedViewSize(width: share, height: size.height)
    for (index, child) in node.children.enumerated() {
      let own = child.size(proposing: inner)
      node.put(
        child,
        at: CGPoint(
          x: share * CGFloat(index) + (share - own.width) / 2,
          y: (size.height - own.height) / 2
        ),
        proposing: inner
      )
    }
  }
}
