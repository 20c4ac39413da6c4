public import Foundation
import TraceModel

/// A column or row of a grid: how wide it is.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns, of which only those that can be seen exist.
///
/// The header and the footer of a section take a place like any other view.
public struct LazyVGrid<Content: View> {
  let layout: _LazyGridLayout
  let content: Content

  nonisolated public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = _LazyGridLayout(items: columns, axis: .vertical, spacing: spacing)
    self.content = content()
  }
}

extension LazyVGrid: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(
      LazyGridElement(),
      at: offset + _offset(\Self.layout, _LazyGridLayout.self)
    ) { builder.child(Content.self, at: offset + _offset(\Self.content, Content.self)) }
  }
}

/// Views in rows, of which only those that can be seen exist.
public struct LazyHGrid<Content: View> {
  let layout: _LazyGridLayout
  let content: Content

  nonisolated public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = _LazyGridLayout(items: rows, axis: .horizontal, spacing: spacing)
    self.content = content()
  }
}

extension LazyHGrid: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(
      LazyGridElement(),
      at: offset + _offset(\Self.layout, _LazyGridLayout.self)
    ) { builder.child(Content.self, at: offset + _offset(\Self.content, Content.self)) }
  }
}

/// What a grid is, apart from its content.
public struct _LazyGridLayout: Sendable {
  let items: [GridItem]
  /// Along which its lines follow each other.
  let axis: Axis
  let spacing: CGFloat?
}

private final class LazyGridElement: Element {
  init() { super.init(TypeInfo.of(_LazyGridLayout.self)) }

  override nonisolated var layoutRole: LayoutRole { .container }
  override nonisolated var laziness: Bool? { true }

  private func lines(_ node: NodeReference) -> GridLines? {
    node.block.record(node.entry).pointee.object.map {
      unsafeDowncast($0.takeUnretainedValue(), to: GridLines.self)
    }
  }

  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool {
    let old = old.assumingMemoryBound(to: _LazyGridLayout.self).pointee
    let new = new.assumingMemoryBound(to: _LazyGridLayout.self).pointee
    return old.axis == new.axis && old.spacing == new.spacing
      && old.items.count == new.items.count
      && zip(old.items, new.items).allSatisfy { isSameValue($0, $1) }
  }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    let isVertical = node.value(as: _LazyGridLayout.self).axis == .vertical
    let kind = isVertical ? LazyKind.verticalGrid : .horizontalGrid
    let lines = GridLines(LazyRows(node, reconciler, kind, style: nil), node)
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(lines)
  }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    guard let lines = lines(node) else { return EmptyRule() }
    let layout = node.value(as: _LazyGridLayout.self)
    lines.items = layout.items
    let stack =
      layout.axis == .vertical
      ? LazyStackRule(vertical: .leading, spacing: layout.spacing, source: lines)
      : LazyStackRule(horizontal: .top, spacing: layout.spacing, source: lines)
    return LazyGridRule(stack: stack, lines: lines, items: layout.items)
  }

  override func rowsChanged(_ node: NodeReference, at place: NodeReference) {
    guard let lines = lines(node) else { return }
    _ = lines.rows.contentChanged(at: place)
    lines.forget()
    LayoutLink.of(node)?.nodes.first?.rowsChanged()
  }
}
