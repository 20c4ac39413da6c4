/// Presents a view over the screen while a value says so.
public struct _SheetModifier<Item: Identifiable, Content: View> {
  let item: Binding<Item?>
  let kind: Presentation.Kind
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content
}

extension _SheetModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    builder.element(SheetElement<Item, Content>(TypeInfo.of(Self.self)), at: offset) {
      Modified._make(builder, at: contentOffset)
    }
  }
}

/// Stands for the item where a sheet has none.
public struct _Presented: Identifiable {
  public var id: Bool { true }
}

/// A flag as an item that is there or not.
private final class FlagLocation: AnyLocation<_Presented?> {
  private let flag: Binding<Bool>

  init(_ flag: Binding<Bool>) { self.flag = flag }

  override var base: AnyLocationBase { flag.location.base }
  override func get() -> _Presented? { flag.wrappedValue ? _Presented() : nil }
  override func peek() -> _Presented? { flag.location.peek() ? _Presented() : nil }

  override func set(_ value: _Presented?, _ transaction: Transaction) {
    flag.location.set(value != nil, transaction)
  }

  override func isSame(as other: AnyLocationBase) -> Bool {
    (other as? FlagLocation).map { flag.location.isSame(as: $0.flag.location) } ?? false
  }
}

extension View {
  nonisolated private func presenting<Content: View>(
    _ isPresented: Binding<Bool>,
    _ kind: Presentation.Kind,
    _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> ModifiedContent<Self, _SheetModifier<_Presented, Content>> {
    modifier(
      _SheetModifier(
        item: Binding(FlagLocation(isPresented)),
        kind: kind,
        onDismiss: onDismiss,
        content: { _ in content() }
      )
    )
  }

  /// Presents a sheet while a binding is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, .sheet, onDismiss, content)
  }

  /// Presents a sheet for an item while there is one.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_SheetModifier(item: item, kind: .sheet, onDismiss: onDismiss, content: content))
  }

  /// Presents a view that covers the screen while a binding is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, .cover, onDismiss, content)
  }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_SheetModifier(item: item, kind: .cover, onDismiss: onDismiss, content: content))
  }

  /// Presents a popover, which on a narrow screen is a sheet.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, .popover, nil, content)
  }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_SheetModifier(item: item, kind: .popover, onDismiss: nil, content: content))
  }
}

/// Where a popover points to.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Source)
  case point(UnitPoint)

  /// A rectangle of a view.
  public struct Source: Sendable {
    public static let bounds = Source()
  }
}

private final class SheetElement<Item: Identifiable, Content: View>: PresenterElement {
  private lazy var runner = ContentRunner(.presentation, Content.self, type)

  private func modifier(_ node: NodeReference) -> _SheetModifier<Item, Content> {
    node.value(as: _SheetModifier<Item, Content>.self)
  }

  override func wantedID(_ node: NodeReference) -> AnyHashable? {
    modifier(node).item.wrappedValue.map { AnyHashable($0.id) }
  }

  override func kind(_ node: NodeReference) -> Presentation.Kind { modifier(node).kind }
  override func end(_ node: NodeReference) { modifier(node).item.wrappedValue = nil }
  override func dismissed(_ node: NodeReference) -> (() -> Void)? { modifier(node).onDismiss }

  /// Closures show nothing; whether the content's is the same decides what
  /// runs again.
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool {
    let isSame = isSameValue(
      old.assumingMemoryBound(to: _SheetModifier<Item, Content>.self).pointee.content,
      new.assumingMemoryBound(to: _SheetModifier<Item, Content>.self).pointee.content
    )
    if !isSame { state(node)?.presentation?.isStale = true }
    return true
  }

  override func mount(
    _ presentation: Presentation,
    _ node: NodeReference,
    _ reconciler: Reconciler
  ) {
    let modifier = modifier(node)
    guard let item = modifier.item.location.peek() else { return }
    runner.mount(
      source: node,
      parent: node,
      environment: presentation.scope,
      key: item is _Presented ? nil : item.id,
      reconciler
    ) { block in
      presentation.block = block
    } content: {
      modifier.content(item)
    }
  }

  override func refresh(
    _ presentation: Presentation,
    _ node: NodeReference,
    _ reconciler: Reconciler
  ) {
    guard presentation.isStale, let block = presentation.block else { return }
    presentation.isStale = false
    rerun(block, node, reconciler)
  }

  override func rerun(_ block: Block, _ node: NodeReference, _ reconciler: Reconciler) {
    let modifier = modifier(node)
    guard let item = modifier.item.location.peek() else { return }
    runner.rerun(block, source: node, reconciler) { modifier.content(item) }
  }
}
