import Foundation

/// A view whose content depends on its own size and place.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(GeometryElement<Content>(), at: offset)
  }
}

/// Runs the content at layout, when the size is known.
private final class GeometryElement<Content: View>: Element {
  private lazy var runner = ContentRunner(.geometryReader, Content.self, type)

  init() { super.init(TypeInfo.of(GeometryReader<Content>.self)) }

  override nonisolated var layoutRole: LayoutRole { .container }

  /// One reader on screen.
  ///
  /// Sound as `Sendable` although unchecked: layout, which calls it, runs on
  /// the main thread only.
  private final class Reading: GeometryContent, @unchecked Sendable {
    let element: GeometryElement
    let node: NodeReference
    unowned let reconciler: Reconciler
    var block: Block?
    var runs: UInt32 = 0
    /// Whether the content must run whatever the geometry is.
    var isStale = true
    let reads = GeometryReads()

    init(_ element: GeometryElement, _ node: NodeReference, _ reconciler: Reconciler) {
      self.element = element
      self.node = node
      self.reconciler = reconciler
    }

    func geometryChanged(_ layout: LayoutNode) {
      // The same thread as said above, so it is not shared.
      nonisolated(unsafe) let layout = layout
      MainActor.assumeIsolated { element.run(self, layout) }
    }
  }

  private func reading(_ node: NodeReference) -> Reading? {
    node.block.record(node.entry).pointee.object.map {
      unsafeDowncast($0.takeUnretainedValue(), to: Reading.self)
    }
  }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    let reading = Reading(self, node, reconciler)
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(reading)
  }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    guard let reading = reading(node) else { return EmptyRule() }
    return GeometryRule(reading)
  }

  /// Runs the closure with the geometry at hand, and takes over its views.
  private func run(_ reading: Reading, _ layout: LayoutNode) {
    let node = reading.node
    guard node.isAlive, let tree = reading.reconciler.layoutTree else { return }
    // Another size is nothing to a content that never asked for it.
    guard reading.isStale || reading.reads.isRead else { return }
    let wasStale = reading.isStale
    reading.isStale = false
    reading.reads.isRead = false
    let content = node.value(as: GeometryReader<Content>.self).content
    reading.runs += 1
    let proxy = GeometryProxy(layout, run: reading.runs, reads: reading.reads)
    if let block = reading.block {
      block.header.pointee.mask.remove(.isParked)
      runner.rerun(block, source: node, reading.reconciler) { content(proxy) }
      if wasStale {
        reading.reconciler.resumeDeferred()
      } else {
        reading.reconciler.rewriteEnvironments()
      }
    } else {
      runner.mount(
        source: node,
        parent: node,
        environment: node.block.environment(of: node.entry),
        reading.reconciler,
        assign: { reading.block = $0 },
        content: { content(proxy) }
      )
    }
    tree.refreshContent(of: node)
    tree.takeOverChangesOfContent()
  }

  /// Another closure may show something else; it runs once, when layout knows
  /// whether the size has changed too.
  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    guard isChanged else { return }
    reading(node)?.block?.header.pointee.mask.insert(.input)
    setNeedsContent(node)
  }

  /// What is marked in the content waits for the closure: outer bodies run
  /// before inner ones, and may give those other values.
  private func setNeedsContent(_ node: NodeReference) {
    guard let reading = reading(node), let block = reading.block else { return }
    reading.isStale = true
    reading.reconciler.park(block)
    LayoutLink.of(node)?.nodes.first?.setNeedsContent()
  }

  override func rerun(_ block: Block, _ node: NodeReference, _ reconciler: Reconciler) {
    setNeedsContent(node)
  }

  override func forEachChild(_ node: NodeReference, _ body: (Block) -> Void) {
    if let block = reading(node)?.block { body(block) }
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let reading = reading(node), let block = reading.block else { return }
    reading.block = nil
    reconciler.end(block)
  }
}
