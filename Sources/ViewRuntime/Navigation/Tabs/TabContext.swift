/// The tabs of one tab view.
@MainActor
final class TabContext {
  let node: NodeReference
  /// The place of the bar, once there is one.
  var bar: NodeReference?
  /// The selected value, where it is bound.
  var selection: AnyHashable?
  var isBound = false
  private(set) var tabs: [TabReference] = []
  /// Where it is not bound: which tab, by position.
  private var index = 0

  init(_ node: NodeReference) { self.node = node }

  /// One tab: the place that holds its views, and its value.
  struct TabReference: Equatable {
    let place: NodeReference
    let tag: AnyHashable?
    /// Made by `tabItem` or `Tab`; a tag alone is a page without a bar.
    let hasItem: Bool
  }

  func add(_ tab: TabReference) {
    tabs.append(tab)
    changed()
  }

  func remove(_ place: NodeReference) {
    tabs.removeAll { $0.place == place }
    changed()
  }

  private func changed() {
    guard node.isAlive, let queue = Runtime.shared.queue else { return }
    queue.changedContainers.append(node)
    if let bar, bar.isAlive { queue.changedContainers.append(bar) }
    // Another tab may be the selected one now.
    if bar != nil, queue.isUpdating { queue.mark(node, .foreign, write: .none) }
  }

  /// Tabs with an item, else the tagged pages.
  var shown: [TabReference] {
    let alive = tabs.filter(\.place.isAlive)
    let withItem = alive.filter(\.hasItem)
    return withItem.isEmpty ? alive : withItem
  }

  var hasBar: Bool { tabs.contains(where: \.hasItem) }

  /// The selected tab; the first where nothing fits.
  var selected: TabReference? {
    let shown = shown
    if isBound, let found = shown.first(where: { $0.tag == selection }) { return found }
    if isBound { return shown.first }
    return shown.indices.contains(index) ? shown[index] : shown.first
  }

  /// Whether a tab is kept from being seen.
  func hides(_ place: NodeReference) -> Bool {
    guard shown.contains(where: { $0.place == place }) else { return false }
    return selected?.place != place
  }

  func select(_ tab: TabReference) {
    guard node.isAlive else { return }
    if isBound {
      if let tag = tab.tag { node.value(as: _TabBehavior.self).selection?.write(tag) }
      return
    }
    guard let position = shown.firstIndex(of: tab), position != index else { return }
    index = position
    Runtime.shared.queue?.enqueueMark(node, .foreign, write: .none)
  }
}

private struct TabContextKey: EnvironmentKey {
  static var defaultValue: TabContext? { nil }
}

extension EnvironmentValues {
  /// The tab view whose tab a view here may be.
  var tabs: TabContext? {
    get { self[TabContextKey.self] }
    set { self[TabContextKey.self] = newValue }
  }
}
