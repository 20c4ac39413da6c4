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
  private let reads: GeometryReads?

  init(_ node: LayoutNode, run: UInt32 = 0, reads: GeometryReads? = nil) {
    self.node = node
    self.run = run
    self.reads = reads
  }

  public var size: CGSize {
    reads?.isRead = true
    return node.frame.size
  }

  /// How far the view may reach into the safe area, at the edges that touch it.
  public var safeAreaInsets: EdgeInsets {
    reads?.isRead = true
    return node.readSafeAreaInsets()
  }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    reads?.isRead = true
    return node.frame(in: coordinateSpace)
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The geometry that an anchor stands for, in the view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    reads?.isRead = true
    return anchor.value(in: node)
  }

  /// The bounds of the named space in the view's own coordinates; nil where
  /// no view above has that name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    reads?.isRead = true
    return node.bounds(of: coordinateSpace.coordinateSpace)
  }
}

/// Whether anybody looked at the geometry that a proxy stands for.
final class GeometryReads {
  var isRead = false
}
