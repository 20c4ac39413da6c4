import TraceModel

/// A container that takes its rows from `LazyRows`.
class LazyElement: Element {
  override nonisolated var layoutRole: LayoutRole { .container }
  override nonisolated var laziness: Bool? { true }

  /// What SwiftUI calls its layout, in messages; nil where it says nothing.
  func layoutName(_ node: NodeReference) -> String? { nil }

  /// Which container it is, for the trace.
  func kind(_ node: NodeReference) -> LazyKind { preconditionFailure("LazyElement is abstract") }

  /// What it puts around its rows; nil for nothing.
  func style(_ node: NodeReference) -> ListRowStyle? { nil }

  final func rows(_ node: NodeReference) -> LazyRows? {
    node.block.record(node.entry).pointee.object.map {
      unsafeDowncast($0.takeUnretainedValue(), to: LazyRows.self)
    }
  }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    let rows = LazyRows(node, reconciler, kind(node), style: style(node))
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(rows)
  }

  override func rowsChanged(_ node: NodeReference, at place: NodeReference) {
    let first = rows(node)?.contentChanged(at: place)
    LayoutLink.of(node)?.nodes.first?.rowsChanged(first: first)
  }
}
