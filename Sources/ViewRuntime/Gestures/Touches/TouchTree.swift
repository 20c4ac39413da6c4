import Foundation
import TraceModel

/// What may be recognized under a finger: one decision a view on the way from
/// what the finger touches outwards.
@MainActor
struct TouchTree {
  var root: _AnyGestureRecognizer?
  /// Who took part, to be told when their views go.
  var parts: [(view: NodeReference, recognizer: _AnyGestureRecognizer)] = []
  /// What disabled views on the way would take.
  private(set) var disabledKinds: TouchKinds = []

  /// Takes in what lies under the finger, innermost first.
  init(_ path: [LayoutNode], on host: ViewHost) {
    for layout in path { add(layout, host) }
  }

  /// The views that took part; the same ones are touched again by a second tap.
  var views: [NodeReference] { parts.map { $0.view } }

  private mutating func add(_ layout: LayoutNode, _ host: ViewHost) {
    if let link = LayoutLink.of(layout), link.node.isAlive {
      let kind = link.node.block.entry(link.node.entry).pointee.kind
      if let element = kind as? AnyGestureElement {
        add(element, link.node, layout)
      } else if let semantics = host.semantics(of: link) {
        add(semantics, link.node, layout)
      }
    }
    if layout.isScrolledByFingers {
      add(pan: ScrollPan(ScrollableView(layout: layout, host: host)))
    }
    if let rule = layout.rule as? PresentationRule, let top = host.queue.presentations.all.last,
      top.kind == .sheet || top.kind == .popover
    {
      add(pan: SheetPan(top, height: rule.sheetHeight(on: layout.frame.height)))
    }
  }

  private mutating func add(
    _ element: AnyGestureElement,
    _ node: NodeReference,
    _ layout: LayoutNode
  ) {
    let mask = element.mask(node)
    if !mask.contains(.subviews) { root = nil }
    guard mask.contains(.gesture) else { return }
    let recognizer = element.makeRecognizer(node, on: layout)
    guard node.environment.isEnabled else {
      disabledKinds.formUnion(recognizer.kinds)
      return
    }
    parts.append((node, recognizer))
    let content = root ?? FailedRecognizer<Void>()
    root =
      switch element.precedence(node) {
      case .after: Exclusion(content, before: recognizer)
      case .before: Exclusion(recognizer, before: content)
      case .beside: Simultaneity(content, recognizer)
      }
  }

  private mutating func add(
    _ semantics: Semantics,
    _ node: NodeReference,
    _ layout: LayoutNode
  ) {
    guard semantics.takesTouch || semantics.longPress != nil else { return }
    let control =
      SliderPan(semantics, on: layout) ?? ControlRecognizer(semantics, on: layout)
    guard semantics.isEnabled else {
      disabledKinds.formUnion(control.kinds)
      return
    }
    parts.append((node, control))
    root = root.map { Exclusion($0, before: control) } ?? control
  }

  /// What is recognized beside others in a scroll view is so beside its scrolling.
  private mutating func add(pan: _AnyGestureRecognizer) {
    guard let content = root else {
      root = pan
      return
    }
    root = Self.give(pan, to: content)
  }

  private static func give(
    _ pan: _AnyGestureRecognizer,
    to content: _AnyGestureRecognizer
  ) -> _AnyGestureRecognizer {
    guard let both = content as? Simultaneity else { return Exclusion(content, before: pan) }
    return Simultaneity(give(pan, to: both.first), both.second)
  }
}

extension LayoutNode {
  /// Whether it is a scroll view that fingers can move.
  @MainActor fileprivate var isScrolledByFingers: Bool {
    guard !scrollAxes.isEmpty else { return false }
    guard let link = LayoutLink.of(self), link.node.isAlive else { return true }
    return link.node.environment.isScrollEnabled
  }
}
