import TraceModel

/// How values of a type are kept under a key.
struct StorageCoding<Value> {
  /// Nil where nothing usable is stored.
  let decode: (Any) -> Value?
  /// Nil to store nothing.
  let encode: (Value) -> Any?
}

/// The value of a key, as one view sees it.
final class StorageLocation<Value>: AnyLocation<Value>, CommittedLocation, StorageListener {
  private let entry: StorageEntry
  private let coding: StorageCoding<Value>
  private let initial: Value
  private var committed: Value
  private var pending: [(group: Int, value: Value)] = []
  private var readers = Readers()

  init(
    _ entry: StorageEntry,
    _ coding: StorageCoding<Value>,
    initial: Value,
    owner: NodeReference,
    bit: Int
  ) {
    self.entry = entry
    self.coding = coding
    self.initial = initial
    committed = entry.value.flatMap(coding.decode) ?? initial
    readers.owner = owner
    readers.ownerBit = bit
    super.init()
    entry.add(self)
  }

  override var name: String { entry.name }
  override var isStored: Bool { true }
  private var newest: Value { pending.last?.value ?? committed }
  var isRead: Bool { !readers.isEmpty }
  var readerNodes: [NodeReference] { readers.nodes }

  func end() { entry.remove(self) }

  // MARK: Reading

  override func get() -> Value {
    guard Runtime.shared.isUpdating else { return newest }
    if let evaluation = Runtime.shared.evaluation { readers.note(evaluation.pointee, self) }
    return committed
  }

  /// A read by the wrapper itself, wherever its view's code runs.
  func getAsOwner() -> Value {
    guard Runtime.shared.isUpdating else { return newest }
    readers.ownerReads = true
    return committed
  }

  override func peek() -> Value { Runtime.shared.isUpdating ? committed : newest }

  // MARK: Writing

  override func set(_ value: Value, _ transaction: Transaction) {
    entry.write(
      coding.encode(value),
      flags: equality(of: newest, value),
      by: readers.owner,
      transaction
    )
  }

  func valueChanged(_ write: WriteID, _ transaction: Transaction) {
    guard let queue = Runtime.shared.queue, readers.owner?.isAlive == true else { return }
    let value = entry.value.flatMap(coding.decode) ?? initial
    guard !equality(of: newest, value).contains(.equal) else { return }
    let group = queue.group(for: transaction)
    if let last = pending.last, last.group == group {
      pending[pending.count - 1].value = value
    } else {
      pending.append((group, value))
    }
    queue.enqueueCommit(self, write: write)
  }

  func commit(group: Int) -> Readers {
    while let first = pending.first, first.group <= group {
      committed = first.value
      pending.removeFirst()
    }
    return readers
  }
}
