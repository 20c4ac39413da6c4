import CRuntimeHooks
import TraceModel

/// Which writes there were, and which of them wait for a transaction.
struct WritesInHand {
  var last: UInt32 = 0
  /// Taken up by the transaction that begins next.
  var waiting: [WriteID] = []
  var lastTakenUp = WriteID.none
  var isTransactionOpen = false
}

extension Reporter {
  /// Notes a write, made by the caller, or by a modifier in the body of a view.
  func write(
    _ name: String,
    kind: WriteKind,
    node: NodeID,
    object: ObjectID,
    body: ViewID? = nil,
    flags: WriteFlags
  ) -> WriteID {
    writes.last += 1
    let id = WriteID(writes.last)
    guard let sink else { return id }
    sink.record(
      WriteRecord(
        id: id,
        step: step,
        transaction: .none,
        node: node,
        object: object,
        name: definitions.name(name, sink: sink),
        kind: kind,
        place: body.map { definitions.place(of: $0) }
          ?? definitions.place(of: CallStack(vt_capture_stack(0)), sink: sink),
        at: elapsed,
        flags: flags
      )
    )
    return id
  }

  /// A write is taken up: somebody runs for it in the transaction that is open
  /// or, between two, in the next one.
  func takeUp(_ write: WriteID) {
    guard let sink, write != writes.lastTakenUp else { return }
    writes.lastTakenUp = write
    if writes.isTransactionOpen {
      sink.record(currentTransaction, tookUp: write)
    } else {
      writes.waiting.append(write)
    }
  }

  /// A transaction has begun: what nodes are marked for is taken up by it.
  func takeUpWaitingWrites() {
    writes.isTransactionOpen = true
    for write in writes.waiting { sink?.record(currentTransaction, tookUp: write) }
    writes.waiting.removeAll(keepingCapacity: true)
  }
}
