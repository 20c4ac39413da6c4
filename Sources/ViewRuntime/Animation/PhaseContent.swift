import TraceModel

/// Runs the content of each phase in its turn, on the virtual clock.
final class PhaseContent<Phase: Equatable, Content: View>: DynamicContent {
  private typealias Value = PhaseAnimator<Phase, Content>
  private lazy var runner = ContentRunner(.animator, Content.self, type)

  init() { super.init(TypeInfo.of(Value.self)) }

  /// One animator on screen.
  private final class Running {
    var index = 0
    /// Set while the phases follow each other.
    var timer: UInt64?
  }

  private func running(_ node: NodeReference) -> Running? {
    node.block.record(node.entry).pointee.object.map {
      unsafeDowncast($0.takeUnretainedValue(), to: Running.self)
    }
  }

  override func mount(_ node: NodeReference, _ reconciler: Reconciler) {
    let running = Running()
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(running)
    showFirst(node, running, reconciler)
  }

  /// Nothing is shown as long as there is no phase.
  private func showFirst(_ node: NodeReference, _ running: Running, _ reconciler: Reconciler) {
    let value = node.value(as: Value.self)
    guard let first = value.phases.first else { return }
    runner.mount(
      source: node,
      parent: node,
      environment: node.block.environment(of: node.entry),
      reconciler,
      assign: { node.block.record(node.entry).pointee.child = $0 },
      content: { value.content(first) }
    )
    if value.trigger == nil { start(node, running, reconciler.queue) }
  }

  /// Goes on to the next phase once the first one has been shown.
  private func start(_ node: NodeReference, _ running: Running, _ queue: UpdateQueue) {
    cancelTimer(running)
    queue.call(.other, at: node) { [weak queue] in
      MainActor.assumeIsolated {
        if let queue { self.goOn(node, queue) }
      }
    }
  }

  /// Shows the next phase, and waits until its animation is over.
  private func goOn(_ node: NodeReference, _ queue: UpdateQueue) {
    guard node.isAlive, let running = running(node),
      let block = node.block.record(node.entry).pointee.child
    else { return }
    let value = node.value(as: Value.self)
    guard value.phases.count > 1 else { return }
    running.timer = nil
    running.index = (running.index + 1) % value.phases.count
    let animation = value.animation(value.phases[running.index])
    withTransaction(Transaction(animation: animation)) {
      queue.enqueueMark(NodeReference(block, -1), .forced, write: .none)
    }
    if running.index == 0, value.trigger != nil { return }
    // A phase without an animation is there for a frame.
    guard let seconds = animation.map({ $0.seconds(until: .logicallyComplete) }) ?? 1 / 60,
      let time = Nanoseconds(delay: max(seconds, 1 / 60))
    else { return }
    let loop = VirtualLoop.shared
    running.timer = loop.addBackgroundTimer(at: loop.now + time) { [weak queue] in
      if let queue { self.goOn(node, queue) }
    }
  }

  private func cancelTimer(_ running: Running) {
    if let timer = running.timer { VirtualLoop.shared.cancelBackgroundTimer(timer) }
    running.timer = nil
  }

  override func rerun(_ block: Block, _ node: NodeReference, _ reconciler: Reconciler) {
    guard let running = running(node) else { return }
    let value = node.value(as: Value.self)
    guard running.index < value.phases.count else { return }
    runner.rerun(block, source: node, reconciler) { value.content(value.phases[running.index]) }
  }

  override func willReplace(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference,
    _ reconciler: Reconciler
  ) {
    let old = old.assumingMemoryBound(to: Value.self).pointee
    let new = new.assumingMemoryBound(to: Value.self).pointee
    if old.trigger != new.trigger || old.phases != new.phases { node.mask.insert(.isChanged) }
  }

  override func update(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let running = running(node) else { return }
    let isChanged = node.mask.contains(.isChanged)
    node.mask.remove(.isChanged)
    guard let block = node.block.record(node.entry).pointee.child else {
      if isChanged { showFirst(node, running, reconciler) }
      return
    }
    if isChanged {
      running.index = 0
      start(node, running, reconciler.queue)
    }
    rerun(block, node, reconciler)
  }

  override func unmount(_ node: NodeReference, _ reconciler: Reconciler) {
    if let running = running(node) { cancelTimer(running) }
    let record = node.block.record(node.entry)
    guard let child = record.pointee.child else { return }
    record.pointee.child = nil
    reconciler.end(child)
  }
}
