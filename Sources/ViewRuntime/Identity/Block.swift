package import TraceModel

/// The memory of one instance of a shape: every value, state slot and mark of
/// the views between two dynamic boundaries, in one allocation.
///
/// header | a record an entry | a slot a dynamic property | the regions
///
/// A block is a bare address: it owns what lies in it, and only `Reconciler`
/// makes and ends blocks. Whoever keeps one beyond an update keeps a
/// `NodeReference`, whose serial number tells whether the block still lives.
package struct Block: Equatable {
  let address: UnsafeMutableRawPointer

  struct Header {
    let table: UnsafeMutablePointer<ShapeTable>
    /// The block above and the dynamic entry in it.
    var parent: Block?
    var parentEntry: Int32
    /// Blocks above it.
    var depth: Int32
    /// Never used twice; 0 once the block has ended.
    var serial: UInt32
    /// The content run that makes its root value, where a closure does.
    var node: NodeID
    var mask: CauseMask
    /// Position among its siblings in a list.
    var index: Int32
    unowned(unsafe) var environment: EnvironmentScope
    /// What the content closure read.
    var reads = ReadList()
    var nextFree: Block?
  }

  /// What the runtime keeps for each entry.
  struct Record {
    var mask: CauseMask
    var node: NodeID
    /// An element's state; owned.
    var object: Unmanaged<AnyObject>?
    /// A dynamic entry's content, an element's `LayoutLink`, a composite's
    /// `ReadList`; owned.
    var link: UnsafeMutableRawPointer?

    /// The content of a dynamic entry that shows one block.
    var child: Block? {
      get { link.map { Block(address: $0) } }
      set { link = newValue?.address }
    }
  }

  static let headerSize = (MemoryLayout<Header>.stride + 15) & ~15
  static let recordSize = MemoryLayout<Record>.stride

  @inline(__always)
  var header: UnsafeMutablePointer<Header> { address.assumingMemoryBound(to: Header.self) }

  @inline(__always)
  func record(_ entry: Int32) -> UnsafeMutablePointer<Record> {
    (address + Self.headerSize).assumingMemoryBound(to: Record.self) + Int(entry)
  }

  @inline(__always)
  func entry(_ index: Int32) -> UnsafeMutablePointer<ViewShape.Entry> {
    header.pointee.table.pointee.entries + Int(index)
  }

  @inline(__always)
  func value(_ entry: Int32) -> UnsafeMutableRawPointer {
    address + self.entry(entry).pointee.offset
  }

  func slots(_ entry: Int32) -> UnsafeMutablePointer<AnyObject?> {
    (address + header.pointee.table.pointee.slotsOffset).assumingMemoryBound(to: AnyObject?.self)
      + Int(self.entry(entry).pointee.firstSlot)
  }

  var shape: ViewShape { header.pointee.table.pointee.shape }

  @inline(__always)
  var entryCount: Int32 { header.pointee.table.pointee.entryCount }

  @inline(__always)
  func region(_ index: Int32) -> UnsafeMutablePointer<ViewShape.Region> {
    header.pointee.table.pointee.regions + Int(index)
  }

  /// The environment that an entry stands in.
  func environment(of entry: Int32) -> EnvironmentScope {
    let scope = self.entry(entry).pointee.scope
    guard scope >= 0 else { return header.pointee.environment }
    return environmentWritten(by: scope)
  }

  /// The environment that an environment writer gives to what is below it.
  func environmentWritten(by entry: Int32) -> EnvironmentScope {
    guard let object = record(entry).pointee.object else { return environment(of: entry) }
    return unsafeDowncast(object.takeUnretainedValue(), to: EnvironmentScope.self)
  }

  /// A fresh block: records and slots empty, regions not yet initialised.
  static func make(
    _ shape: ViewShape,
    parent: Block?,
    entry: Int32,
    environment: EnvironmentScope
  ) -> Block {
    let block: Block
    if let free = shape.free {
      shape.free = free.header.pointee.nextFree
      block = free
    } else {
      block = Block(address: .allocate(byteCount: shape.blockSize, alignment: 16))
    }
    Runtime.shared.lastSerial += 1
    block.header.initialize(
      to: Header(
        table: shape.table,
        parent: parent,
        parentEntry: entry,
        depth: parent.map { $0.header.pointee.depth + 1 } ?? 0,
        serial: Runtime.shared.lastSerial,
        node: .none,
        mask: [],
        index: 0,
        environment: environment
      )
    )
    let bytes = shape.entries.count * recordSize
    (block.address + headerSize).initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    let slots = (block.address + shape.slotsOffset).assumingMemoryBound(to: AnyObject?.self)
    slots.initialize(repeating: nil, count: shape.slotCount)
    return block
  }

  /// Gives the memory back to its shape; the values in it must have ended.
  func free() {
    let shape = shape
    let slots = (address + shape.slotsOffset).assumingMemoryBound(to: AnyObject?.self)
    slots.deinitialize(count: shape.slotCount)
    header.pointee.serial = 0
    header.pointee.nextFree = shape.free
    shape.free = self
  }
}

/// A place in the tree that may be kept: it knows when the place has ended.
package struct NodeReference: Hashable {
  let block: Block
  /// -1 for the content closure that makes the block's root value.
  let entry: Int32
  let serial: UInt32

  @inline(__always)
  init(_ block: Block, _ entry: Int32) {
    self.block = block
    self.entry = entry
    serial = block.header.pointee.serial
  }

  /// Whether the place is still in the tree.
  ///
  /// Safe after the block ended: its memory stays with the shape, and shapes
  /// live as long as the process.
  @inline(__always)
  package var isAlive: Bool { block.header.pointee.serial == serial }

  /// Whether it is a place of the runtime's own, whose record's link is for layout.
  var isElement: Bool { entry >= 0 && block.entry(entry).pointee.role == .element }

  /// What the body or closure read last time; it is one word, empty as zero.
  ///
  /// Not of an element: see `ReadTracker.trackElement`.
  var reads: UnsafeMutablePointer<ReadList> {
    if entry < 0 {
      return UnsafeMutableRawPointer(block.header).advanced(by: Self.readsOffset)
        .assumingMemoryBound(to: ReadList.self)
    }
    return UnsafeMutableRawPointer(block.record(entry)).advanced(by: Self.linkOffset)
      .assumingMemoryBound(to: ReadList.self)
  }

  private static let readsOffset = _offset(\Block.Header.reads, ReadList.self)
  private static let linkOffset = _offset(\Block.Record.link, ReadList.self)

  var mask: CauseMask {
    get { entry < 0 ? block.header.pointee.mask : block.record(entry).pointee.mask }
    nonmutating set {
      if entry < 0 {
        block.header.pointee.mask = newValue
      } else {
        block.record(entry).pointee.mask = newValue
      }
    }
  }

  package var node: NodeID {
    entry < 0 ? block.header.pointee.node : block.record(entry).pointee.node
  }

  /// The view that a composite's runs are counted under; none for a closure.
  func viewID(_ reporter: Reporter) -> ViewID {
    guard entry >= 0 else { return .none }
    return unsafeDowncast(block.entry(entry).pointee.kind, to: Composite.self).viewID(reporter)
  }

  /// The type of the view, as printed.
  var typeName: String {
    guard isAlive, entry >= 0 else { return "a view" }
    return block.entry(entry).pointee.kind.type.name
  }

  package static func == (a: NodeReference, b: NodeReference) -> Bool {
    a.block == b.block && a.entry == b.entry && a.serial == b.serial
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(serial)
    hasher.combine(entry)
  }
}
