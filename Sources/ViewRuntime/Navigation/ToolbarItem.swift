/// Where an item of a bar goes.
public struct ToolbarItemPlacement: Equatable, Sendable {
  /// The ends of the bars.
  enum Edge: Sendable { case leading, middle, trailing, below }

  let edge: Edge

  public static let automatic = ToolbarItemPlacement(edge: .trailing)
  public static let principal = ToolbarItemPlacement(edge: .middle)
  public static let navigation = ToolbarItemPlacement(edge: .leading)
  public static let primaryAction = ToolbarItemPlacement(edge: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(edge: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(edge: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(edge: .leading)
  public static let destructiveAction = ToolbarItemPlacement(edge: .trailing)
  public static let status = ToolbarItemPlacement(edge: .below)
  public static let bottomBar = ToolbarItemPlacement(edge: .below)
  public static let keyboard = ToolbarItemPlacement(edge: .below)
  public static let topBarLeading = ToolbarItemPlacement(edge: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(edge: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(edge: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(edge: .trailing)
}

/// One item of a bar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never

  public static func _makeToolbar(_ builder: _ShapeBuilder, at offset: Int) {
    builder.toolbarItem(at: offset + _offset(\Self.placement, ToolbarItemPlacement.self)) {
      Content._make(builder, at: offset + _offset(\Self.content, Content.self))
    }
  }
}

extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  nonisolated public init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Several views in one place of a bar.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never

  public static func _makeToolbar(_ builder: _ShapeBuilder, at offset: Int) {
    builder.toolbarItem(at: offset + _offset(\Self.placement, ToolbarItemPlacement.self)) {
      Content._make(builder, at: offset + _offset(\Self.content, Content.self))
    }
  }
}

/// Empty space in a bar.
public struct ToolbarSpacer {
  public init(
    _ sizing: SpacerSizing = .flexible,
    placement: ToolbarItemPlacement = .automatic
  ) {}
}

extension ToolbarSpacer: ToolbarContent {
  public typealias Body = Never

  public static func _makeToolbar(_ builder: _ShapeBuilder, at offset: Int) {}
}

/// How much space a spacer takes.
public enum SpacerSizing: Hashable, Sendable { case flexible, fixed }

extension _ShapeBuilder {
  @MainActor fileprivate func toolbarItem(at offset: Int, content: () -> Void) {
    element(
      ToolbarItemElement(TypeInfo.of(ToolbarItemPlacement.self)),
      at: offset,
      content: content
    )
  }
}

/// An item of a bar on screen: its views live here and are laid out there.
private final class ToolbarItemElement: Element, BarPlace {
  override nonisolated var layoutRole: LayoutRole { .detached }
  override nonisolated var laziness: Bool? { false }
  override func layoutRule(_ node: NodeReference) -> any LayoutRule { ControlRule() }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    node.environment.navigationPage?.add(node)
  }

  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    if isChanged { node.environment.navigationPage?.changed() }
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    node.environment.navigationPage?.remove(node)
  }

  func describe(_ bar: inout Bar, _ place: NodeReference) {
    bar.items.append((place, place.value(as: ToolbarItemPlacement.self)))
  }
}
