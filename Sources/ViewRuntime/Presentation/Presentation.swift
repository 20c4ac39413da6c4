/// Something that is shown over the screen: a sheet, a cover, a dialog, a menu.
@MainActor
final class Presentation: DismissTarget {
  enum Kind { case sheet, cover, popover, alert, dialog, menu }

  let kind: Kind
  /// Of what is presented: another one is another presentation.
  let id: AnyHashable
  /// The place that presents it.
  let source: NodeReference
  /// What it was presented from; nil for the screen itself.
  let presenter: Presentation?
  /// What its views stand in; blocks do not keep it alive.
  let scope: EnvironmentScope
  var block: Block?
  /// The closure that made the content is another one now.
  var isStale = false
  /// Views in it that keep it from being swiped away.
  var locks: [NodeReference] = []
  private let end: @MainActor () -> Void
  private var layout: LayoutNode?
  private var detents: Set<PresentationDetent> = []

  /// `end` writes back that the presentation is over.
  init(
    _ kind: Kind,
    _ source: NodeReference,
    id: AnyHashable,
    end: @escaping @MainActor () -> Void
  ) {
    self.kind = kind
    self.id = id
    self.source = source
    self.end = end
    let environment = source.environment
    presenter = environment.presentation
    scope = EnvironmentScope(parent: source.block.environment(of: source.entry))
    var values = EnvironmentValues(scope)
    values.presentation = self
    values.navigationPage = nil
    values.dismissTarget = self
    if kind == .menu { values.pickerStyle = .list }
    if kind == .alert || kind == .dialog || kind == .menu {
      values.buttonStyle = nil
      values.choiceEnd = ChoiceEnd(self)
    } else {
      values.choiceEnd = nil
    }
    _ = scope.set(values.overrides)
  }

  func dismiss() { end() }

  func setDetents(_ detents: Set<PresentationDetent>) {
    self.detents = detents
    layout?.setRule(PresentationRule(kind: kind, detents: detents))
  }

  /// The layout node of the presentation, of the screen's size.
  func layOut(_ tree: LayoutTree) -> LayoutNode {
    let layout =
      layout ?? LayoutNode(PresentationRule(kind: kind, detents: detents), in: tree.engine)
    self.layout = layout
    var nodes: [LayoutNode] = []
    if let block { tree.collect(block, 0, Int32(block.shape.entries.count), &nodes) }
    layout.setChildren(nodes)
    return layout
  }
}

/// What is presented on a screen, the topmost last.
@MainActor
final class PresentationStack {
  private(set) var all: [Presentation] = []
  /// Places that wait until something else is dismissed.
  private var waiting: [NodeReference] = []
  private unowned let queue: UpdateQueue

  init(_ queue: UpdateQueue) { self.queue = queue }

  /// Shows it on top.
  ///
  /// - Returns: False where its presenter already presents something; it is
  ///   then asked again when that is over.
  func add(_ presentation: Presentation) -> Bool {
    if all.contains(where: { $0.presenter === presentation.presenter }) {
      if !waiting.contains(presentation.source) {
        waiting.append(presentation.source)
        queue.reporter.message(
          RuntimeMessage.singlePresentation,
          node: queue.composite(owning: presentation.source)
        )
      }
      return false
    }
    all.append(presentation)
    changed()
    return true
  }

  func remove(_ presentation: Presentation) {
    all.removeAll { $0 === presentation }
    changed()
    for node in waiting { queue.mark(node, .foreign, write: .none) }
    waiting = []
  }

  /// The views of what a place presents came, went or moved.
  func contentChanged(of source: NodeReference, _ tree: LayoutTree) {
    for presentation in all where presentation.source == source { _ = presentation.layOut(tree) }
  }

  /// Something is presented, or no longer.
  func changed() { queue.isScreenChanged = true }
}

private struct PresentationKey: EnvironmentKey {
  static var defaultValue: Presentation? { nil }
}

/// Ends a dialog or a menu when something in it was chosen.
struct ChoiceEnd {
  weak var presentation: Presentation?

  init(_ presentation: Presentation) { self.presentation = presentation }
}

private struct ChoiceEndKey: EnvironmentKey {
  static var defaultValue: ChoiceEnd? { nil }
}

extension EnvironmentValues {
  /// The presentation that views here are part of.
  var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  var choiceEnd: ChoiceEnd? {
    get { self[ChoiceEndKey.self] }
    set { self[ChoiceEndKey.self] = newValue }
  }
}
