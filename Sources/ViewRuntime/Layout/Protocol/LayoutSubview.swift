public import Foundation

/// A view as its layout container sees it: to be asked and to be placed.
public struct LayoutSubview: Equatable {
  let node: LayoutNode

  /// What the view says for a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.layoutValue(for: key)
  }

  public var priority: Double { node.priority }

  public var spacing: ViewSpacing { node.spacing }

  /// The size that the view takes at a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.size(proposing: proposal)
  }

  /// The size and the guides of the view at a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(proposing: proposal)
  }

  /// Places the view so that its point `anchor` lies on `position`, in the
  /// container's coordinates.
  ///
  /// Called twice, the last call holds.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    let size = node.size(proposing: proposal)
    // An endless size has no other anchor than its start.
    let x = anchor.x == 0 ? 0 : anchor.x * size.width
    let y = anchor.y == 0 ? 0 : anchor.y * size.height
    node.placement = Placement(
      origin: CGPoint(x: position.x - x, y: position.y - y),
      size: size,
      proposal: proposal
    )
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}
