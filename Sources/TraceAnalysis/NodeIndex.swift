import TraceModel

/// The view and the parent of each node: eight bytes a node.
///
/// What needs a view for each of millions of runs looks here, not in the trace.
struct NodeIndex {
  private var views: [ViewID] = []
  private var parents: [NodeID] = []

  init(_ trace: any TraceSource) throws {
    try trace.forEachNode { node in
      let index = Int(node.id.rawValue)
      while views.count <= index {
        views.append(.none)
        parents.append(.none)
      }
      views[index] = node.view
      parents[index] = node.parent
    }
  }

  func view(_ id: NodeID) -> ViewID {
    views.indices.contains(Int(id.rawValue)) ? views[Int(id.rawValue)] : .none
  }
  func parent(_ id: NodeID) -> NodeID {
    parents.indices.contains(Int(id.rawValue)) ? parents[Int(id.rawValue)] : .none
  }

  /// All nodes with their views, in order of id.
  var all: some Sequence<(node: NodeID, view: ViewID)> {
    views.enumerated().lazy.filter { !$0.element.isNone }
      .map { (NodeID(UInt32($0.offset)), $0.element) }
  }
}
