import Foundation

@testable import ViewRuntime

/// A tree with a bit of everything, drawn from a seed.
final class RandomTree {
  let engine = LayoutEngine()
  private(set) var counts = LayoutCounts()
  private var root: LayoutNode
  private var random: SplitMix
  private var size = CGSize(width: 300, height: 400)
  private var sources: [Rows] = []
  private var direction = LayoutDirection.leftToRight

  init(seed: UInt64, usesCaches: Bool) {
    random = SplitMix(state: seed)
    engine.usesCaches = usesCaches
    engine.countsNodes = true
    root = LayoutNode(EmptyRule(), in: engine)
    if random.below(3) == 0 { direction = .rightToLeft }
    root = node(depth: 4)
    layout()
  }

  func layout() {
    counts = engine.layout(root: root, size: size)
  }

  /// All nodes, parents first.
  var nodes: [LayoutNode] {
    var found: [LayoutNode] = []
    func collect(_ node: LayoutNode) {
      found.append(node)
      node.children.forEach(collect)
    }
    collect(root)
    return found
  }

  var frames: [CGRect?] {
    nodes.map { $0.isShown ? $0.absoluteFrame : nil }
  }

  // MARK: Drawing

  private func node(depth: Int) -> LayoutNode {
    let node: LayoutNode
    switch depth == 0 ? 0 : random.below(10) {
    case 0: node = LayoutNode(leaf(), in: engine)
    case 1, 2, 3:
      node = LayoutNode(modifier(), in: engine)
      node.setChildren([self.node(depth: depth - 1)])
    case 4:
      node = LayoutNode(
        LayerRule(alignment: alignment(), isBackground: random.below(2) == 0),
        in: engine
      )
      node.setChildren([self.node(depth: depth - 1), self.node(depth: depth - 1)])
    case 5: node = scroll(depth: depth)
    case 6: node = grid(depth: depth)
    default:
      node = LayoutNode(container(), in: engine)
      node.setChildren((0..<random.below(4)).map { _ in self.node(depth: depth - 1) })
    }
    node.layoutDirection = direction
    return node
  }

  private func grid(depth: Int) -> LayoutNode {
    let rule = GridRule(
      alignment: alignment(),
      horizontalSpacing: length(20),
      verticalSpacing: length(20)
    )
    let node = LayoutNode(rule, in: engine)
    node.setChildren((0..<random.below(4)).map { _ in gridRow(depth: depth) })
    return node
  }

  private func gridRow(depth: Int) -> LayoutNode {
    if random.below(4) == 0 { return node(depth: depth - 1) }
    let row = LayoutNode(GridRowRule(alignment: nil), in: engine)
    row.layoutDirection = direction
    let cells = (0..<random.below(4)).map { _ in node(depth: depth - 1) }
    for cell in cells {
      if random.below(5) == 0 { cell.setLayoutValue(2, for: GridCellColumnsKey.self) }
      if random.below(5) == 0 { cell.setLayoutValue(axes(), for: GridCellUnsizedAxesKey.self) }
      if random.below(5) == 0 { cell.setLayoutValue(.bottom, for: GridCellAnchorKey.self) }
    }
    row.setChildren(cells)
    return row
  }

  private func scroll(depth: Int) -> LayoutNode {
    let axis: Axis = random.below(3) == 0 ? .horizontal : .vertical
    let node = LayoutNode(ScrollRule(Axis.Set(axis)), in: engine)
    guard random.below(2) == 0 else {
      node.setChildren([self.node(depth: depth - 1)])
      return node
    }
    let lengths = (0..<random.below(60)).map { _ in Double(random.below(80)) }
    let rows = Rows(lengths, in: engine) { length in
      axis == .vertical ? .color.frame(height: length) : .color.frame(width: length)
    }
    sources.append(rows)
    let rule =
      axis == .vertical
      ? LazyStackRule(vertical: .center, spacing: length(20), source: rows)
      : LazyStackRule(horizontal: .center, spacing: length(20), source: rows)
    let lazy = LayoutNode(rule, in: engine)
    lazy.layoutDirection = direction
    node.setChildren([lazy])
    return node
  }

  private func leaf() -> any LayoutRule {
    switch random.below(6) {
    case 0: FixedSizeLeafRule(CGSize(width: random.below(90), height: random.below(90)))
    case 1: FlexibleLeafRule()
    case 2: CircleRule()
    case 3: SpacerRule(minLength: length(30))
    case 4: DividerRule(thickness: 1)
    default: TextRule(random.text(), font: TextFont(.body), lineLimit: random.below(4))
    }
  }

  private func modifier() -> any LayoutRule {
    switch random.below(11) {
    case 0: FixedFrameRule(width: length(150), height: length(150), alignment: alignment())
    case 1, 2: FlexibleFrameRule(width: limits(), height: limits(), alignment: alignment())
    case 3: PaddingRule(EdgeInsets(CGFloat(random.below(30)) - 5, edges: [.top, .leading]))
    case 4: IdealSizeRule(axes())
    case 5: OffsetRule(CGSize(width: random.below(50), height: 3))
    case 6: PositionRule(CGPoint(x: random.below(50), y: 3))
    case 7: AspectRatioRule(length(3).map { CGSize(width: $0, height: 2) }, contentMode: .fit)
    case 8: LayoutPriorityRule(Double(random.below(3)))
    case 9: AlignmentGuideRule(VerticalAlignment.center) { $0.height / 3 }
    default: PassthroughRule(clips: random.below(2) == 0)
    }
  }

  private func container() -> any LayoutRule {
    switch random.below(9) {
    case 0: ZStackRule(alignment: alignment())
    case 8: CachingColumn().layoutRule
    case 1: ViewThatFitsRule(axes())
    case 2: HStackLayout(spacing: 3).layoutRule
    case 3: StackRule(horizontal: .firstTextBaseline, spacing: length(20))
    case 4, 5: StackRule(horizontal: .center, spacing: length(20))
    default: StackRule(vertical: .leading, spacing: length(20))
    }
  }

  private func length(_ limit: Int) -> CGFloat? {
    random.below(3) == 0 ? nil : CGFloat(random.below(limit))
  }

  private func limits() -> LengthLimits {
    let least = length(100)
    let wanted = length(50).map { $0 + (least ?? 0) }
    let most = length(100).map { $0 + (wanted ?? least ?? 0) }
    return LengthLimits(min: least, ideal: wanted, max: random.below(3) == 0 ? .infinity : most)
  }

  private func axes() -> Axis.Set {
    let all: [Axis.Set] = [.horizontal, .vertical, [.horizontal, .vertical]]
    return all[random.below(3)]
  }

  private func alignment() -> Alignment {
    let all: [Alignment] = [.center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline]
    return all[random.below(4)]
  }

  // MARK: Changing

  /// Changes one thing: a rule, children, an offset, rows, the screen.
  func change() {
    let all = nodes
    let node = all[random.below(all.count)]
    switch random.below(10) {
    case 0: size.width = CGFloat(100 + random.below(300))
    case 1: node.invalidate()
    case 2: changeRows()
    case 3, 4:
      let scrolls = all.filter { $0.rule is ScrollRule }
      if scrolls.isEmpty { return }
      let offset = CGPoint(x: random.below(900), y: random.below(900))
      scrolls[random.below(scrolls.count)].scroll(to: offset)
    case 5:
      // The direction is one for the whole screen, as in an app.
      direction = direction == .rightToLeft ? .leftToRight : .rightToLeft
      for node in all { node.layoutDirection = direction }
    default: changeRule(of: node)
    }
  }

  private func changeRule(of node: LayoutNode) {
    switch node.rule {
    case is LazyStackRule, is ScrollRule, is LayerRule: return
    case is any ModifierRule: node.setRule(modifier())
    case _ where node.children.isEmpty && node.parent != nil: node.setRule(leaf())
    case is StackRule, is ZStackRule, is ViewThatFitsRule, is CustomLayoutRule<CachingColumn>:
      node.setRule(container())
      let children = node.children.shuffled(using: &random)
      node.setChildren(children.dropLast(random.below(2)) + [self.node(depth: 1)])
    default: return
    }
  }

  private func changeRows() {
    guard !sources.isEmpty else { return }
    let rows = sources[random.below(sources.count)]
    guard let lazy = nodes.first(where: { ($0.rule as? LazyStackRule)?.source === rows }) else {
      return
    }
    rows.insertAtFront([Double(random.below(80))])
    lazy.rowsChanged(first: lazy.rows.lowerBound + 1)
  }
}
