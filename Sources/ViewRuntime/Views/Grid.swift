public import Foundation

/// Views in rows whose columns line up; all of them exist.
public struct Grid<Content> {
  let layout: _GridLayout
  let content: Content
}

/// What a grid is, apart from its content.
public struct _GridLayout: Equatable, Sendable {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
}

extension Grid: View where Content: View {
  public typealias Body = Never

  nonisolated public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = _GridLayout(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
    self.content = content()
  }

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(GridElement(), at: offset + _offset(\Self.layout, _GridLayout.self)) {
      Content._make(builder, at: offset + _offset(\Self.content, Content.self))
    }
  }
}

/// A row of a grid; each of its views is a cell.
public struct GridRow<Content> {
  let layout: _GridRowLayout
  let content: Content
}

/// What a row of a grid is, apart from its content.
public struct _GridRowLayout: Equatable, Sendable {
  let alignment: VerticalAlignment?
}

extension GridRow: View where Content: View {
  public typealias Body = Never

  nonisolated public init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = _GridRowLayout(alignment: alignment)
    self.content = content()
  }

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(GridRowElement(), at: offset + _offset(\Self.layout, _GridRowLayout.self)) {
      Content._make(builder, at: offset + _offset(\Self.content, Content.self))
    }
  }
}

extension View {
  /// Has the view take several columns of its row.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: count)
  }

  /// Keeps the view from making its column wider or its row higher.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }

  /// Where the view lies in its cell, whatever the grid's alignment is.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }

  /// How all cells of the view's column are aligned.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
}

private final class GridElement: Element {
  init() { super.init(TypeInfo.of(_GridLayout.self)) }
  override nonisolated var layoutRole: LayoutRole { .container }
  override nonisolated var laziness: Bool? { false }
  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    let layout = node.value(as: _GridLayout.self)
    return GridRule(
      alignment: layout.alignment,
      horizontalSpacing: layout.horizontalSpacing,
      verticalSpacing: layout.verticalSpacing
    )
  }
}

private final class GridRowElement: Element {
  init() { super.init(TypeInfo.of(_GridRowLayout.self)) }
  override nonisolated var layoutRole: LayoutRole { .container }
  override nonisolated var laziness: Bool? { false }
  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    GridRowRule(alignment: node.value(as: _GridRowLayout.self).alignment)
  }
}
