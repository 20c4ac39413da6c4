import Foundation

/// The layout nodes of a page: a bar, and under it the content.
final class PageLayout {
  private let page: LayoutNode
  private let top: LayoutNode
  private let bottom: LayoutNode
  private let content: LayoutNode

  init(_ engine: LayoutEngine) {
    page = LayoutNode(PageRule(), in: engine)
    top = LayoutNode(BarRule(), in: engine)
    bottom = LayoutNode(BarRule(), in: engine)
    content = LayoutNode(FillRule(), in: engine)
  }

  /// Of the container: these nodes have no view that it would come from.
  @MainActor func setDirection(_ direction: LayoutDirection) {
    for node in [page, top, bottom, content] { node.layoutDirection = direction }
  }

  /// Puts the page together.
  @MainActor func put(
    _ views: [LayoutNode],
    _ bar: Bar,
    back: LayoutNode?,
    _ tree: LayoutTree
  ) -> LayoutNode {
    content.setRule(views.count > 1 ? StackRule(vertical: .center) : PassthroughRule())
    content.setChildren(views)
    var leading: [LayoutNode] = []
    var trailing: [LayoutNode] = []
    var middle: [LayoutNode] = []
    var below: [LayoutNode] = []
    let hasBack = back != nil && bar.isBackHidden != true
    if let back, hasBack { leading.append(back) }
    for (place, placement) in bar.items {
      guard let node = Self.nodes(of: place, tree).first else { continue }
      switch placement.edge {
      case .leading: leading.append(node)
      case .trailing: trailing.append(node)
      case .middle: middle.append(node)
      case .below: below.append(node)
      }
    }
    var title: [LayoutNode] = []
    if let place = bar.title, middle.isEmpty { title = [BarElement.layout(place, tree)] }
    var search: [LayoutNode] = []
    if let place = bar.search { search = Self.nodes(of: place, tree) }
    let isLarge = !title.isEmpty && bar.displayMode != .inline && bar.displayMode != .inlineLarge
    top.setRule(
      BarRule(
        leading: leading.count,
        middle: middle.count + title.count,
        trailing: trailing.count,
        search: search.count,
        isLarge: isLarge,
        hasBack: hasBack
      )
    )
    top.setChildren(leading + middle + title + trailing + search)
    bottom.setRule(BarRule(leading: below.count))
    bottom.setChildren(below)
    let hasTop = bar.isHidden != true
    page.setRule(PageRule(hasTop: hasTop, hasBottom: !below.isEmpty))
    page.setChildren([content] + (hasTop ? [top] : []) + (below.isEmpty ? [] : [bottom]))
    return page
  }

  @MainActor private static func nodes(of place: NodeReference, _ tree: LayoutTree) -> [LayoutNode]
  {
    guard let element = place.block.entry(place.entry).pointee.kind as? Element else { return [] }
    return tree.layoutNodes(of: place, element)
  }
}

/// A page: bars above and below what is between them, which may reach out
/// under them.
struct PageRule: ContainerRule, Equatable {
  var hasTop = true
  var hasBottom = false

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: node.child?.size(proposing: proposal) ?? .zero)
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    var bars = node.children.dropFirst()
    let across = ProposedViewSize(width: size.width, height: nil)
    var space = CGRect(origin: .zero, size: size)
    if hasTop, let top = bars.popFirst() {
      let bar = top.size(proposing: across)
      node.put(top, at: .zero, proposing: across)
      space.origin.y = bar.height
      space.size.height -= bar.height
    }
    if hasBottom, let bottom = bars.popFirst() {
      let bar = bottom.size(proposing: across)
      node.put(bottom, at: CGPoint(x: 0, y: size.height - bar.height), proposing: across)
      space.size.height -= bar.height
    }
    guard let content = node.child else { return }
    space.size.height = max(space.size.height, 0)
    let inner = ProposedViewSize(space.size)
    let own = content.size(proposing: inner)
    node.put(
      content,
      at: CGPoint(
        x: LayoutNode.inset(of: own.width, in: space.width),
        y: space.origin.y + LayoutNode.inset(of: own.height, in: space.height)
      ),
      proposing: inner
    )
  }
}

extension PageRule {
  var changesSafeArea: Bool { hasTop || hasBottom }

  func safeArea(of child: LayoutNode, in node: LayoutNode) -> SafeArea? {
    guard child === node.child else { return node.safeArea }
    var bars = node.children.dropFirst()
    var insets = EdgeInsets()
    if hasTop, let top = bars.popFirst() { insets.top = top.placement?.size.height ?? 0 }
    if hasBottom, let bottom = bars.popFirst() {
      insets.bottom = bottom.placement?.size.height ?? 0
    }
    return node.safeArea(less: insets)
  }
}

/// A bar: items at its ends, a title in the middle or large below them, a
/// search field at the bottom.
struct BarRule: LayoutRule, Equatable {
  var leading = 0
  var middle = 0
  var trailing = 0
  var search = 0
  var isLarge = false
  /// The first of the leading items is the way back, with a chevron before it.
  var hasBack = false

  private static let height: CGFloat = 44
  private static let largeTitle: CGFloat = 52
  private static let searchField: CGFloat = 52
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  /// Where the name of the way back begins.
  private static let backTitle: CGFloat = 27

  /// The chevron before the name of the way back.
  static let chevron = CGRect(x: 7, y: 12, width: 20, height: 20)

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let height =
      Self.height + (isLarge ? Self.largeTitle : 0) + (search > 0 ? Self.searchField : 0)
    return CGSize(width: proposal.width ?? 0, height: height)
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    var rest = node.children[...]
    func take(_ count: Int) -> [LayoutNode] {
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    func put(_ child: LayoutNode, x: CGFloat, row: CGFloat) {
      let own = child.size(proposing: .unspecified)
      node.put(
        child,
        at: CGPoint(x: x, y: row + (Self.height - own.height) / 2),
        proposing: .unspecified
      )
    }
    var x = hasBack ? Self.backTitle : Self.margin
    for child in take(leading) {
      put(child, x: x, row: 0)
      x += child.size(proposing: .unspecified).width + Self.gap
    }
    for child in take(middle) {
      let width = child.size(proposing: .unspecified).width
      put(
        child,
        x: isLarge ? Self.margin : max((size.width - width) / 2, 0),
        row: isLarge ? Self.height : 0
      )
    }
    x = size.width - Self.margin
    for child in take(trailing).reversed() {
      x -= child.size(proposing: .unspecified).width
      put(child, x: x, row: 0)
      x -= Self.gap
    }
    let field = ProposedViewSize(width: size.width - 2 * Self.margin, height: nil)
    for child in take(search) {
      let own = child.size(proposing: field)
      node.put(
        child,
        at: CGPoint(
          x: Self.margin,
          y: size.height - Self.searchField + (Self.searchField - own.height) / 2
        ),
        proposing: field
      )
    }
  }
}
