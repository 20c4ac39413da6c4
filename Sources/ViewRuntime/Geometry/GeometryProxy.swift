public import Foundation

/// The size and the place of the view that a `GeometryReader` stands in.
///
/// Reading a frame in any other space than the local one makes the content run
/// again when the view moves, not only when its size changes.
public struct GeometryProxy {
  let node: LayoutNode
  /// Tells one geometry from the next, so that a view that is given the proxy
  /// runs when the geometry has changed.
  private let run: UInt32

  package init(_ node: LayoutNode, run: UInt32 = 0) {
    self.node = node
    self.run = run
  }

  public var size: CGSize { node.frame.size }

  /// The insets of the screen's safe area.
  public var safeAreaInsets: EdgeInsets { node.engine.safeAreaInsets }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    node.frame(in: coordinateSpace)
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    node.frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of the named space in the view's own coordinates; nil where
  /// no view above has that name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    node.bounds(of: coordinateSpace.coordinateSpace)
  }
}
