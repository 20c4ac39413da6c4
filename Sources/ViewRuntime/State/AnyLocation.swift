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

  /// Whether a view has it; false for what will only become a location.
  var isInstalled: Bool { true }

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
  private var readers = Readers()
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
  private var newest: Value { pending.last?.value ?? committed }

  override func get() -> Value {
    guard Runtime.shared.isUpdating else { return newest }
    if let evaluation = Runtime.shared.evaluation { readers.note(evaluation.pointee, self) }
    return committed
  }

  /// A read by the `@State` itself, wherever its view's code runs.
  func getAsOwner() -> Value {
    guard Runtime.shared.isUpdating else { return newest }
    readers.ownerReads = true
    return committed
  }

  override func peek() -> Value { Runtime.shared.isUpdating ? committed : newest }

  override func set(_ value: Value, _ transaction: Transaction) {
    if Runtime.shared.handsOver({ self.set(value, transaction) }) { return }
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
    if let last = pending.last, last.group == group {
      pending[pending.count - 1].value = value
    } else {
      pending.append((group, value))
    }
    queue.enqueue(.commit(self, write), group: group)
  }

  var readerNodes: [NodeReference] { readers.nodes }

  func commit(group: Int) -> Readers {
    while let first = pending.first, first.group <= group {
      committed = first.value
      pending.removeFirst()
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
  private(set) var others: [NodeReference] = []

  var isEmpty: Bool { !ownerReads && others.isEmpty }

  var nodes: [NodeReference] { (ownerReads ? owner.map { [$0] } ?? [] : []) + others }

  mutating func note(_ evaluation: Evaluation, _ location: AnyLocationBase) {
    if evaluation.owner == owner {
      ownerReads = true
    } else if !others.contains(evaluation.owner) {
      others.removeAll { !$0.isAlive }
      others.append(evaluation.owner)
    }
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
