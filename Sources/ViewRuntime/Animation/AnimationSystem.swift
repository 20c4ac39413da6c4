import TraceModel

/// All that moves on one screen, and the frames that show it.
///
/// A change under an animation is laid out at once, as any other. What moves
/// from frame to frame are the values that can be animated, each in its place in
/// the tree, and the frames in which leaves are drawn (decision 4).
@MainActor
final class AnimationSystem {
  private unowned let reconciler: Reconciler
  private var movements: [NodeReference: Movement] = [:]
  /// The places of `movements` in the order in which they began.
  private var order: [NodeReference] = []
  /// Values that differ, until it is known by which animation they change.
  private var pending: [NodeReference: Movement] = [:]
  let leaves: LeafMovements
  let scopes = TransactionScopes()
  private let frames = FrameClock()

  init(_ reconciler: Reconciler) {
    self.reconciler = reconciler
    leaves = LeafMovements()
  }

  private var now: Nanoseconds { VirtualLoop.shared.now }

  // MARK: Values

  /// A place is about to get a value that differs from the one it has.
  func willChange(
    _ node: NodeReference,
    _ animator: Animator,
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    isEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  ) {
    guard let movement = movements[node] ?? animator.movement(from: old, to: new) else { return }
    movement.isAlone = animator.isSame(old, new, by: isEqual)
    if movements[node] == nil { pending[node] = movement }
    reconciler.hasMovements = true
  }

  /// Has a place compared by where it goes, not by where it is.
  func showTarget(of node: NodeReference, in value: UnsafeMutableRawPointer) {
    movements[node]?.showTarget(in: value)
  }

  /// A new value lies in a place, to be shown in the transaction at hand.
  ///
  /// - Returns: Whether nothing of it is to be seen yet, since all that differs
  ///   moves from here on.
  func arrive(at node: NodeReference) -> Bool {
    let known = movements[node]
    guard let movement = known ?? pending.removeValue(forKey: node) else { return false }
    let value = node.block.value(node.entry)
    let animation = Runtime.shared.transaction.effectiveAnimation
    let isRunning = movement.retarget(in: value, by: animation, at: now)
    defer { movement.isAlone = false }
    if isRunning {
      if known == nil {
        movements[node] = movement
        order.append(node)
      }
      frames.start(reconciler.queue)
      // What is shown next is not what is shown now, though no leaf says so yet.
      reconciler.visibleChanges += 1
      return movement.isAlone
    }
    if known != nil { end(node) }
    return false
  }

  private func end(_ node: NodeReference) {
    movements[node] = nil
    order.removeAll { $0 == node }
  }

  /// Nothing waits for its animation any more.
  func endTransaction() {
    if !pending.isEmpty { pending = [:] }
    scopes.endTransaction()
    reconciler.hasMovements = !movements.isEmpty
  }

  // MARK: Frames

  /// Shows everything as it is now, and marks what that changes.
  func showFrame() {
    let now = now
    for node in order {
      guard node.isAlive, let movement = movements[node] else {
        end(node)
        continue
      }
      let value = node.block.value(node.entry)
      let isRunning = movement.show(in: value, at: now) { noteChange(of: node, $0, $1) }
      if !isRunning { end(node) }
    }
    leaves.show(at: now) { reconciler.noteLeafChange($0) }
    reconciler.hasMovements = !movements.isEmpty
    frames.goOn(reconciler.queue, while: !movements.isEmpty || leaves.areMoving)
  }

  private func noteChange(
    of node: NodeReference,
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer
  ) {
    let kind = node.block.entry(node.entry).pointee.kind
    if kind.role == .composite {
      let reporter = reconciler.reporter
      if reporter.isRecording {
        reporter.pendingDifferences[node] = kind.type.layout.differences(old, new)
      }
      reconciler.inputChanges += 1
      reconciler.queue.mark(node, .input, write: .none)
      return
    }
    let element = unsafeDowncast(kind, to: Element.self)
    if element.layoutRole != .none { reconciler.queue.changedLayouts.append(node) }
    if element.isDisplayLeaf { reconciler.noteLeafChange(node) }
  }

  /// Nothing is on the screen any more.
  func stop() {
    movements = [:]
    order = []
    reconciler.hasMovements = false
    frames.stop()
  }

  // MARK: Leaves

  /// Where leaves are drawn before a layout; nil where no layout moves any.
  func framesBeforeLayout(_ tree: LayoutTree) -> LeafMovements.Frames? {
    let isAnimated = Runtime.shared.transaction.effectiveAnimation != nil
    guard isAnimated || scopes.mayAnimate else { return nil }
    return leaves.frames(in: tree.root)
  }

  /// Has leaves that layout has put elsewhere move there.
  func layoutIsDone(_ tree: LayoutTree, _ before: LeafMovements.Frames?) {
    guard let before else {
      leaves.followLayout()
      return
    }
    leaves.move(from: before, to: leaves.frames(in: tree.root), at: now) { node in
      scopes.transaction(at: node).effectiveAnimation
    }
    if leaves.areMoving { frames.start(reconciler.queue) }
  }
}
