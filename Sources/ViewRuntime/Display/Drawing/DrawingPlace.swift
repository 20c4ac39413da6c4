import Foundation
import TraceModel

/// What a layout node stands in, as far as it shows.
struct DrawingPlace {
  /// Of the nearest view around.
  var environment: EnvironmentValues
  /// What of the screen can be seen; nil inside of a transform, where nothing
  /// is known of it.
  var clip: CGRect?
  /// What stands for the foreground where nothing sets it.
  var foreground: DisplayPaint?
  /// The list around.
  var list: ListLook?
  /// The next view is a row of the same list.
  var isBeforeRow = false
}

/// How a list looks.
struct ListLook: Equatable {
  var isPlain = false
  var hidesBackground = false
}

/// What one layout node draws, and what the elements around it, which have no
/// part in layout, add to that.
@MainActor
struct NodeDrawing {
  let own: Drawing
  /// From the inside out.
  private(set) var around: [Drawing] = []
  private(set) var isHidden = false
  /// For the views in it.
  let inside: DrawingPlace
  /// Shows nothing outside its bounds by the rule alone.
  let clipsItself: Bool

  /// Whether views in it are seen in its bounds only.
  var clips: Bool { clipsItself || layout.rule.clips }
  private let layout: LayoutNode

  /// Whether what is in it is shown elsewhere than it is laid out.
  var isTransformed: Bool {
    around.contains { $0.effects.contains { if case .transform = $0 { true } else { false } } }
  }

  /// The view whose body it stands in.
  func view(_ host: ViewHost) -> ViewID {
    guard let link = LayoutLink.of(layout), link.node.isAlive else { return .none }
    return host.viewID(of: host.queue.composite(owning: link.node))
  }

  init(_ layout: LayoutNode, in place: DrawingPlace, at origin: CGPoint, _ host: ViewHost) {
    self.layout = layout
    var inside = place
    inside.isBeforeRow = false
    let link = LayoutLink.of(layout).flatMap { $0.node.isAlive ? $0 : nil }
    // A row of a list belongs to the list and is none of its views.
    let element = link?.semantics == nil ? link?.element : nil
    if let link, element != nil { inside.environment = link.node.environment }
    let node = link.map { host.queue.composite(owning: $0.node).node } ?? .none
    var own = Drawing(
      layout,
      inside.environment,
      node: node,
      origin: origin,
      foreground: place.foreground
    )
    own.place = place
    if let link, let element {
      element.draw(&own, link.node)
    } else if let rule = layout.rule as? any ChromeRule {
      rule.draw(&own)
    }
    inside.foreground = own.foreground
    if let list = own.list { inside.list = list }
    if layout.rule is PresentationRule { inside.list = nil }
    isHidden = own.isHidden
    clipsItself =
      layout.rule.clips
      && !own.effects.contains { if case .clip = $0 { true } else { false } }
    self.own = own
    self.inside = inside
    if let link, let element, element.layoutRole != .none {
      collectAround(link.node, place, node, origin)
    }
  }

  private mutating func collectAround(
    _ node: NodeReference,
    _ place: DrawingPlace,
    _ id: NodeID,
    _ origin: CGPoint
  ) {
    var found: [Drawing] = []
    var isHidden = isHidden
    node.forEachElementAbove { element, above, holdsBlock in
      // What is presented is not part of what presents it.
      if holdsBlock, element.presentsChildren { return false }
      if element.layoutRole != .none { return false }
      guard element.isDisplayLeaf else { return true }
      var drawing = Drawing(
        layout,
        above.environment,
        node: id,
        origin: origin,
        foreground: place.foreground
      )
      element.draw(&drawing, above)
      if drawing.isHidden { isHidden = true }
      found.append(drawing)
      return !isHidden
    }
    around = found
    self.isHidden = isHidden
  }
}

extension LayoutLink {
  var element: Element? { node.block.entry(node.entry).pointee.kind as? Element }
}

/// The rule of a node that stands for no view and is drawn all the same: bars,
/// presentations, rows.
@MainActor
protocol ChromeRule {
  func draw(_ drawing: inout Drawing)
}
