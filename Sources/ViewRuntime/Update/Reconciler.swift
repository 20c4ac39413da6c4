import TraceModel

/// Keeps the tree of blocks in step with what bodies return.
///
/// Split by concern: mounting and ending here, evaluation in
/// `Reconciler+Evaluation`, comparison and replacement of a body's result in
/// `Reconciler+Update`.
@MainActor
package final class Reconciler {
  let queue: UpdateQueue
  /// Set by the layout tree that goes with it.
  weak var layoutTree: LayoutTree?
  /// Counts transactions, by which rows out of sight grow old.
  var updateCount = 0
  /// Lazy containers of which layout asked something.
  var changedRows: [LazyRows] = []
  /// Those with rows that wait to be ended, each once; in order, since what
  /// rows do as they end shows in the trace.
  var parkedRows: [LazyRows] = []
  /// Those of which something is to be told in this transaction, each once.
  var toldRows: [LazyRows] = []
  /// Whether any lazy container was ever made.
  var hasLazyContainers = false
  /// Places that run an action or a content when a preference changes.
  var preferenceReaders: [NodeReference] = []
  var preferencesChanged = false
  var lastPreferenceStamp = 0
  let matchedGeometry = MatchedGeometry()
  private(set) lazy var animations = AnimationSystem(self)
  /// Whether a value in the tree moves, or may in this transaction.
  var hasMovements = false
  /// What the last layout found out has made another one necessary.
  var needsLayout = false
  /// Whether any block was ever parked.
  var hasParkedBlocks = false
  /// Marked nodes in parked blocks, each once however often it is marked.
  var deferred: Set<NodeReference> = []
  /// Writers of the environment below one that wrote anew, topmost first.
  var deferredWriters: [NodeReference] = []
  let reporter: Reporter
  var scratch = Scratch()
  /// Changes that can be seen, counted up: leaves, insertions, removals, moves.
  var visibleChanges = 0
  /// Inputs that differed otherwise than by a closure, counted up.
  var inputChanges = 0
  /// Blocks that came or went below a run, counted up.
  var inserted: UInt32 = 0
  var removed: UInt32 = 0
  var moved: UInt32 = 0
  /// The run in whose course others are started.
  var currentRun = RunID.none
  /// What the open run has compared so far.
  var comparisons = Comparisons()
  /// Places outside of a view modifier's own shape that show its content.
  var remoteContents: [NodeReference: [NodeReference]] = [:]
  /// Whether what ends now makes room for another view in the same place.
  private var isReplacing = false

  /// Counts of one run.
  struct Comparisons {
    var compared: UInt32 = 0
    var skipped: UInt32 = 0
    var fields: UInt32 = 0
    var updated: UInt32 = 0
  }

  init(queue: UpdateQueue, reporter: Reporter) {
    self.queue = queue
    self.reporter = reporter
    handle.reconciler = self
    queue.worker = handle
  }

  /// What others refer to weakly in place of the reconciler: each retain and
  /// release of an object with weak references takes several times as long.
  final class Handle {
    // Sound: only the reconciler owns its handle, so that one which is still
    // there belongs to one which is.
    unowned(unsafe) fileprivate(set) var reconciler: Reconciler?
  }

  private let handle = Handle()

  // MARK: Mounting

  /// Makes a block whose root value a closure writes, and mounts it.
  func mountBlock(
    _ shape: ViewShape,
    parent: NodeReference?,
    environment: EnvironmentScope,
    prepare: (Block) -> Void = { _ in },
    root: (UnsafeMutableRawPointer) -> Void
  ) -> Block {
    let block = Block.make(
      shape,
      parent: parent?.block,
      entry: parent?.entry ?? -1,
      environment: environment
    )
    if hasLazyContainers, let parent, LazyContext.appearsByItself(parent) {
      block.header.pointee.mask = .isOutOfSight
    }
    prepare(block)
    root(block.address + block.region(0).pointee.offset)
    inserted += 1
    visibleChanges += 1
    mountEntries(of: block, 0, block.entryCount)
    return block
  }

  /// Mounts entries in preorder, so that parents come before children.
  func mountEntries(of block: Block, _ first: Int32, _ end: Int32) {
    var index = first
    while index < end {
      let entry = block.entry(index)
      let node = NodeReference(block, index)
      let next = entry.pointee.end
      switch entry.pointee.role {
      case .composite:
        let composite = unsafeDowncast(entry.pointee.kind, to: Composite.self)
        evaluate(node, composite, isFirst: true)
      case .element:
        let element = unsafeDowncast(entry.pointee.kind, to: Element.self)
        element.willMount(node, self)
        block.record(index).pointee.mask.insert(.isMounted)
        if element.mountsContent(node) { mountEntries(of: block, index + 1, next) }
        if element.followsContent { element.didMount(node, self) }
      case .dynamic:
        let dynamic = unsafeDowncast(entry.pointee.kind, to: DynamicContent.self)
        dynamic.mount(node, self)
        block.record(index).pointee.mask.insert(.isMounted)
      }
      index = next
    }
  }

  /// Children of a place came, went or moved: whoever lays them out must ask.
  func structureChanged(at node: NodeReference) {
    queue.structureChanges.append(node)
    preferencesChanged = true
  }

  // MARK: Ending

  /// Ends a block: everything below first told, then the values, then the memory.
  ///
  /// - Parameters:
  ///   - block: Is not to be used afterwards.
  ///   - replaced: Another view has taken its place, so that state lost with it
  ///     is a reset.
  func end(_ block: Block, replaced: Bool = false) {
    let outer = isReplacing
    isReplacing = isReplacing || replaced
    defer { isReplacing = outer }
    removed += 1
    visibleChanges += 1
    unmountEntries(of: block)
    if !block.header.pointee.node.isNone {
      queue.tracker.forget(NodeReference(block, -1))
      reporter.lifetime(block.header.pointee.node, .destroyed)
    }
    let shape = block.shape
    for region in shape.regions.dropFirst() {
      let entry = block.entry(region.owner)
      guard block.record(region.owner).pointee.mask.contains(.isMounted) else { continue }
      unsafeDowncast(entry.pointee.kind, to: Composite.self)
        .bodyValues.destroy(block.address + region.offset)
    }
    shape.rootValues.destroy(block.address + shape.regions[0].offset)
    for index in 0..<block.entryCount {
      let record = block.record(index)
      if let object = record.pointee.object {
        record.pointee.object = nil
        object.release()
      }
      if let link = record.pointee.link, block.entry(index).pointee.role == .element {
        record.pointee.link = nil
        LayoutLink.release(link)
      }
    }
    block.free()
  }

  private func unmountEntries(of block: Block) {
    for index in 0..<block.entryCount {
      let entry = block.entry(index)
      let record = block.record(index)
      guard record.pointee.mask.contains(.isMounted) else { continue }
      let node = NodeReference(block, index)
      switch entry.pointee.role {
      case .composite:
        endComposite(node, unsafeDowncast(entry.pointee.kind, to: Composite.self))
      case .element:
        unsafeDowncast(entry.pointee.kind, to: Element.self).willUnmount(node, self)
        queue.tracker.forget(node)
      case .dynamic:
        unsafeDowncast(entry.pointee.kind, to: DynamicContent.self).unmount(node, self)
      }
    }
  }

  private func endComposite(_ node: NodeReference, _ composite: Composite) {
    let slots = node.block.slots(node.entry)
    for (index, property) in composite.type.properties.enumerated() {
      if isReplacing, property.behavior.holdsWrittenState(slots[index]) {
        reporter.lifetime(node.node, .stateReset, name: property.name)
      }
      property.behavior.end(slots[index], node: node)
    }
    queue.tracker.forget(node)
    remoteContents[node] = nil
    reporter.lifetime(node.node, .destroyed)
  }
}
