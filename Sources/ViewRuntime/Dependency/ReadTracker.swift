import TraceModel

/// Which properties of `@Observable` models each body or closure read, and who
/// has to run when one is set.
final class ReadTracker {
  unowned(unsafe) var queue: UpdateQueue?
  private var fired: [NodeReference: [ObservedName]] = [:]
  private var names: [PropertyID: ObservedName] = [:]
  private var objects: [ObjectID: ObjectID] = [:]
  /// What elements read: few of them do, and their record has no room for it.
  private var ofElements: [NodeReference: UnsafeMutablePointer<ReadList>] = [:]
  private let hub = ObservationHub.shared

  /// Takes the hub's callbacks; the last tracker of a process has them, and
  /// nobody when that has gone.
  func start() {
    if hub.mode == .off, let problem = hub.start() {
      queue?.reporter.message(
        "Reads of @Observable models are tracked by the public interface: \(problem)",
        level: .note
      )
    }
    handle.tracker = self
    hub.onWillSet = { [weak handle] in handle?.tracker?.willSet($0) }
  }

  /// What the hub refers to weakly in place of the tracker: each retain and
  /// release of an object with weak references takes several times as long.
  private final class Handle {
    // Sound: only the tracker owns its handle, so that one which is still there
    // belongs to one which is.
    unowned(unsafe) var tracker: ReadTracker?
  }

  private let handle = Handle()

  /// Runs a body and keeps what it reads.
  @inline(__always)
  func track(_ node: NodeReference, _ body: () -> Void) {
    hub.track(&node.reads.pointee, for: Self.token(node), body)
  }

  /// The first half of `track` for who runs a body between the two halves.
  ///
  /// - Returns: Whether reads are collected now; else `track` must be used.
  @inline(__always)
  func begin(_ node: NodeReference) -> Bool {
    guard hub.mode == .interposed else { return false }
    hub.beginReads(node.reads.pointee)
    return true
  }

  /// The second half, after a `begin` that returned true.
  @inline(__always)
  func end(_ node: NodeReference) {
    hub.endReads(&node.reads.pointee, for: Self.token(node))
  }

  /// The same for an element of the runtime's own.
  func trackElement(_ node: NodeReference, _ body: () -> Void) {
    let list: UnsafeMutablePointer<ReadList>
    if let known = ofElements[node] {
      list = known
    } else {
      list = .allocate(capacity: 1)
      list.initialize(to: ReadList())
      ofElements[node] = list
    }
    hub.track(&list.pointee, for: Self.token(node), body)
  }

  /// The node ends: nobody has to tell it anything any more.
  func forget(_ node: NodeReference) {
    if node.isElement {
      if !ofElements.isEmpty, let list = ofElements.removeValue(forKey: node) {
        hub.release(&list.pointee)
        list.deallocate()
      }
    } else if !node.reads.pointee.isEmpty {
      hub.release(&node.reads.pointee)
    }
    if !fired.isEmpty { fired[node] = nil }
  }

  /// The properties whose sets the node is marked for, in order.
  func takeFired(_ node: NodeReference) -> [ObservedName] {
    fired.removeValue(forKey: node) ?? []
  }

  private func willSet(_ write: ObservedWrite) {
    guard let queue else { return }
    let name = name(of: write.target.property)
    let id = queue.record(
      write: name.detail,
      kind: .observable,
      node: nil,
      object: object(write.target),
      flags: write.subscribers.isEmpty ? .noReader : []
    )
    for token in write.subscribers {
      guard let node = Self.node(token) else { continue }
      queue.enqueueMark(node, .observable, name, write: id)
    }
  }

  /// Remembers what was set, for the run that the mark leads to.
  func note(_ name: ObservedName, fired node: NodeReference) {
    if fired[node]?.contains(name) != true { fired[node, default: []].append(name) }
  }

  private func name(of property: PropertyID) -> ObservedName {
    if let known = names[property] { return known }
    let found = hub.name(of: property)
    let name = ObservedName(token: "\(found)", detail: "\(found.type).\(found.property)")
    names[property] = name
    return name
  }

  private func object(_ target: ObservedProperty) -> ObjectID {
    guard let queue, let sink = queue.reporter.sink, target.property != .unknown else {
      return .none
    }
    let key = hub.objectID(of: target.extent)
    if let known = objects[key] { return known }
    let type = hub.name(of: target.property).type
    let id = queue.reporter.definitions.object(type: type, sink: sink)
    objects[key] = id
    return id
  }

  // MARK: Tokens

  // A node as one word: the block's address in the low 48 bits, which is all
  // that a user address takes on x86-64 and aarch64, and the entry above it, of
  // which no shape has more than 16 bits can count.
  // Lists are released before their block ends, so a token never outlives it.

  private static func token(_ node: NodeReference) -> UInt64 {
    let entry = UInt64(UInt16(truncatingIfNeeded: node.entry + 1))
    return UInt64(UInt(bitPattern: node.block.address)) | entry << 48
  }

  private static func node(_ token: UInt64) -> NodeReference? {
    let address = UnsafeMutableRawPointer(bitPattern: UInt(token & 0xffff_ffff_ffff))
    return address.map { NodeReference(Block(address: $0), Int32(token >> 48) - 1) }
  }
}
