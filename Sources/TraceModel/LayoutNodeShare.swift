/// The part of one instance of a view in a layout.
///
/// Only of those that worked out a size; what was merely answered from a cache
/// is in the sums of the layout and its views.
public struct LayoutNodeShare: Equatable, Sendable {
  /// The view in whose body the laid out things stand.
  public var node: NodeID
  /// Things laid out: stacks, leaves, modifiers such as padding.
  public var elements: UInt32
  public var asked: UInt32
  public var cached: UInt32
  public var proposals: UInt32
  public var placed: UInt32
  public var selfTime: Nanoseconds

  public init(
    node: NodeID,
    elements: UInt32 = 0,
    asked: UInt32 = 0,
    cached: UInt32 = 0,
    proposals: UInt32 = 0,
    placed: UInt32 = 0,
    selfTime: Nanoseconds = .zero
  ) {
    self.node = node
    self.elements = elements
    self.asked = asked
    self.cached = cached
    self.proposals = proposals
    self.placed = placed
    self.selfTime = selfTime
  }
}
