import TraceModel

/// What waits for the next update: writes in groups, marked nodes, callbacks.
///
/// A write never evaluates anything. It queues; the host flushes before the
/// next frame, one update for each group of writes under one transaction.
package final class UpdateQueue {
  let reporter: Reporter
  let tracker = ReadTracker()
  let objects: ObservedObjects
  @MainActor private(set) lazy var focus = FocusSystem(self)
  @MainActor private(set) lazy var focusedValues = FocusedValueSystem(self)
  @MainActor private(set) lazy var presentations = PresentationStack(self)
  /// The fingers on the screen, once there were any.
  weak var touches: TouchSystem?
  /// What is presented over the screen is something else now.
  var isScreenChanged = false
  /// Values of the device show where no body has to run for them.
  var isDisplayStale = false
  /// A display frame of running animations is due.
  var isFrameDue = false
  /// The reconciler that works for this queue.
  var reconciler: Reconciler? { worker?.reconciler }
  /// Set by the reconciler.
  weak var worker: Reconciler.Handle?
  /// True while bodies, their comparisons and layout run.
  var isUpdating = false

  /// Counts frames, for what may happen only so often in one.
  var frame = 0

  private(set) var groups: [WriteGroup] = []
  private var lastGroup = 0
  private var marked = MarkedNodes()
  private var writesBehind: [NodeReference: WritesBehind] = [:]
  /// Display leaves that changed in this transaction.
  var changedLeaves: [NodeReference] = []
  /// Places whose children came, went or moved.
  var structureChanges: [NodeReference] = []
  /// Elements that say themselves what they lay out, and say something else now.
  var changedContainers: [NodeReference] = []
  /// Elements whose rule for layout may be another.
  var changedLayouts: [NodeReference] = []
  /// Run after the update, in order; what they write leads to a further pass.
  var callbacks: [Callback] = []
  /// What the frame's callbacks led to so far.
  private(set) lazy var chain = CallbackChain(self)
  /// What goes on by itself in the step at hand.
  var outsideWrites = OutsideWrites()
  /// Scrolled to after the callbacks, when layout knows the views.
  var scrollRequests: [ScrollRequest] = []
  /// Run after all callbacks of the frame.
  var taskStarts: [@MainActor () -> Void] = []
  /// Called when there is something to flush.
  var onWork: () -> Void = {}

  /// Writes under one transaction.
  struct WriteGroup {
    let number: Int
    let transaction: Transaction
    var mutations: [Mutation] = []
  }

  enum Mutation {
    case commit(any CommittedLocation, WriteID)
    case mark(NodeReference, CauseMask, ObservedName?, WriteID)
  }

  package init(reporter: Reporter) {
    self.reporter = reporter
    objects = ObservedObjects(reporter: reporter)
    tracker.queue = self
    tracker.start()
  }

  // Nothing may be asked of a queue that has gone: a model may outlive its host.
  deinit {
    if Runtime.shared.queue === self { Runtime.shared.queue = nil }
  }

  package var hasWork: Bool {
    !groups.isEmpty || !marked.isEmpty || !callbacks.isEmpty || !scrollRequests.isEmpty
      || isDisplayStale || isFrameDue
  }

  // MARK: Writes

  /// The group that a write under this transaction belongs to.
  func group(for transaction: Transaction) -> Int {
    if let last = groups.last, last.transaction.id == transaction.id { return last.number }
    lastGroup += 1
    groups.append(WriteGroup(number: lastGroup, transaction: transaction))
    onWork()
    return lastGroup
  }

  /// Whether anything was written under this transaction.
  func hasGroup(for transaction: Transaction) -> Bool {
    groups.contains { $0.transaction.id == transaction.id }
  }

  func enqueueCommit(_ location: any CommittedLocation, write: WriteID) {
    groups[groups.count - 1].mutations.append(.commit(location, write))
  }

  /// Marks a node as soon as the group of the present transaction is flushed.
  ///
  /// `name` is the model property that was set, where one was.
  func enqueueMark(
    _ node: NodeReference,
    _ mask: CauseMask,
    _ name: ObservedName? = nil,
    write: WriteID
  ) {
    guard chain.mayWrite() else { return }
    _ = group(for: Runtime.shared.transaction)
    groups[groups.count - 1].mutations.append(.mark(node, mask, name, write))
  }

  /// Notes a write for the trace; says so if an update is under way.
  @discardableResult
  func record(
    write name: String,
    kind: WriteKind,
    node: NodeReference?,
    object: ObjectID = .none,
    flags: WriteFlags
  ) -> WriteID {
    var flags = flags
    if isUpdating, Runtime.shared.evaluation != nil { flags.insert(.duringUpdate) }
    let id = reporter.write(
      name,
      kind: kind,
      node: node?.node ?? .none,
      object: object,
      // The stack of a modifier's write is the runtime's.
      body: kind == .environment ? node?.viewID(reporter) : nil,
      flags: flags
    )
    let isLost = flags.contains(.noReader) || flags.contains(.equal) && kind != .published
    if isLost { return id }
    if !chain.note(id, name, of: node), let writer = Runtime.shared.work {
      outsideWrites.note(
        id,
        name,
        node: node?.node ?? .none,
        by: writer,
        property: node.map { "\(view(around: $0).typeName).\(name)" } ?? name
      )
    }
    return id
  }

  /// Whether a body or content closure is running, in which nobody may write.
  ///
  /// Notes the write and says what SwiftUI says.
  func refusesWrite(to property: String, of node: NodeReference?) -> Bool {
    guard isUpdating, let evaluation = Runtime.shared.evaluation else { return false }
    record(write: property, kind: .state, node: node, flags: .equalityUnknown)
    reporter.message(RuntimeMessage.modifyingState, node: evaluation.pointee.node)
    return true
  }

  // MARK: Flushing

  /// Takes the next group's values into effect and marks whoever reads them.
  func commitNextGroup() -> Transaction? {
    guard !groups.isEmpty else { return nil }
    let group = groups.removeFirst()
    firstWrite = .none
    for mutation in group.mutations {
      switch mutation {
      case .commit(let location, let write):
        let readers = location.commit(group: group.number)
        if readers.ownerReads, let owner = readers.owner {
          mark(owner, .property(readers.ownerBit), write: write)
        }
        for reader in readers.others {
          if let causes = reader.causes(on: location) { mark(reader.node, causes, write: write) }
        }
      case .mark(let node, let mask, let name, let write):
        if let name, node.isAlive { tracker.note(name, fired: node) }
        mark(node, mask, write: write)
      }
    }
    return group.transaction
  }

  /// The first write of the update at hand that anybody reads; the reason of
  /// what layout makes because of it: rows, a page.
  var firstWrite = WriteID.none

  /// Marks a node; it runs in the update at hand, once, for all its causes.
  func mark(_ node: NodeReference, _ mask: CauseMask, write: WriteID) {
    guard node.isAlive else { return }
    var present = node.mask
    present.formUnion(mask)
    if !present.contains(.isQueued) {
      present.insert(.isQueued)
      marked.insert(node)
    }
    node.mask = present
    if firstWrite.isNone { firstWrite = write }
    if !write.isNone {
      reporter.takeUp(write)
      chain.mark(node, write)
      outsideWrites.mark(write, reader: view(around: node).typeName)
    }
    // Taken by the run's record, so that without a trace nobody would.
    if reporter.isRecording, !write.isNone { writesBehind[node, default: .init()].append(write) }
    onWork()
  }

  /// The marked node that runs next: those above others come first.
  ///
  /// A run may mark others, even some above those that wait already.
  func takeFirstMarked() -> NodeReference? { marked.takeFirst() }

  /// The views that are marked, or will be by what was written.
  var waitingViews: [String] {
    var nodes = marked.all
    for mutation in groups.flatMap(\.mutations) {
      switch mutation {
      case .commit(let location, _): nodes += location.readerNodes
      case .mark(let node, _, _, _): nodes.append(node)
      }
    }
    var seen: Set<String> = []
    return nodes.filter(\.isAlive).map { view(around: $0).typeName }
      .filter { seen.insert($0).inserted }
  }

  /// The composite that a node is, or stands in.
  func view(around node: NodeReference) -> NodeReference {
    let entry = max(node.entry, 0)
    let isComposite = node.entry >= 0 && node.block.entry(entry).pointee.role == .composite
    return isComposite ? node : composite(owning: NodeReference(node.block, entry))
  }

  func takeWrites(behind node: NodeReference) -> WritesBehind {
    writesBehind.isEmpty ? .init() : writesBehind.removeValue(forKey: node) ?? .init()
  }

  var hasLayoutChanges: Bool {
    !structureChanges.isEmpty || !changedContainers.isEmpty || !changedLayouts.isEmpty
  }

  /// Nobody lays out: nothing of it is to be kept.
  func dropLayoutChanges() {
    structureChanges.removeAll(keepingCapacity: true)
    changedContainers.removeAll(keepingCapacity: true)
    changedLayouts.removeAll(keepingCapacity: true)
  }

  func takeStructureChanges() -> [NodeReference] {
    defer { structureChanges = [] }
    return structureChanges
  }

  func takeChangedContainers() -> [NodeReference] {
    defer { changedContainers = [] }
    return changedContainers
  }

  func takeChangedLayouts() -> [NodeReference] {
    defer { changedLayouts = [] }
    return changedLayouts
  }

  func takeTaskStarts() -> [@MainActor () -> Void] {
    defer { taskStarts = [] }
    return taskStarts
  }

  var hasMarked: Bool { !marked.isEmpty }

  // MARK: The tree

  /// The composite in whose body the value of an entry was written.
  ///
  /// For what a modifier or a style shows as its content that is not the
  /// modifier, but the view whose body has the modified view in it.
  func composite(owning node: NodeReference) -> NodeReference {
    var node = node
    while true {
      let block = node.block
      let owner = block.region(block.entry(node.entry).pointee.region).pointee.owner
      if owner >= 0 { return NodeReference(block, owner) }
      guard let parent = block.header.pointee.parent else { return NodeReference(block, -1) }
      node = NodeReference(parent, block.header.pointee.parentEntry)
      let kind = parent.entry(node.entry).pointee.kind
      if kind.showsRemoteContent {
        let place = unsafeDowncast(kind, to: RemoteContentPlace.self)
        let here = Handed(node: node)
        let source = MainActor.assumeIsolated {
          Handed(node: place.source(here.node)?.0 ?? here.node)
        }
        node = source.node
      }
    }
  }

  /// Sound although unchecked: the tree is walked on the thread that runs the app
  /// only; the place leaves nothing but the compiler's view of that.
  private struct Handed: @unchecked Sendable {
    let node: NodeReference
  }
}
