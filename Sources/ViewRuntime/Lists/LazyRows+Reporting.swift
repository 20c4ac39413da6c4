import Foundation
import TraceModel

/// What happened to the rows of a lazy container in one transaction.
struct LazyChanges {
  var shown: UInt32 = 0
  var hidden: UInt32 = 0
  var ended: UInt32 = 0
  var corrections: UInt32 = 0
  var corrected: CGFloat = 0
  /// Rows made before the transaction.
  var madeBefore: UInt32 = 0
  /// Whether it stands among `Reconciler.toldRows`.
  var isTold = false
}

extension LazyRows {
  /// Has the trace told what happened, at the end of the transaction.
  @MainActor func tell() {
    guard !changes.isTold, reconciler.reporter.isRecording else { return }
    changes.isTold = true
    reconciler.toldRows.append(self)
  }

  /// Tells the trace what happened since the last call; nothing where nothing did.
  @MainActor func report() {
    let past = changes
    changes = LazyChanges()
    changes.madeBefore = known.made
    let made = known.made &- past.madeBefore
    guard node.isAlive,
      made + past.shown + past.hidden + past.ended + past.corrections > 0
    else { return }
    reconciler.reporter.lazy(
      LazyRecord(
        transaction: reconciler.reporter.currentTransaction,
        node: reconciler.reporter.parentNode(of: node),
        kind: kind,
        views: UInt32(clamping: count),
        made: made,
        shown: past.shown,
        hidden: past.hidden,
        ended: past.ended,
        existing: UInt32(known.count),
        seen: UInt32(visible.count),
        corrections: past.corrections,
        corrected: UInt32(clamping: Int64(min(past.corrected, 1e15).rounded())),
        isVaried: segments.isVaried
      )
    )
  }
}
