/// A label that a control is called by without showing it.
///
/// It lives like any other view, so the app's own views in it are evaluated.
final class HiddenLabel: Element {
  override nonisolated var layoutRole: LayoutRole { .detached }
}

extension NodeReference {
  /// What a control is called by that does not show its label.
  @MainActor var hiddenLabel: String? {
    let end = block.entry(entry).pointee.end
    guard
      let label = (entry + 1..<end).first(where: { block.entry($0).pointee.kind is HiddenLabel })
    else { return nil }
    return NodeReference(block, label).innerText
  }
}
