import TraceModel

extension Reconciler {
  /// Runs a body and brings everything below in step with its result.
  func evaluate(_ node: NodeReference, _ composite: Composite, isFirst: Bool) {
    let block = node.block
    let record = block.record(node.entry)
    let entry = block.entry(node.entry)
    var mask = record.pointee.mask
    if isFirst {
      mask = composite.type.properties.isEmpty ? .input : [.input, .identity, .properties]
      record.pointee.node = reporter.node(node, composite, queue)
    }
    record.pointee.mask.subtract(.causes)
    let observed = mask.contains(.observable) ? queue.tracker.takeFired(node) : []

    var run = beginRun(node: record.pointee.node, isFirst: isFirst)
    updateProperties(of: node, composite)

    let evaluation = Evaluation(
      node: node,
      owner: node,
      composite: composite,
      mask: mask,
      observed: observed,
      outer: Runtime.shared.evaluation
    )
    let region = block.region(entry.pointee.body).pointee
    let value = UnsafeRawPointer(block.value(node.entry))
    let target = block.address + region.offset
    if isFirst {
      call(evaluation, composite, value, target)
      record.pointee.mask.insert(.isMounted)
      run.bodyEnds(reporter)
      mountEntries(of: block, node.entry + 1, entry.pointee.end)
    } else {
      let (result, mark) = scratch.take(region.size)
      call(evaluation, composite, value, result)
      run.bodyEnds(reporter)
      replace(block, entry.pointee.body, with: result, values: composite.bodyValues)
      scratch.release(mark)
    }
    endRun(&run, node: node, mask: mask, isContent: false) {
      reporter.causes(of: node, composite, mask, observed, queue)
    }
  }

  // Both without a closure around the call: one that is bound to the main actor
  // asks the runtime of the language, each time, whether it runs there.

  private func call(
    _ evaluation: Evaluation,
    _ composite: Composite,
    _ value: UnsafeRawPointer,
    _ result: UnsafeMutableRawPointer
  ) {
    let node = evaluation.node
    let (place, mark) = enter(evaluation)
    if queue.tracker.begin(node) {
      composite.body(value, result)
      queue.tracker.end(node)
    } else {
      queue.tracker.track(node) { composite.body(value, result) }
    }
    leave(place, mark)
  }

  private func call(
    _ evaluation: Evaluation,
    _ content: @MainActor (UnsafeMutableRawPointer) -> Void,
    _ result: UnsafeMutableRawPointer
  ) {
    let node = evaluation.node
    let (place, mark) = enter(evaluation)
    if queue.tracker.begin(node) {
      content(result)
      queue.tracker.end(node)
    } else {
      queue.tracker.track(node) { content(result) }
    }
    leave(place, mark)
  }

  /// Says what runs now; where that is noted stays in place until `leave`.
  private func enter(
    _ evaluation: Evaluation
  ) -> (UnsafeMutablePointer<Evaluation>, Scratch.Mark) {
    let (memory, mark) = scratch.take(MemoryLayout<Evaluation>.size)
    let place = memory.initializeMemory(as: Evaluation.self, repeating: evaluation, count: 1)
    Runtime.shared.evaluation = place
    return (place, mark)
  }

  /// What runs around it does so again.
  private func leave(_ place: UnsafeMutablePointer<Evaluation>, _ mark: Scratch.Mark) {
    Runtime.shared.evaluation = place.pointee.outer
    place.deinitialize(count: 1)
    scratch.release(mark)
  }

  /// Gives every wrapper in the view value its location and current value.
  private func updateProperties(of node: NodeReference, _ composite: Composite) {
    let properties = composite.type.properties
    guard !properties.isEmpty else { return }
    let value = node.block.value(node.entry)
    let slots = node.block.slots(node.entry)
    for index in properties.indices {
      let property = properties[index]
      property.behavior.update(
        value + property.offset,
        slot: &slots[index],
        node: node,
        bit: property.bit
      )
    }
  }

  /// Runs a content closure whose result replaces, or first makes, the root
  /// value of a block.
  ///
  /// Why it runs stands in the block's mask: `.input` where its owner has
  /// another value, `.observable` where a model property was set.
  ///
  /// - Parameters:
  ///   - block: Shows what the closure returns.
  ///   - owner: The place that holds the closure.
  ///   - isFirst: The block holds no value yet.
  ///   - content: Writes the value.
  func runContent(
    of block: Block,
    owner: NodeReference,
    isFirst: Bool,
    content: @MainActor (UnsafeMutableRawPointer) -> Void
  ) {
    let node = NodeReference(block, -1)
    let mask = block.header.pointee.mask
    block.header.pointee.mask.subtract(.causes)
    let observed = mask.contains(.observable) ? queue.tracker.takeFired(node) : []
    var run = beginRun(node: block.header.pointee.node, isFirst: isFirst)
    let evaluation = Evaluation(
      node: node,
      owner: queue.composite(owning: owner),
      composite: nil,
      mask: [],
      observed: [],
      outer: Runtime.shared.evaluation
    )
    let region = block.region(0).pointee
    let target = block.address + region.offset
    if isFirst {
      call(evaluation, content, target)
      run.bodyEnds(reporter)
      mountEntries(of: block, 0, block.entryCount)
    } else {
      let (result, mark) = scratch.take(region.size)
      call(evaluation, content, result)
      run.bodyEnds(reporter)
      replace(block, 0, with: result, values: block.shape.rootValues)
      scratch.release(mark)
    }
    endRun(&run, node: node, mask: mask, isContent: true) {
      reporter.contentCauses(isFirst: isFirst, mask, observed)
    }
  }

  // MARK: Counting

  private func beginRun(node: NodeID, isFirst: Bool) -> OpenRun {
    let run = OpenRun(
      outer: currentRun,
      slot: reporter.openRun(node: node, parent: currentRun),
      isFirst: isFirst,
      visibleChanges: visibleChanges,
      inputChanges: inputChanges,
      inserted: inserted,
      removed: removed,
      moved: moved,
      comparisons: comparisons
    )
    currentRun = run.slot.id
    comparisons = Comparisons()
    return run
  }

  /// The writes that set a run off; those of the run above are not told again.
  private func writes(
    behind node: NodeReference,
    _ mask: CauseMask,
    _ run: OpenRun
  ) -> WritesBehind {
    // Who is new, or runs for another input alone, was marked by no write.
    let marks = run.isFirst ? node.mask : mask.union(node.mask)
    let isMarked = !marks.isDisjoint(with: .marks)
    let own = isMarked ? queue.takeWrites(behind: node) : WritesBehind()
    guard own.isEmpty, run.outer.isNone, !queue.firstWrite.isNone else { return own }
    return WritesBehind(queue.firstWrite)
  }

  private func endRun(
    _ run: inout OpenRun,
    node: NodeReference,
    mask: CauseMask,
    isContent: Bool,
    causes: () -> CauseSetID
  ) {
    currentRun = run.outer
    let own = comparisons
    comparisons = run.comparisons
    guard reporter.isRecording else { return }
    var flags: RunFlags = isContent ? .content : []
    if run.isFirst {
      flags.insert(.first)
    } else if visibleChanges == run.visibleChanges {
      flags.insert(.waste)
      if inputChanges == run.inputChanges { flags.insert(.pureWaste) }
    }
    let set = causes()
    reporter.closeRun(
      run,
      own,
      flags: flags,
      causes: set,
      writes: writes(behind: node, mask, run)
    )
    let inserted = self.inserted - run.inserted
    let removed = self.removed - run.removed
    let moved = self.moved - run.moved
    if !run.isFirst, inserted | removed | moved != 0 {
      reporter.change(of: run.slot.id, inserted: inserted, removed: removed, moved: moved)
    }
  }
}

/// A run from its start to its end, with the counters as they stood.
struct OpenRun {
  let outer: RunID
  let slot: Reporter.RunSlot
  let isFirst: Bool
  let visibleChanges: Int
  let inputChanges: Int
  let inserted: UInt32
  let removed: UInt32
  let moved: UInt32
  /// Of the run that this one was started in.
  let comparisons: Reconciler.Comparisons
  var bodyEnd: UInt64 = 0

  @inline(__always)
  mutating func bodyEnds(_ reporter: Reporter) {
    if reporter.isRecording { bodyEnd = reporter.clock() }
  }
}
