/// Which field of a screen has the focus.
///
/// A touch moves it; so does a write to a focus state, which is taken up after
/// the update that it causes.
@MainActor
final class FocusSystem {
  private(set) var focused: NodeReference?
  private unowned let queue: UpdateQueue

  init(_ queue: UpdateQueue) { self.queue = queue }

  func isFocused(_ node: NodeReference) -> Bool { focused == node }

  /// Gives the focus to a field, or to none, and says so to the focus states
  /// around the old one and the new one.
  func move(to node: NodeReference?) {
    guard node != focused else { return }
    let old = focused.flatMap { $0.isAlive ? $0 : nil }
    focused = node
    queue.focusedValues.change()
    let losing = old.map(bindings) ?? []
    let gaining = node.map(bindings) ?? []
    for (element, place) in losing {
      let location = element.location(place)
      if gaining.contains(where: { $0.element.location($0.place) === location }) { continue }
      element.loss(place)()
    }
    for (element, place) in gaining { element.gain(place) }
    if let old { field(old)?.focusChanged(old, isFocused: false) }
    if let node { field(node)?.focusChanged(node, isFocused: true) }
  }

  /// The field ends, and with it its focus.
  func fieldEnds(_ node: NodeReference) {
    guard focused == node else { return }
    let losses = bindings(above: node).map { $0.element.loss($0.place) }
    focused = nil
    queue.focusedValues.change()
    queue.call(.focus, at: node) { for lose in losses { lose() } }
  }

  private func field(_ node: NodeReference) -> FieldElement? {
    node.block.entry(node.entry).pointee.kind as? FieldElement
  }

  /// The places that bind the focus of a field, innermost first.
  private func bindings(
    above node: NodeReference
  ) -> [(element: AnyFocusedElement, place: NodeReference)] {
    var found: [(AnyFocusedElement, NodeReference)] = []
    var block = node.block
    var entry = block.entry(node.entry).pointee.parent
    while true {
      while entry >= 0 {
        if let element = block.entry(entry).pointee.kind as? AnyFocusedElement {
          found.append((element, NodeReference(block, entry)))
        }
        entry = block.entry(entry).pointee.parent
      }
      guard let parent = block.header.pointee.parent else { return found }
      entry = block.header.pointee.parentEntry
      block = parent
    }
  }

  /// The first field in a place; nil where nothing takes the focus.
  func field(in place: NodeReference) -> NodeReference? {
    let end = place.block.entry(place.entry).pointee.end
    return field(place.block, place.entry + 1, end)
  }

  private func field(_ block: Block, _ first: Int32, _ end: Int32) -> NodeReference? {
    for index in first..<end
    where block.record(index).pointee.mask.contains(.isMounted) {
      let node = NodeReference(block, index)
      let kind = block.entry(index).pointee.kind
      if kind is FieldElement { return node }
      var found: NodeReference?
      kind.forEachChild(node) { child in
        if found == nil { found = field(child, 0, Int32(child.shape.entries.count)) }
      }
      if let found { return found }
    }
    return nil
  }
}
