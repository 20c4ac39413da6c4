extension Text: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(TextElement(), at: offset)
  }
}

/// Shows a text; compared by the words and the look, not by how they were made.
final class TextElement: Element {
  init() { super.init(TypeInfo.of(Text.self)) }

  override nonisolated var layoutRole: LayoutRole { .leaf }
  override nonisolated var isDisplayLeaf: Bool { true }

  override func shownAttributes(_ node: NodeReference) -> _DisplayAttributes {
    let text = node.value(as: Text.self)
    var shown = _DisplayAttributes.text
    if text.hasOwnStyle { shown.remove(.foreground) }
    if case .verbatim = text.storage, TextEnvironment.of(node).letterCase == nil {
      shown.remove(.locale)
    }
    return shown
  }

  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool {
    let old = old.assumingMemoryBound(to: Text.self)
    let new = new.assumingMemoryBound(to: Text.self)
    if old.pointee.modifiers != new.pointee.modifiers { return false }
    if old.pointee.storage == new.pointee.storage { return true }
    if case .verbatim = old.pointee.storage, case .verbatim = new.pointee.storage { return false }
    let environment = TextEnvironment.of(node)
    if case .localized(let oldKey, let oldTable) = old.pointee.storage,
      case .localized(let newKey, let newTable) = new.pointee.storage, oldTable == newTable,
      oldKey.certainlyDiffers(from: newKey, newTable, in: environment)
    {
      return false
    }
    return old.pointee.styled(in: environment) == new.pointee.styled(in: environment)
  }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    let environment = TextEnvironment.of(node)
    let styled = node.value(as: Text.self).styled(in: environment)
    return TextRule(styled.faced(empty: environment.look), in: environment.paragraph)
  }

  /// The text line by line, as it stands in the place of its layout node.
  func shown(_ node: NodeReference, _ layout: LayoutNode) -> ShownText? {
    guard let rule = layout.rule as? TextRule else { return nil }
    let environment = TextEnvironment.of(node)
    return ShownText(
      node.value(as: Text.self).styled(in: environment),
      rule,
      width: layout.frame.size.width,
      proposal: layout.proposal,
      environment
    )
  }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    if let text = shown(node, drawing.layout) { drawing.text(text, in: drawing.bounds) }
  }

  override func semantics(_ node: NodeReference) -> Semantics? {
    Semantics(.text, label: node.value(as: Text.self).words(in: TextEnvironment.of(node)))
  }
}
