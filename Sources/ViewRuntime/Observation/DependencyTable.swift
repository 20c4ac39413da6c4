import CRuntimeHooks

/// From a property of an object to those who read it.
///
/// Open addressing over an array of records, by hand, because it is asked for
/// each set and filled for each row of a list. Each subscription knows its
/// place and each place its subscription, so leaving is O(1) however many read
/// the same property.
struct DependencyTable: ~Copyable {
  struct Subscriber {
    var token: UInt64
    /// The subscription's link, corrected when this subscriber moves.
    var link: UnsafeMutablePointer<ReadList.Link>?
  }

  private struct Dependency {
    var read: vt_read
    /// Nil while the record is free; `count` is then the next free one.
    var subscribers: UnsafeMutablePointer<Subscriber>?
    var count: UInt32
    var capacity: UInt32
  }

  private static let none = UInt32.max

  private var dependencies: UnsafeMutablePointer<Dependency>
  private var used = 0
  private var capacity: Int
  private var firstFree = Self.none
  /// Index + 1 of a dependency by hash; 0 is empty.
  private var slots: UnsafeMutablePointer<UInt32>
  private var mask: Int
  /// Dependencies that somebody is subscribed to.
  private(set) var count = 0

  init(capacity: Int = 64) {
    self.capacity = capacity
    dependencies = .allocate(capacity: capacity)
    mask = 2 * capacity - 1
    slots = .allocate(capacity: 2 * capacity)
    slots.initialize(repeating: 0, count: 2 * capacity)
  }

  deinit {
    for index in 0..<used { dependencies[index].subscribers?.deallocate() }
    dependencies.deallocate()
    slots.deallocate()
  }

  /// Adds a subscriber; takes over the caller's reference to the extent where
  /// the dependency is new, else gives it back.
  mutating func subscribe(
    _ token: UInt64,
    to read: vt_read,
    link: UnsafeMutablePointer<ReadList.Link>
  ) {
    let index: Int
    if let found = find(read) {
      index = found
      vt_extent_release(read.extent)
    } else {
      index = insert(read)
    }
    let dependency = dependencies + index
    if dependency.pointee.count == dependency.pointee.capacity { Self.grow(dependency) }
    guard let subscribers = dependency.pointee.subscribers else { return }
    let place = dependency.pointee.count
    (subscribers + Int(place)).initialize(to: Subscriber(token: token, link: link))
    dependency.pointee.count += 1
    link.initialize(to: ReadList.Link(dependency: UInt32(index), place: place))
  }

  /// Takes a subscriber out; the last one takes the dependency along.
  mutating func unsubscribe(_ link: ReadList.Link) {
    let dependency = dependencies + Int(link.dependency)
    guard let subscribers = dependency.pointee.subscribers else {
      preconditionFailure("a subscription was given up twice")
    }
    dependency.pointee.count -= 1
    let last = dependency.pointee.count
    if link.place != last {
      subscribers[Int(link.place)] = subscribers[Int(last)]
      subscribers[Int(link.place)].link?.pointee.place = link.place
    }
    if last == 0 { remove(Int(link.dependency)) }
  }

  /// Those who read it, in no particular order, but the same in each run.
  func subscribers(of read: vt_read) -> UnsafeBufferPointer<Subscriber> {
    guard let index = find(read) else { return UnsafeBufferPointer(start: nil, count: 0) }
    let dependency = dependencies[index]
    return UnsafeBufferPointer(start: dependency.subscribers, count: Int(dependency.count))
  }

  // MARK: - Hashing

  private static func hash(_ read: vt_read) -> Int {
    let mixed = (UInt64(read.extent >> 4) &* 31 &+ read.property) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32)
  }

  private func find(_ read: vt_read) -> Int? {
    var slot = Self.hash(read) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot] - 1)
      let found = dependencies[index].read
      if found.extent == read.extent && found.property == read.property { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private mutating func insert(_ read: vt_read) -> Int {
    if count == capacity { rehash() }
    let index: Int
    if firstFree != Self.none {
      index = Int(firstFree)
      firstFree = dependencies[index].count
    } else {
      index = used
      used += 1
    }
    (dependencies + index).initialize(
      to: Dependency(read: read, subscribers: nil, count: 0, capacity: 0)
    )
    count += 1
    fill(slotFor: read, with: index)
    return index
  }

  private func fill(slotFor read: vt_read, with index: Int) {
    var slot = Self.hash(read) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = UInt32(index + 1)
  }

  private mutating func remove(_ index: Int) {
    let read = dependencies[index].read
    var hole = Self.hash(read) & mask
    while slots[hole] != UInt32(index + 1) { hole = (hole + 1) & mask }
    close(hole)
    dependencies[index].subscribers?.deallocate()
    dependencies[index].subscribers = nil
    dependencies[index].capacity = 0
    dependencies[index].count = firstFree
    firstFree = UInt32(index)
    count -= 1
    vt_extent_release(read.extent)
  }

  /// Moves what follows back, so that no search ends at the hole.
  private func close(_ start: Int) {
    var hole = start
    var slot = start
    while true {
      slots[hole] = 0
      repeat {
        slot = (slot + 1) & mask
        if slots[slot] == 0 { return }
        let home = Self.hash(dependencies[Int(slots[slot] - 1)].read) & mask
        // Stays where its home lies behind the hole, going round the end.
        if (slot - home) & mask >= (slot - hole) & mask { break }
      } while true
      slots[hole] = slots[slot]
      hole = slot
    }
  }

  // MARK: - Growing

  private mutating func rehash() {
    let larger = UnsafeMutablePointer<Dependency>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: dependencies, count: used)
    dependencies.deallocate()
    dependencies = larger
    capacity *= 2
    slots.deallocate()
    mask = 2 * capacity - 1
    slots = .allocate(capacity: 2 * capacity)
    slots.initialize(repeating: 0, count: 2 * capacity)
    for index in 0..<used where dependencies[index].subscribers != nil {
      fill(slotFor: dependencies[index].read, with: index)
    }
  }

  private static func grow(_ dependency: UnsafeMutablePointer<Dependency>) {
    let capacity = max(1, Int(dependency.pointee.capacity) * 2)
    let larger = UnsafeMutablePointer<Subscriber>.allocate(capacity: capacity)
    if let old = dependency.pointee.subscribers {
      larger.moveInitialize(from: old, count: Int(dependency.pointee.count))
      old.deallocate()
    }
    dependency.pointee.subscribers = larger
    dependency.pointee.capacity = UInt32(capacity)
  }
}
