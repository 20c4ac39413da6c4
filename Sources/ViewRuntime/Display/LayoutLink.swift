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

  /// Lets go of those nodes that are no longer the element's own.
  func disown(_ old: [LayoutNode]) {
    let kept = Set(nodes.map(ObjectIdentifier.init))
    for node in old where !kept.contains(ObjectIdentifier(node)) { node.owner = 0 }
  }

  /// What a layout node carries to find its element.
  var mark: UInt64 { UInt64(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())) }

  /// The element of a layout node; nil once that has ended.
  static func of(_ layout: LayoutNode) -> LayoutLink? {
    guard let pointer = UnsafeRawPointer(bitPattern: UInt(layout.owner)) else { return nil }
    // The mark is cleared before the link ends, and when it drops the node.
    return Unmanaged<LayoutLink>.fromOpaque(pointer).takeUnretainedValue()
  }
}
