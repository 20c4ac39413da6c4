import Foundation
import TraceModel

extension _ShapeBuilder {
  /// A scroll view with rows on demand.
  @MainActor func listContainer(at offset: Int, content: () -> Void) {
    element(ListElement(), at: offset) {
      element(ListRowsElement(), at: offset, content: content)
    }
  }
}

private final class ListElement: ScrollContainerElement {
  init() { super.init(TypeInfo.of(_ListSettings.self)) }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    node.environment.scrollSettings.rule(.vertical)
  }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    let look = ListLook.of(node)
    drawing.list = look
    guard !look.hidesBackground else { return }
    // Behind bars and in the safe area, too.
    drawing.fill(
      look.isPlain ? .background : .groupedBackground,
      in: drawing.layout.clipBounds
    )
  }

  /// A binding is no look; who reads it sees to that.
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }
}

/// The rows of a list.
private final class ListRowsElement: LazyElement {
  init() { super.init(TypeInfo.of(_ListSettings.self)) }

  override func kind(_ node: NodeReference) -> LazyKind {
    node.value(as: _ListSettings.self).isForm ? .form : .list
  }

  override func style(_ node: NodeReference) -> ListRowStyle? { ListRowStyle(list: node) }

  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    guard let rows = rows(node) else { return EmptyRule() }
    return LazyStackRule(vertical: .leading, spacing: 0, source: rows)
  }
}

/// What a list puts around its rows.
@MainActor
struct ListRowStyle {
  let list: NodeReference

  /// The insets and the least height of a row, as far as its own modifiers do
  /// not say otherwise.
  func rule(_ part: RowPart, _ row: Block?) -> any LayoutRule {
    var insets =
      switch part {
      case .row: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
      case .header: EdgeInsets(top: 16, leading: 20, bottom: 6, trailing: 20)
      case .footer: EdgeInsets(top: 6, leading: 20, bottom: 16, trailing: 20)
      }
    if let own = row.flatMap(Self.insets) { insets = own }
    let least = part == .row ? list.environment.defaultMinListRowHeight : 0
    return ListRowRule(part: part, insets: insets, leastHeight: least)
  }

  /// What `listRowInsets` in a row says.
  private static func insets(_ row: Block) -> EdgeInsets? {
    for index in 0..<Int32(row.shape.entries.count) {
      let kind = row.entry(index).pointee.kind
      if let modifier = kind as? ListRowInsetsElement {
        return modifier.insets(NodeReference(row, index))
      }
      if kind.role == .dynamic { return nil }
      if kind.role == .element, unsafeDowncast(kind, to: Element.self).layoutRole.isView {
        return nil
      }
    }
    return nil
  }

  /// What a tap on a row does, where rows can be selected.
  func semantics(_ row: Block) -> Semantics? {
    guard list.isAlive, let selection = list.value(as: _ListSettings.self).selection,
      let value = Self.selectionValue(row)
    else { return nil }
    var semantics = Semantics(.other, label: NodeReference.innerText(of: row))
    semantics.value = selection.isSelected(value) ? "selected" : nil
    semantics.tap = { _ = selection.select(value) }
    return semantics
  }

  /// The tag in a row, or the id of its element.
  private static func selectionValue(_ row: Block) -> Any? {
    for index in 0..<Int32(row.shape.entries.count) {
      if let tag = row.entry(index).pointee.kind as? AnyTagElement {
        return tag.tag(NodeReference(row, index))
      }
    }
    guard let parent = row.header.pointee.parent else { return nil }
    let place = NodeReference(parent, row.header.pointee.parentEntry)
    return ListContent.rows(place)?.ids.key(at: Int(row.header.pointee.index))
  }
}

/// A row of a list: as wide as the list, its content at the leading edge.
struct ListRowRule: ModifierRule, Equatable {
  let part: RowPart
  let insets: EdgeInsets
  let leastHeight: CGFloat

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let content = node.child?.size(proposing: inner(proposal)) ?? .zero
    return CGSize(
      width: proposal.width ?? content.width + insets.horizontal,
      height: max(content.height + insets.vertical, leastHeight)
    )
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    guard let child = node.child else { return }
    let inner = inner(proposal)
    let height = child.size(proposing: inner).height
    let room = size.height - insets.vertical
    node.putChild(
      at: CGPoint(x: insets.leading, y: insets.top + max((room - height) / 2, 0)),
      proposing: inner
    )
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) }
    )
  }
}

extension LayoutNode {
  /// The bounds of the list row that the node is all of, in its coordinates.
  var rowAround: CGRect? {
    var origin = CGPoint.zero
    var node = self
    while true {
      if node.rule is ListRowRule { return node.bounds.offset(by: origin) }
      origin.x -= node.frame.minX
      origin.y -= node.frame.minY
      guard let parent = node.parent, parent.rule.isModifier else { return nil }
      node = parent
    }
  }
}
