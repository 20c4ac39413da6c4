/// What a view modifier's body calls `content`: the view that it modifies.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  /// The modifier whose body made this value.
  let source: NodeReference?

  public init() { source = Runtime.shared.evaluation?.pointee.node }
}

extension _ViewModifier_Content: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    if builder.placeContent(of: Modifier.self) { return }
    builder.dynamic(ModifierContentPlace(TypeInfo.of(Self.self)), at: offset)
  }
}

extension _ShapeBuilder {
  /// A view modifier with a body of its own.
  @MainActor public func modifier<M: ViewModifier, Modified: View>(
    _ type: M.Type,
    at offset: Int,
    body: @escaping @MainActor (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void,
    bodyValues: ValueOperations,
    modified: Modified.Type,
    at contentOffset: Int,
    copyModified: @escaping (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
  ) {
    let kind = Composite(
      TypeInfo.of(type),
      viewKind: .modifier,
      body: body,
      bodyValues: bodyValues,
      content: RemoteContent(
        shape: { _ShapeBuilder.shape(of: Modified.self) },
        distance: contentOffset - offset,
        copy: copyModified
      )
    )
    withContent(
      of: type,
      { Modified._make($0, at: contentOffset) },
      walk: { composite(kind, bodyType: M.Body.self, at: offset) }
    )
  }
}

/// Shows the content of a modifier in a block of its own.
final class ModifierContentPlace: RemoteContentPlace {
  override func source(_ node: NodeReference) -> (NodeReference, RemoteContent)? {
    // `_ViewModifier_Content` is one optional reference, whatever it is generic
    // over, and a transition's placeholder says where its own lies.
    let value = node.block.value(node.entry).assumingMemoryBound(to: NodeReference?.self).pointee
    guard let source = value, source.isAlive, source.entry >= 0,
      source.block.entry(source.entry).pointee.role == .composite,
      let content = unsafeDowncast(
        source.block.entry(source.entry).pointee.kind,
        to: Composite.self
      ).content
    else { return nil }
    return (source, content)
  }
}
