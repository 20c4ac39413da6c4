import CRuntimeHooks
package import Foundation
import TraceModel

/// One screen: a tree of views, what waits to update it, and its clock.
@MainActor
package final class ViewHost {
  package let reporter: Reporter
  let queue: UpdateQueue
  package let reconciler: Reconciler
  let environment = EnvironmentScope(parent: nil)
  private(set) var root: Block?
  /// Of the screen, in points.
  package var size = CGSize(width: 390, height: 844)
  /// What notch, home bar and the like cover of the screen.
  package var safeArea = EdgeInsets()
  private(set) package lazy var layoutTree = LayoutTree(self)
  package lazy var touches = TouchSystem(self)
  private(set) lazy var display = DisplayCommit(self)

  /// Whether updates end in layout; without, only what views evaluate is measured.
  package var laysOut = true

  /// What sets the next layout off, where it is no change of content.
  var pendingReason: LayoutReason?
  /// Finds what a pull to refresh does in an environment.
  var refreshAction: (NodeReference) -> (@MainActor () -> Void)? = { $0.refreshAction }

  /// SwiftUI handles what callbacks write in at most so many passes of a frame.
  package nonisolated static let passLimit = 8

  /// The thread that makes a host is the one that runs the app.
  ///
  /// It may be another than that of the last host: a test runner's main queue is
  /// served by whatever thread is free.
  package init() {
    vt_claim_main_thread()
    reporter = Reporter()
    queue = UpdateQueue(reporter: reporter)
    reconciler = Reconciler(queue: queue, reporter: reporter)
    Runtime.shared.queue = queue
  }

  // MARK: Mounting

  package func mount<V: View>(_ view: V) {
    precondition(root == nil, "a host shows one root view")
    queue.frame += 1
    transaction(.mount, pass: 1) {
      root = reconciler.mountBlock(
        _ShapeBuilder.shape(of: V.self),
        parent: nil,
        environment: environment
      ) { $0.initializeMemory(as: V.self, to: view) }
    }
    runCallbacks()
    update(isNewFrame: false)
  }

  package func unmount() {
    guard let root else { return }
    transaction(.unmount, pass: 1) { reconciler.end(root) }
    self.root = nil
    reconciler.animations.stop()
    runCallbacks()
    update()
  }

  // MARK: The device

  package func use(_ profile: Profile) {
    Runtime.shared.profile = profile
    reporter.profile = profile
  }

  package func resize(to size: CGSize) {
    guard size != self.size else { return }
    self.size = size
    layOut(.resize)
  }

  /// Changes what the root of the environment holds; with `onlyIfRead`, leaves
  /// no trace of a change that nobody would see.
  package func setSystemValues(
    onlyIfRead: Bool = false,
    _ change: (inout EnvironmentValues) -> Void
  ) {
    var values = EnvironmentValues(environment)
    change(&values)
    let kept = environment.overrides.filter { old in
      !values.overrides.contains { $0.key == old.key }
    }
    let (readers, keys, display) = environment.set(values.overrides + kept)
    guard let root, !(onlyIfRead && readers.isEmpty && display.isEmpty) else { return }
    let writes = keys.map { queue.record(write: $0.name, kind: .environment, node: nil, flags: []) }
    if !keys.isEmpty { reporter.noteChecks(below: environment) }
    for (reader, key) in readers { reader.check(writes[key]) }
    reconciler.rewriteEnvironments()
    guard !display.isEmpty else { return }
    reconciler.displayEnvironmentChanged(in: root, display)
    queue.isDisplayStale = queue.hasLayoutChanges || !queue.changedLeaves.isEmpty
  }

  // MARK: Updating

  package var hasWork: Bool { queue.hasWork }

  /// The views that wait to be run again, each type once.
  package var waitingViews: [String] { queue.waitingViews }

  /// The app has been touched: what goes on by itself is counted from here.
  package func forgetOutsideWrites() { queue.outsideWrites = OutsideWrites() }

  /// What tasks, timers and blocks have written again and again since then, and
  /// who runs for it, as sentences.
  package var repeatedWrites: [String] { queue.outsideWrites.sentences }

  /// Takes up everything that waits: one frame.
  ///
  /// - Parameter isNewFrame: False where the frame has already begun, by a mount.
  /// - Returns: Whether there was anything.
  @discardableResult package func update(isNewFrame: Bool = true) -> Bool {
    Runtime.shared.storage.lookForChanges()
    guard queue.hasWork else {
      queue.chain.endFrame(hasWork: false)
      startTasks()
      return false
    }
    if isNewFrame { queue.frame += 1 }
    queue.chain.beginFrame()
    var pass: UInt32 = 0
    while queue.hasWork, pass < Self.passLimit {
      pass += 1
      queue.chain.beginPass()
      if queue.isFrameDue { showAnimationFrame(pass) }
      updateOnce(pass)
      runCallbacks()
    }
    queue.chain.endFrame(hasWork: queue.hasWork)
    startTasks()
    return true
  }

  /// One pass: what was written before it; what bodies write waits for the next.
  private func updateOnce(_ pass: UInt32) {
    for _ in 0..<max(queue.groups.count, 1) {
      let transaction = queue.commitNextGroup()
      guard queue.hasMarked || queue.isDisplayStale else { continue }
      let outer = Runtime.shared.transaction
      if let transaction { Runtime.shared.transaction = transaction }
      self.transaction(.update, pass: pass) { runMarked() }
      Runtime.shared.transaction = outer
    }
  }

  /// What moves, as it is now: a transaction of its own, in which layout and
  /// bodies run only where a value moves that they depend on.
  private func showAnimationFrame(_ pass: UInt32) {
    queue.isFrameDue = false
    guard root != nil else { return }
    reconciler.animations.showFrame()
    guard queue.hasMarked || queue.hasLayoutChanges || !queue.changedLeaves.isEmpty else { return }
    pendingReason = .animation
    transaction(.frame, pass: pass) { runMarked() }
  }

  private func runMarked() {
    while let node = queue.takeFirstMarked() {
      guard node.isAlive, !node.mask.isDisjoint(with: .causes) else { continue }
      if reconciler.isParked(node) {
        reconciler.deferred.insert(node)
      } else {
        let outer = Runtime.shared.transaction
        let scopes = reconciler.animations.scopes
        if !scopes.isEmpty, node.entry >= 0 {
          Runtime.shared.transaction = scopes.transaction(at: node)
        }
        run(node)
        Runtime.shared.transaction = outer
        reconciler.rewriteEnvironments()
      }
    }
  }

  private func run(_ node: NodeReference) {
    if node.entry >= 0 {
      let kind = node.block.entry(node.entry).pointee.kind
      if kind.role == .element {
        reconciler.update(node, unsafeDowncast(kind, to: Element.self))
        return
      }
      reconciler.evaluate(node, unsafeDowncast(kind, to: Composite.self), isFirst: false)
      return
    }
    guard let parent = node.block.header.pointee.parent else { return }
    let owner = NodeReference(parent, node.block.header.pointee.parentEntry)
    let kind = parent.entry(owner.entry).pointee.kind
    kind.rerun(node.block, owner, reconciler)
  }

  /// One update cycle: bodies, layout, display.
  func transaction(_ kind: TransactionKind, pass: UInt32, _ body: () -> Void) {
    reporter.beginTransaction()
    queue.isUpdating = true
    queue.isDisplayStale = false
    body()
    if kind != .unmount { layOutContent(pendingReason ?? (kind == .mount ? .mount : .content)) }
    pendingReason = nil
    queue.isUpdating = false
    commitDisplay()
    reconciler.animations.endTransaction()
    queue.firstWrite = .none
    reporter.endTransaction(kind, pass: pass)
  }

  /// Lays out, and once more where layout ran contents that marked others, or
  /// where one place depends on what came out elsewhere.
  private func layOutContent(_ reason: LayoutReason) {
    guard laysOut else { return queue.dropLayoutChanges() }
    var rounds = 0
    let frames = reconciler.animations.framesBeforeLayout(layoutTree)
    repeat {
      if rounds > 0 { runMarked() }
      reconciler.needsLayout = false
      layoutTree.update(reason)
      rounds += 1
      reconciler.checkPreferenceLayers()
      reconciler.checkMatchedGeometry()
    } while (queue.hasMarked || reconciler.needsLayout) && rounds < Self.passLimit
    reconciler.animations.layoutIsDone(layoutTree, frames)
    reconciler.updateCount += 1
    reconciler.dropParkedRows()
    reconciler.reportRows()
    reconciler.checkPreferences()
  }

  /// The view that a composite's runs are counted under.
  func viewID(of node: NodeReference) -> ViewID { node.viewID(reporter) }

  private func commitDisplay() {
    let leaves = queue.changedLeaves
    queue.changedLeaves = []
    for node in leaves where node.isAlive { node.mask.remove(.isLeafChanged) }
    guard reporter.isRecording else {
      display.forget()
      return
    }
    for node in leaves where node.isAlive { layoutTree.setNeedsDisplay(node) }
    let start = reporter.clock()
    guard case (var record, let details)? = display.commit(changedLeaves: leaves.count) else {
      return
    }
    record.duration = Nanoseconds(Int64(reporter.clock() - start))
    reporter.display(record, details)
  }

  /// What layout made may have appeared, and may have written.
  func runCallbacksOfLayout() {
    runCallbacks()
    update()
  }

  private func runCallbacks() {
    for callback in queue.takeCallbacks() { queue.chain.run(callback) }
    if !queue.scrollRequests.isEmpty { reconciler.runScrollRequests() }
  }

  private func startTasks() {
    for start in queue.takeTaskStarts() { start() }
  }
}
