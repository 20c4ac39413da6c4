import Combine
import TraceModel

/// What one process knows once: types, shapes, and what is being evaluated.
///
/// Everything here belongs to the thread that runs the app. `wrappedValue` of
/// a state and the callbacks of Observation are nonisolated by contract, so an
/// actor cannot hold it.
final class Runtime {
  // Sound because the app's code, the player and the reconciler all run on one
  // serial executor. A state that is set, or an object that changes, on another
  // thread is handed over to it (see `handsOver`). Not held: such a write reads
  // the open transaction, and one through a projection the whole value, where
  // it is made.
  nonisolated(unsafe) static let shared = Runtime()

  var types: [ObjectIdentifier: TypeInfo] = [:]
  var shapes: [ObjectIdentifier: ViewShape] = [:]
  var lastSerial: UInt32 = 0
  var reporterCount = 0
  /// The innermost body or content closure that runs now.
  var evaluation: UnsafeMutablePointer<Evaluation>?
  /// Where writes go: the host that is on screen.
  ///
  /// It clears this as it ends.
  unowned(unsafe) var queue: UpdateQueue?
  let storage = StorageHub()
  var lastNamespace = 0
  /// The job, timer or block that runs now, for people; nil for a touch.
  var work: String?
  var profile = Profile.newest
  var lastTransaction = 0
  /// Goes up when any environment on screen changes.
  var environmentVersion = 0
  /// The transaction that writes belong to just now.
  var transaction = Transaction()

  /// The set of a `@Published` property that is under way.
  var publishedWrite: WriteID?

  private init() { PublishedObservation.install(PublishedWrites()) }

  var isUpdating: Bool { queue?.isUpdating ?? false }

  /// Logs a message of SwiftUI's about the body that runs now, if one does.
  func say(_ text: String) { queue?.reporter.message(text, node: evaluation?.pointee.node) }

  /// Where work from other threads is run; set while a recording plays.
  var receive: ((@escaping () -> Void) -> Void)?

  /// Hands work of another thread over to the thread that runs the app.
  ///
  /// - Returns: Whether it did; false on that thread itself.
  func handsOver(_ work: @escaping () -> Void) -> Bool {
    if VirtualLoop.isOnMainThread { return false }
    guard let receive else { return false }
    receive(work)
    return true
  }
}

/// A body or content closure while it runs.
struct Evaluation {
  /// What will be run again if something it reads changes.
  let node: NodeReference
  /// The composite in whose body (or whose content closure) we are.
  let owner: NodeReference
  unowned(unsafe) let composite: Composite?
  let mask: CauseMask
  let observed: [ObservedName]
  var outer: UnsafeMutablePointer<Evaluation>?
}
