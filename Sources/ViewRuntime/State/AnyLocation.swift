import Combine
import TraceModel

/// Where a value lives that wrappers read and write: a state, a projection of
/// one, a pair of closures.
public class AnyLocationBase {
  /// How the trace names it: `_count`.
  var name: String { "" }

  /// The location that is written in the end; itself for all but projections.
  var base: AnyLocationBase { self }

  /// Whether the other one reads and writes the same place in the same way.
  func isSame(as other: AnyLocationBase) -> Bool { self === other }

  /// Whether the value can be looked at without running anybody's code.
  var isStored: Bool { false }

  /// Whether a view has it; false for what will only become a location.
  var isInstalled: Bool { true }

  /// Made of closures, so that nothing tells whether it is the same.
  var isOpaque: Bool { false }

  /// The value, to be looked at and depended on by nobody.
  var inspectedValue: Any? { nil }
}

/// A location of a known type.
public class AnyLocation<Value>: AnyLocationBase {
  /// The value as a reader sees it now; a read inside an update is noted.
  func get() -> Value { preconditionFailure("a location knows its value") }
  /// The value without leaving a trace of having been read.
  func peek() -> Value { get() }
  override var inspectedValue: Any? { peek() }
  func set(_ value: Value, _ transaction: Transaction) {
    preconditionFailure("a location knows how to be written")
  }
}

/// The storage of one `@State`, as long as its view lives.
final class StateLocation<Value>: AnyLocation<Value>, CommittedLocation {
  /// What updates see.
  private var committed: Value
  /// What everybody else sees: the last value written, if not yet committed.
  private var pending: [(group: Int, value: Value)] = []
  /// What another thread wrote and the app's thread has not taken over yet.
  private var outside: Value?
  private var outsideWrites = 0
  /// Guards the values: any thread may read and write a state.
  private let lock = Lock()
  private var readers = Readers()
  /// What the owner's view value shows, where that is older: it has changed
  /// since the owner last ran, and nothing made the owner run.
  private var stale: Value?
  /// Whether `stale` holds a value; asked with each read.
  private var isStale = false
  private let property: String
  private let kind: WriteKind
  private(set) var wasWritten = false

  init(
    _ value: Value,
    property: String,
    owner: NodeReference,
    bit: Int,
    kind: WriteKind = .state
  ) {
    committed = value
    self.property = property
    self.kind = kind
    readers.owner = owner
    readers.ownerBit = bit
  }

  override var name: String { property }
  override var isStored: Bool { true }
  private var newest: Value { lock.withLock { outside ?? pending.last?.value ?? committed } }

  /// An update sees its own value; other threads are never inside of one.
  private var isInUpdate: Bool { VirtualLoop.isOnMainThread && Runtime.shared.isUpdating }

  override func get() -> Value {
    guard isInUpdate else { return newest }
    if let evaluation = Runtime.shared.evaluation { readers.note(evaluation.pointee, self) }
    return committed
  }

  /// A read by the `@State` itself, wherever its view's code runs.
  func getAsOwner() -> Value {
    guard isInUpdate else { return newest }
    readers.ownerReads = true
    // A closure of the owner that runs now holds the owner's last snapshot: a
    // sheet shows a state that no body reads as it was (rule 48).
    if isStale, let stale { return stale }
    // Without the lock: only updates write it, and this is one.
    return committed
  }

  /// The owner is about to run, with the present value.
  func ownerRuns() {
    guard isStale else { return }
    isStale = false
    stale = nil
  }

  override func peek() -> Value { isInUpdate ? lock.withLock { committed } : newest }

  /// Another thread sees its own write at once; the app's thread takes it over
  /// in its turn, and whoever reads it runs then.
  private func setOutside(_ value: Value, _ transaction: Transaction) -> Bool {
    guard !VirtualLoop.isOnMainThread else { return false }
    // Counted first: the app's thread may take it over before this returns.
    lock.withLock {
      outsideWrites += 1
      outside = value
    }
    return Runtime.shared.handsOver { [self] in
      lock.withLock {
        outsideWrites -= 1
        if outsideWrites == 0 { outside = nil }
      }
      set(value, transaction)
    }
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    if setOutside(value, transaction) { return }
    guard let queue = Runtime.shared.queue, readers.owner?.isAlive == true else { return }
    // A write while anything is evaluated is named and dropped (case ER-01).
    if queue.refusesWrite(to: property, of: readers.owner) { return }
    let flags = equality(of: newest, value)
    guard !flags.contains(.equal) else {
      queue.record(write: property, kind: kind, node: readers.owner, flags: flags)
      return
    }
    wasWritten = true
    let write = queue.record(
      write: property,
      kind: kind,
      node: readers.owner,
      flags: readers.isEmpty ? flags.union(.noReader) : flags
    )
    let group = queue.group(for: transaction)
    lock.withLock {
      if let last = pending.last, last.group == group {
        pending[pending.count - 1].value = value
      } else {
        pending.append((group, value))
      }
    }
    queue.enqueueCommit(self, write: write)
  }

  var readerNodes: [NodeReference] { readers.nodes }

  func commit(group: Int) -> Readers {
    if !readers.ownerReads, !isStale {
      stale = committed
      isStale = true
    }
    lock.withLock {
      while let first = pending.first, first.group <= group {
        committed = first.value
        pending.removeFirst()
      }
    }
    return readers
  }
}

/// A location whose writes take effect when their group is flushed.
protocol CommittedLocation: AnyLocationBase {
  /// Who has to run when it changes.
  var readerNodes: [NodeReference] { get }
  func commit(group: Int) -> Readers
}

/// Who has to run when a state changes.
struct Readers {
  /// The view that declares the state, and its bit; nil for none.
  var owner: NodeReference?
  var ownerBit = 0
  /// The owner runs only once something has read the state (rule 13).
  var ownerReads = false
  /// Others whose bodies read a binding on it.
  private(set) var others: [Reader] = []

  /// A body that read the location otherwise than as its owner.
  struct Reader {
    let node: NodeReference
    /// By one of its wrappers: it depends on the location for as long as the
    /// wrapper leads there, and no longer.
    fileprivate(set) var isByWrapper: Bool

    /// What a change of the location is to it; nil for nothing.
    func causes(on location: AnyLocationBase) -> CauseMask? {
      let wrappers = node.wrappers(on: location)
      if wrappers.isEmpty { return isByWrapper ? nil : .foreign }
      return wrappers
    }
  }

  var isEmpty: Bool { !ownerReads && others.isEmpty }

  var nodes: [NodeReference] {
    (ownerReads ? owner.map { [$0] } ?? [] : []) + others.map(\.node)
  }

  mutating func note(_ evaluation: Evaluation, _ location: AnyLocationBase) {
    if evaluation.owner == owner {
      ownerReads = true
    } else if let known = others.firstIndex(where: { $0.node == evaluation.owner }) {
      // The wrapper leads elsewhere by now, and it reads the location all the same.
      if others[known].isByWrapper {
        others[known].isByWrapper = !evaluation.owner.wrappers(on: location).isEmpty
      }
    } else {
      others.removeAll { !$0.node.isAlive }
      let isByWrapper = !evaluation.owner.wrappers(on: location).isEmpty
      others.append(Reader(node: evaluation.owner, isByWrapper: isByWrapper))
    }
  }
}

extension NodeReference {
  /// The wrappers of a view's value that lead to this location, as causes.
  func wrappers(on location: AnyLocationBase) -> CauseMask {
    guard entry >= 0, isAlive else { return [] }
    let place = block.entry(entry)
    guard place.pointee.role == .composite else { return [] }
    let value = UnsafeRawPointer(block.value(entry))
    var mask: CauseMask = []
    for property in place.pointee.kind.type.properties
    where property.behavior.refers(value + property.offset, to: location) {
      mask.insert(.property(property.bit))
    }
    return mask
  }
}

/// Whether a write would change anything, as far as that can be told: `==`
/// where the type has it, else the fields.
func equality<Value>(of old: Value, _ new: Value) -> WriteFlags {
  func compare<E: Equatable>(_ old: E) -> Bool? { (new as? E).map { old == $0 } }
  if let old = old as? any Equatable, !(Value.self is AnyObject.Type) {
    return compare(old) == true ? .equal : []
  }
  return withUnsafePointer(to: old) { old in
    withUnsafePointer(to: new) { new in
      var ignored: UInt32 = 0
      let layout = TypeInfo.of(Value.self).layout
      if layout.isEqual(old, new, comparing: &ignored) { return .equal }
      return _isPOD(Value.self) || Value.self is AnyObject.Type ? [] : .equalityUnknown
    }
  }
}
