import TraceModel

/// A task that lives as long as a view is on the screen.
public struct _TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @isolated(any) @Sendable () async -> Void
}

extension _TaskModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    builder.element(TaskElement<ID>(TypeInfo.of(Self.self)), at: offset) {
      Modified._make(builder, at: contentOffset)
    }
  }
}

extension View {
  /// Starts a task when the view appears and cancels it when it disappears.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Also cancels it, and starts it anew, when the id changes.
  nonisolated public func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, priority: priority, action: action))
  }
}

private final class TaskElement<ID: Equatable>: Element {
  override nonisolated var followsContent: Bool { true }

  private func modifier(_ node: NodeReference) -> _TaskModifier<ID> {
    node.block.value(node.entry).assumingMemoryBound(to: _TaskModifier<ID>.self).pointee
  }

  /// Only another id counts.
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool {
    old.assumingMemoryBound(to: _TaskModifier<ID>.self).pointee.id
      == new.assumingMemoryBound(to: _TaskModifier<ID>.self).pointee.id
  }

  override func didMount(_ node: NodeReference, _ reconciler: Reconciler) {
    if reconciler.isShown(node) { start(node, reconciler) }
  }

  override func didUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    guard isChanged, node.block.record(node.entry).pointee.object != nil else { return }
    cancel(node, reconciler)
    start(node, reconciler)
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    cancel(node, reconciler)
  }

  override func appear(_ node: NodeReference, _ reconciler: Reconciler) {
    if node.block.record(node.entry).pointee.object == nil { start(node, reconciler) }
  }

  override func disappear(_ node: NodeReference, _ reconciler: Reconciler) {
    cancel(node, reconciler)
    node.block.record(node.entry).pointee.object?.release()
    node.block.record(node.entry).pointee.object = nil
  }

  private func start(_ node: NodeReference, _ reconciler: Reconciler) {
    let owner = reconciler.queue.composite(owning: node)
    let running = RunningTask(owner, reconciler.reporter)
    let record = node.block.record(node.entry)
    record.pointee.object?.release()
    record.pointee.object = Unmanaged.passRetained(running)
    let modifier = modifier(node)
    reconciler.queue.taskStarts.append { running.start(modifier.priority, modifier.action) }
  }

  private func cancel(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let object = node.block.record(node.entry).pointee.object else { return }
    unsafeDowncast(object.takeUnretainedValue(), to: RunningTask.self).cancel()
  }
}

/// The task of one view, from its start to its end.
@MainActor
private final class RunningTask {
  private let owner: NodeReference
  private let reporter: Reporter
  private var task: Task<Void, Never>?
  /// Cancelled, or done.
  private var isEnded = false

  init(_ owner: NodeReference, _ reporter: Reporter) {
    self.owner = owner
    self.reporter = reporter
  }

  /// Nothing, if it was cancelled before its frame was over.
  func start(
    _ priority: TaskPriority,
    _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) {
    guard !isEnded else { return }
    note(.taskStarted)
    task = VirtualLoop.shared.tasks.start(
      named: "task of \(owner.typeName)",
      priority: priority
    ) { @MainActor [self] in
      await action()
      end()
    }
  }

  func cancel() {
    guard !isEnded else { return }
    isEnded = true
    guard let task else { return }
    note(.taskCancelled)
    task.cancel()
  }

  private func end() {
    guard !isEnded else { return }
    isEnded = true
    note(.taskEnded)
  }

  private func note(_ kind: LifetimeKind) {
    if owner.isAlive { reporter.lifetime(owner.node, kind) }
  }
}
