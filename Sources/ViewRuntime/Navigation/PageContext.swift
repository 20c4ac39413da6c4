import Foundation

/// What the views of one page say about its bar.
@MainActor
final class PageContext {
  /// The container that shows the page.
  let container: NodeReference
  weak var stack: NavigationModel?
  /// Places that say something about the bar, outermost first.
  private var places: [NodeReference] = []
  private var layout: PageLayout?

  init(_ container: NodeReference) { self.container = container }

  func add(_ place: NodeReference) {
    places.append(place)
    changed()
  }

  func remove(_ place: NodeReference) {
    places.removeAll { $0 == place }
    changed()
  }

  /// The bar has to be put together again.
  func changed() {
    if container.isAlive { Runtime.shared.queue?.changedContainers.append(container) }
  }

  /// What is to be in the bar; of several that say the same the outermost counts.
  var bar: Bar {
    var bar = Bar()
    for place in places where place.isAlive {
      (place.block.entry(place.entry).pointee.kind as? any BarPlace)?.describe(&bar, place)
    }
    return bar
  }

  /// The container is read in the other direction, or in the same.
  func directionChanged() {
    guard container.isAlive else { return }
    layout?.setDirection(container.environment.layoutDirection)
  }

  /// The layout node of the page, with its bar.
  func layOut(_ content: [LayoutNode], back: LayoutNode?, _ tree: LayoutTree) -> LayoutNode {
    let layout = layout ?? PageLayout(tree.engine)
    self.layout = layout
    directionChanged()
    return layout.put(content, bar, back: back, tree)
  }
}

/// The bar of a page.
struct Bar {
  var title: NodeReference?
  var search: NodeReference?
  var items: [(place: NodeReference, placement: ToolbarItemPlacement)] = []
  var isHidden: Bool?
  var isBackHidden: Bool?
  var displayMode: NavigationBarItem.TitleDisplayMode?
}

/// A place that says something about the bar.
protocol BarPlace: Element {
  func describe(_ bar: inout Bar, _ place: NodeReference)
}

private struct NavigationPageKey: EnvironmentKey {
  static var defaultValue: PageContext? { nil }
}

extension EnvironmentValues {
  /// The page whose bar views here can fill.
  var navigationPage: PageContext? {
    get { self[NavigationPageKey.self] }
    set { self[NavigationPageKey.self] = newValue }
  }
}
