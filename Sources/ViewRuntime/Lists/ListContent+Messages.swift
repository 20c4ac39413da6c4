import Foundation

/// What SwiftUI says about lists.
extension ListContent {
  /// Said only to those who ask for it, as SwiftUI does.
  func tellSlowPath(_ node: NodeReference, _ reconciler: Reconciler) {
    guard UserDefaults.standard.bool(forKey: "LogForEachSlowPath"),
      let list = type.type as? any CollectionHolder.Type
    else { return }
    reconciler.reporter.message(
      RuntimeMessage.slowPath(TypeInfo.of(list.collection).name),
      node: reconciler.queue.composite(owning: node)
    )
  }

  func warnOfDuplicates(
    _ ids: _AnyIDs,
    _ node: NodeReference,
    _ reconciler: Reconciler
  ) {
    guard let id = ids.duplicate() else { return }
    let owner = reconciler.queue.composite(owning: node)
    reconciler.reporter.message(RuntimeMessage.duplicateID(type.name, id), node: owner)
    guard let container = LazyContext.container(of: node),
      let layout = container.element.layoutName(container.node)
    else { return }
    reconciler.reporter.message(RuntimeMessage.duplicateLazyID(layout, id), node: owner)
  }
}

/// A list that knows the type of its data.
private protocol CollectionHolder {
  static var collection: Any.Type { get }
}

extension ForEach: CollectionHolder {
  fileprivate static var collection: Any.Type { Data.self }
}
