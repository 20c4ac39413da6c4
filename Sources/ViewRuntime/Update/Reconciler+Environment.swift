/// Writers of the environment below one that has written anew.
///
/// The body whose update is under way may give such a writer another value or
/// transform. It writes once, with that, when the update comes by its place, or
/// else when the update is over; in between nobody below it is looked at.
extension Reconciler {
  /// Has a writer write again.
  func deferWriter(_ node: NodeReference) {
    if !deferredWriters.contains(node) { deferredWriters.append(node) }
  }

  /// Whether the writer waited; it does no longer.
  func takeDeferredWriter(_ node: NodeReference) -> Bool {
    if deferredWriters.isEmpty { return false }
    guard let index = deferredWriters.firstIndex(of: node) else { return false }
    deferredWriters.remove(at: index)
    return true
  }

  /// Has those write that the update did not come by; what stands in a block in
  /// which nothing is updated for now waits on.
  func rewriteEnvironments() {
    var waiting: [NodeReference] = []
    while !deferredWriters.isEmpty {
      let node = deferredWriters.removeFirst()
      guard node.isAlive else { continue }
      if isParked(node) {
        waiting.append(node)
      } else if let writer = node.block.entry(node.entry).pointee.kind as? EnvironmentWriter {
        writer.rewrite(node, queue)
      }
    }
    deferredWriters = waiting
  }
}
