import Foundation

/// A picker on screen.
final class PickerElement: ValueElement<_PickerBehavior, AnyHashable> {
  override func read(_ own: _PickerBehavior) -> AnyHashable { own.read() }

  override func shownChanged(_ node: NodeReference, _ reconciler: Reconciler) {
    reconciler.queue.changedContainers.append(node)
  }

  // MARK: Options

  /// One of the values that can be chosen.
  private struct Option {
    let place: NodeReference
    let tag: AnyHashable
    let title: String
  }

  private func options(_ node: NodeReference) -> [Option] {
    var found: [Option] = []
    collect(node.block, node.entry + 1, node.block.entry(node.entry).pointee.end, &found)
    return found
  }

  /// Tagged views; a list's rows by their id where they have no tag.
  private func collect(
    _ block: Block,
    _ first: Int32,
    _ end: Int32,
    _ found: inout [Option]
  ) {
    var index = first
    while index < end {
      let node = NodeReference(block, index)
      let entry = block.entry(index)
      index += 1
      guard block.record(node.entry).pointee.mask.contains(.isMounted) else { continue }
      if entry.pointee.kind is HiddenLabel {
        index = entry.pointee.end
      } else if let element = entry.pointee.kind as? AnyTagElement {
        found.append(
          Option(place: node, tag: element.tag(node), title: node.innerText ?? "")
        )
        index = entry.pointee.end
      } else {
        let isList = entry.pointee.kind is ListContent
        entry.pointee.kind.forEachChild(node) { child in
          let before = found.count
          collect(child, 0, Int32(child.shape.entries.count), &found)
          let place = NodeReference(child, 0)
          guard isList, found.count == before, !child.shape.entries.isEmpty,
            let id = place.elementID
          else { return }
          let title = NodeReference.innerText(of: child) ?? ""
          found.append(Option(place: place, tag: id, title: title))
        }
      }
    }
  }

  // MARK: Layout

  override nonisolated var layoutRole: LayoutRole { .container }
  override nonisolated var laziness: Bool? { false }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    switch node.environment.pickerStyle {
    case .menu: ControlRule(insets: PickerElement.menuInsets)
    case .segmented: SegmentRule()
    case .list: StackRule(vertical: .leading)
    case .wheel: WheelRule()
    }
  }

  private static let menuInsets = BuiltInButtonStyle(look: .bordered).insets(.regular)

  /// A menu shows the selected option only, until it is opened.
  override func layoutChildren(_ node: NodeReference, _ tree: LayoutTree) -> [LayoutNode]? {
    var nodes: [LayoutNode] = []
    guard node.environment.pickerStyle == .menu else {
      tree.collect(
        node.block,
        node.entry + 1,
        node.block.entry(node.entry).pointee.end,
        &nodes
      )
      return nodes
    }
    let own = own(node)
    guard let shown = state(node)?.shown,
      let place = options(node).first(where: { own.matches($0.tag, shown) })?.place
    else { return [] }
    tree.collect(place.block, place.entry, place.block.entry(place.entry).pointee.end, &nodes)
    return nodes
  }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    switch node.environment.pickerStyle {
    case .list: break
    case .menu:
      drawing.button(.borderless, role: nil)
      let inset = PickerElement.menuInsets.trailing
      let rect = CGRect(
        x: drawing.isRightToLeft ? 0 : drawing.bounds.width - inset,
        y: 0,
        width: inset,
        height: drawing.bounds.height
      )
      drawing.symbol(
        "chevron.up.chevron.down",
        drawing.enabled(drawing.style.tint),
        side: 10,
        in: rect
      )
    case .segmented:
      drawing.foreground = nil
      drawing.segments(selected: selected(node))
    case .wheel:
      let middle = CGRect(
        x: 0,
        y: drawing.bounds.midY - 16,
        width: drawing.bounds.width,
        height: 32
      )
      drawing.fillRounded(.tertiaryFill, radius: 8, in: middle)
    }
  }

  private func selected(_ node: NodeReference) -> Int? {
    guard let shown = state(node)?.shown else { return nil }
    let own = own(node)
    return options(node).firstIndex { own.matches($0.tag, shown) }
  }

  // MARK: Use

  override func semantics(_ node: NodeReference) -> Semantics? {
    let own = own(node)
    let options = options(node)
    var semantics = Semantics(.picker, label: node.hiddenLabel)
    semantics.isEnabled = node.environment.isEnabled
    if let shown = state(node)?.shown {
      semantics.value = options.first { own.matches($0.tag, shown) }?.title
    }
    semantics.choices = options.map { option in
      Semantics.Choice(option.title) { [self] in
        if node.isAlive { self.own(node).select(option.tag) }
      }
    }
    return semantics
  }
}
