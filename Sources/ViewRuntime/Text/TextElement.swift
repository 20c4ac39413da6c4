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
    return old.pointee.words(in: environment) == new.pointee.words(in: environment)
  }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    let text = node.value(as: Text.self)
    let environment = TextEnvironment.of(node)
    return TextRule(
      text.words(in: environment),
      font: text.font(in: environment),
      lineLimit: environment.lines.most,
      reservesSpace: environment.lines.reservesSpace,
      displayScale: environment.displayScale
    )
  }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    guard let rule = drawing.layout.rule as? TextRule else { return }
    let text = node.value(as: Text.self)
    drawing.text(
      rule,
      text.parts(
        in: TextEnvironment.of(node),
        drawing.style,
        outer: drawing.environment.textDecoration
      ),
      in: drawing.bounds,
      proposing: drawing.layout.proposal
    )
  }

  override func semantics(_ node: NodeReference) -> Semantics? {
    Semantics(.text, label: node.value(as: Text.self).words(in: TextEnvironment.of(node)))
  }
}
