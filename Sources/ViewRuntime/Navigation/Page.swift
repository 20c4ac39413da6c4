/// One page on a navigation stack.
@MainActor
final class Page: DismissTarget {
  /// What it shows.
  enum Content: Equatable {
    /// What a destination makes of a value.
    case value(AnyHashable)
    /// What one place makes: a link with a view, a presented destination.
    case place(NodeReference)
  }

  let content: Content
  let context: PageContext
  /// Nil once the stack has ended: `dismiss` may outlive it in a task.
  private weak var model: NavigationModel?
  /// The stack's element, which its blocks stand below.
  let stackNode: NodeReference
  /// The place that made the content.
  var source: NodeReference?
  var block: Block?
  /// The closure that made the content is another one now.
  var isStale = false
  /// A button to the page below; shown in the bar.
  var backButton: Block?
  /// What the page and its bar stand in; blocks do not keep it alive.
  let scope: EnvironmentScope
  let barScope: EnvironmentScope

  init(_ model: NavigationModel, _ content: Content) {
    self.model = model
    stackNode = model.node
    self.content = content
    context = PageContext(model.node)
    let outer = model.node.block.environment(of: model.node.entry)
    scope = EnvironmentScope(parent: outer)
    barScope = EnvironmentScope(parent: outer)
    context.stack = model
    var values = EnvironmentValues(scope)
    values.navigationPage = context
    values.dismissTarget = self
    _ = scope.set(values.overrides)
    var bar = EnvironmentValues(barScope)
    bar.buttonStyle = nil
    _ = barScope.set(bar.overrides)
  }

  /// Waits for a destination of its value.
  var isEmpty: Bool { source == nil }

  func dismiss() { model?.pop(self) }
}
