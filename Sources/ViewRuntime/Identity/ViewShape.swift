/// The static structure of a view type, walked once and shared by its blocks.
///
/// A shape reaches from a dynamic boundary (the root, a branch, an element of
/// a `ForEach`, the content of an `AnyView`) to the next ones below. Its
/// entries stand in preorder; each says where in a block its value lies.
/// `docs/identity.md` has a drawing. Its memory is never given back: shapes live
/// as long as the process.
package final class ViewShape {
  let root: TypeInfo
  let rootValues: ValueOperations
  let entries: UnsafeMutableBufferPointer<Entry>
  let regions: UnsafeMutableBufferPointer<Region>
  /// What blocks know of the shape; see `ShapeTable`.
  let table: UnsafeMutablePointer<ShapeTable>
  /// Strong references to the kinds that `entries` point to.
  private let kinds: [EntryKind]
  let slotCount: Int
  let slotsOffset: Int
  let blockSize: Int
  /// Ended blocks of this shape; memory is never used for another shape, so
  /// that a stale reference finds a serial number and no foreign bytes.
  var free: Block?
  var knownViewCount: KnownCount?

  /// One place in a shape.
  struct Entry {
    unowned(unsafe) let kind: EntryKind
    let role: EntryKind.Role
    /// The entry above, -1 at the top.
    var parent: Int32
    /// One past the last entry below.
    var end: Int32
    /// Where its value lies: region and, from the start of the block, bytes.
    let region: Int32
    var offset: Int
    /// The region that its body writes to; -1 without a body.
    var body: Int32 = -1
    var firstSlot: Int32 = 0
    /// The nearest environment writer above, itself apart; -1 for none.
    let scope: Int32
    /// Its value is also that of an entry before it: content that a modifier
    /// shows twice.
    var isRepeated = false
  }

  /// The memory of one body's result, or of the block's root value.
  ///
  /// Plain data, so that an update reads it in place.
  struct Region {
    /// The entry whose body it is; -1 for the root.
    let owner: Int32
    let size: Int
    let offset: Int
    /// The entries whose values lie in it, in preorder.
    let entries: UnsafeBufferPointer<Int32>
    let isBitwiseTakable: Bool
  }

  init(
    root: TypeInfo,
    rootValues: ValueOperations,
    plan: [Entry],
    kinds: [EntryKind],
    regions plannedRegions: [_ShapeBuilder.PlannedRegion],
    slotCount: Int
  ) {
    // Who reads what is known by an address and 16 bits of entry: see
    // `ReadTracker`.
    precondition(plan.count < Int(UInt16.max), "\(root.name) has too many views for one shape")
    self.root = root
    self.rootValues = rootValues
    self.kinds = kinds
    self.slotCount = slotCount
    var offset = Block.headerSize + plan.count * Block.recordSize
    let slotsOffset = offset
    self.slotsOffset = slotsOffset
    offset += slotCount * MemoryLayout<AnyObject?>.size
    var members = plannedRegions.map { _ in [Int32]() }
    for (index, entry) in plan.enumerated() { members[Int(entry.region)].append(Int32(index)) }
    let regions = UnsafeMutableBufferPointer<Region>.allocate(capacity: plannedRegions.count)
    self.regions = regions
    for (index, planned) in plannedRegions.enumerated() {
      offset = (offset + 15) & ~15
      let entries = UnsafeMutableBufferPointer<Int32>.allocate(capacity: members[index].count)
      _ = entries.initialize(fromContentsOf: members[index])
      regions.initializeElement(
        at: index,
        to: Region(
          owner: planned.owner,
          size: planned.size,
          offset: offset,
          entries: UnsafeBufferPointer(entries),
          isBitwiseTakable: planned.isBitwiseTakable
        )
      )
      offset += planned.size
    }
    blockSize = offset
    // A shape without entries has no index into them either.
    let entries = UnsafeMutableBufferPointer<Entry>.allocate(capacity: max(plan.count, 1))
    self.entries = UnsafeMutableBufferPointer(rebasing: entries[0..<plan.count])
    table = .allocate(capacity: 1)
    var composites: Set<Int> = []
    for (index, var entry) in plan.enumerated() {
      entry.offset += regions[Int(entry.region)].offset
      // A view without fields lies where the next one does.
      if entry.role == .composite, entry.kind.type.size > 0 {
        entry.isRepeated = !composites.insert(entry.offset).inserted
      }
      entries.initializeElement(at: index, to: entry)
    }
    // A shape has the region of its root at least.
    table.initialize(
      to: ShapeTable(
        shape: self,
        entries: entries.baseAddress.unsafelyUnwrapped,
        entryCount: Int32(plan.count),
        regions: regions.baseAddress.unsafelyUnwrapped,
        slotsOffset: slotsOffset,
        slotCount: slotCount
      )
    )
  }
}

/// What a block reads of its shape again and again, as plain data.
///
/// A block points here and not to the shape, since each look at an object would
/// retain and release it.
struct ShapeTable {
  unowned(unsafe) let shape: ViewShape
  let entries: UnsafeMutablePointer<ViewShape.Entry>
  let entryCount: Int32
  let regions: UnsafeMutablePointer<ViewShape.Region>
  let slotsOffset: Int
  let slotCount: Int
}

/// What a place in a shape is and does; one object an entry of a shape.
///
/// Three kinds exist: `Composite` (has a body), `Element` (text, stacks,
/// modifiers) and `DynamicContent` (branches, lists, erased views).
public class EntryKind {
  enum Role { case composite, element, dynamic }
  var role: Role { preconditionFailure("an entry kind is one of the three") }
  let type: TypeInfo

  init(type: TypeInfo) { self.type = type }

  /// Whether it is a `RemoteContentPlace`.
  var showsRemoteContent: Bool { false }

  /// Runs the content closure of one of its blocks again.
  @MainActor func rerun(_ block: Block, _ node: NodeReference, _ reconciler: Reconciler) {}

  /// The blocks that it shows, in order.
  @MainActor func forEachChild(_ node: NodeReference, _ body: (Block) -> Void) {}
}

/// What can be done with the bytes of a value whose type only its author knows.
///
/// Made where the type is known, so that the compiler can specialise it.
public struct ValueOperations {
  let destroy: (UnsafeMutableRawPointer) -> Void
  /// From the first address to the second, which holds no value.
  let move: (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void

  public init(
    destroy: @escaping (UnsafeMutableRawPointer) -> Void,
    move: @escaping (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
  ) {
    self.destroy = destroy
    self.move = move
  }

  @inlinable public static func of<T>(_ type: T.Type) -> ValueOperations {
    ValueOperations(
      destroy: { $0.assumingMemoryBound(to: T.self).deinitialize(count: 1) },
      move: {
        $1.assumingMemoryBound(to: T.self)
          .moveInitialize(from: $0.assumingMemoryBound(to: T.self), count: 1)
      }
    )
  }
}
