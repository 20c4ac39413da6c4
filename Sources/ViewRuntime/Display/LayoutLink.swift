/// The layout nodes of one element: one, or one for each view that a modifier
/// is applied to.
final class LayoutLink {
  let node: NodeReference
  var nodes: [LayoutNode] = []
  /// Its nodes stand around rows that a lazy container makes.
  var holdsRows = false

  /// What a node means that stands for no element of its own.
  var semantics: (@MainActor () -> Semantics?)?

  init(_ node: NodeReference) { self.node = node }

  /// The link of an element; nil as long as it was not laid out.
  static func of(_ node: NodeReference) -> LayoutLink? {
    node.block.record(node.entry).pointee.link.map {
      Unmanaged<LayoutLink>.fromOpaque($0).takeUnretainedValue()
    }
  }

  static func made(for node: NodeReference) -> LayoutLink {
    if let known = of(node) { return known }
    let link = LayoutLink(node)
    node.block.record(node.entry).pointee.link = Unmanaged.passRetained(link).toOpaque()
    return link
  }

  /// Lets go of an element's link; its layout nodes belong to nobody then.
  static func release(_ link: UnsafeMutableRawPointer) {
    let link = Unmanaged<LayoutLink>.fromOpaque(link)
    for node in link.takeUnretainedValue().nodes { node.owner = 0 }
    link.release()
  }

  /// What a layout node carries to find its element.
  var mark: UInt64 { UInt64(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())) }

  /// The element of a layout node; nil once that has ended.
  static func of(_ layout: LayoutNode) -> LayoutLink? {
    guard let pointer = UnsafeRawPointer(bitPattern: UInt(layout.owner)) else { return nil }
    // The mark is cleared before the link ends.
    return Unmanaged<LayoutLink>.fromOpaque(pointer).takeUnretainedValue()
  }
}
