import TraceModel

extension Reconciler {
  /// Compares a body's new result with the one in place, takes it over, and
  /// updates what differs, in order.
  ///
  /// First all comparisons, while both values are alive; then the new bytes
  /// move in and the old value ends; then children run, parents before
  /// children and siblings in order. A child that is skipped keeps its old
  /// value, closures and wrappers included, unless the value around it cannot
  /// be moved by bytes (decision 1).
  func replace(
    _ block: Block,
    _ regionIndex: Int32,
    with result: UnsafeMutableRawPointer,
    values: ValueOperations
  ) {
    let region = block.region(regionIndex).pointee
    let base = block.address + region.offset
    let serial = block.header.pointee.serial
    for index in region.entries {
      let entry = block.entry(index)
      let old = block.address + entry.pointee.offset
      compare(NodeReference(block, index), entry, old, result + (old - base), region)
    }
    if region.isBitwiseTakable {
      Self.swap(base, result, region.size)
      values.destroy(result)
    } else {
      values.destroy(base)
      values.move(result, base)
    }
    applyChanges(of: block, region, serial: serial)
  }

  /// Replaces the root value of a block that stays, outside of any closure of
  /// its own: a branch, an erased view.
  func replaceRoot(of block: Block, _ write: (UnsafeMutableRawPointer) -> Void) {
    let (value, mark) = scratch.take(block.region(0).pointee.size)
    write(value)
    replace(block, 0, with: value, values: block.shape.rootValues)
    scratch.release(mark)
  }

  private func compare(
    _ node: NodeReference,
    _ entry: UnsafeMutablePointer<ViewShape.Entry>,
    _ old: UnsafeMutableRawPointer,
    _ new: UnsafeMutableRawPointer,
    _ region: ViewShape.Region
  ) {
    let record = node.block.record(node.entry)
    switch entry.pointee.role {
    case .composite:
      guard record.pointee.mask.contains(.isMounted) else { return }
      let composite = unsafeDowncast(entry.pointee.kind, to: Composite.self)
      comparisons.compared += 1
      if hasMovements { animations.showTarget(of: node, in: old) }
      if isSameInput(composite, old, new) {
        if record.pointee.mask.isDisjoint(with: .causes) { comparisons.skipped += 1 }
        // Its old value, with installed wrappers, goes where the new one lies;
        // once, for all entries that it is the value of.
        if region.isBitwiseTakable, !entry.pointee.isRepeated {
          Self.swap(old, new, composite.type.size)
        }
      } else {
        record.pointee.mask.insert(.input)
        noteDifferences(node, composite, old, new)
        if let animator = composite.type.animator {
          animations.willChange(node, animator, old, new) { old, new in
            isSameInput(composite, old, new)
          }
        }
      }
    case .element:
      guard record.pointee.mask.contains(.isMounted) else { return }
      let element = unsafeDowncast(entry.pointee.kind, to: Element.self)
      if hasMovements { animations.showTarget(of: node, in: old) }
      guard !element.isEqual(old, new, node) else { return }
      if let animator = element.type.animator {
        animations.willChange(node, animator, old, new) { _, _ in false }
      }
      record.pointee.mask.insert(.isChanged)
      inputChanges += 1
      if element.layoutRole != .none { queue.changedLayouts.append(node) }
      if element.isDisplayLeaf {
        noteLeafChange(node)
      } else if element.layoutRole != .none {
        // Other places for what is shown are a visible change, though no leaf's.
        visibleChanges += 1
      }
    case .dynamic:
      guard record.pointee.mask.contains(.isMounted) else { return }
      unsafeDowncast(entry.pointee.kind, to: DynamicContent.self)
        .willReplace(old, new, node, self)
    }
  }

  private func isSameInput(
    _ composite: Composite,
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer
  ) -> Bool {
    if let equals = composite.forcedEquals { return equals(old, new) }
    return composite.type.layout.isEqual(old, new, comparing: &comparisons.fields)
  }

  /// Remembers for the trace which inputs differed and how.
  private func noteDifferences(
    _ node: NodeReference,
    _ composite: Composite,
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer
  ) {
    guard reporter.isRecording else { return }
    let differences = composite.type.layout.differences(old, new)
    reporter.pendingDifferences[node] = differences
    // A custom `==` may say no where no field differs.
    if differences.isEmpty || differences.contains(where: { $0.difference != .notComparable }) {
      inputChanges += 1
    }
  }

  /// Second half of an update: everything marked runs, in order.
  private func applyChanges(
    of block: Block,
    _ region: ViewShape.Region,
    serial: UInt32
  ) {
    var open: [(element: Element, node: NodeReference, end: Int32, isChanged: Bool)] = []
    for index in region.entries {
      // What runs here may end the very block that it lies in.
      guard block.header.pointee.serial == serial else { return }
      while let last = open.last, last.end <= index {
        last.element.didUpdate(last.node, isChanged: last.isChanged, self)
        open.removeLast()
      }
      let entry = block.entry(index)
      let record = block.record(index)
      guard record.pointee.mask.contains(.isMounted) else { continue }
      let node = NodeReference(block, index)
      switch entry.pointee.role {
      case .composite:
        if hasMovements, animations.arrive(at: node) { record.pointee.mask.remove(.input) }
        if !record.pointee.mask.isDisjoint(with: .causes) {
          let composite = unsafeDowncast(entry.pointee.kind, to: Composite.self)
          evaluate(node, composite, isFirst: false)
        }
        if !remoteContents.isEmpty { updateRemoteContents(of: node) }
      case .element:
        let element = unsafeDowncast(entry.pointee.kind, to: Element.self)
        let isChanged = record.pointee.mask.contains(.isChanged)
        record.pointee.mask.remove(.isChanged)
        if hasMovements { _ = animations.arrive(at: node) }
        element.willUpdate(node, isChanged: isChanged, self)
        if element.followsContent { open.append((element, node, entry.pointee.end, isChanged)) }
      case .dynamic:
        unsafeDowncast(entry.pointee.kind, to: DynamicContent.self).update(node, self)
      }
    }
    guard block.header.pointee.serial == serial else { return }
    for last in open.reversed() {
      last.element.didUpdate(last.node, isChanged: last.isChanged, self)
    }
  }

  /// Counts a display leaf once a transaction.
  func noteLeafChange(_ node: NodeReference) {
    let record = node.block.record(node.entry)
    visibleChanges += 1
    guard !record.pointee.mask.contains(.isLeafChanged) else { return }
    record.pointee.mask.insert(.isLeafChanged)
    comparisons.updated += 1
    queue.changedLeaves.append(node)
  }

  /// Exchanges the bytes of two values.
  private static func swap(
    _ a: UnsafeMutableRawPointer,
    _ b: UnsafeMutableRawPointer,
    _ count: Int
  ) {
    var offset = 0
    while offset + 8 <= count {
      let word = a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      a.storeBytes(
        of: b.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
        toByteOffset: offset,
        as: UInt64.self
      )
      b.storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    while offset < count {
      let byte = a.loadUnaligned(fromByteOffset: offset, as: UInt8.self)
      a.storeBytes(
        of: b.loadUnaligned(fromByteOffset: offset, as: UInt8.self),
        toByteOffset: offset,
        as: UInt8.self
      )
      b.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
      offset += 1
    }
  }
}
