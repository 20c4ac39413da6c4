import CRuntimeHooks

/// What one body read, as it is kept between its evaluations.
///
/// One word, zero when empty, so that it can lie in a node's raw memory. It
/// owns its memory and its subscriptions: whoever drops one calls
/// `ObservationHub.release(_:)` first.
package struct ReadList {
  /// A header, then the reads, then one link a read.
  fileprivate var memory: UnsafeMutableRawPointer?

  package init() { memory = nil }

  package var isEmpty: Bool { memory == nil }

  /// Where the table keeps a subscription: its dependency and its place there.
  struct Link {
    var dependency: UInt32
    var place: UInt32
  }

  private struct Header {
    var count: Int
    /// Of the public tracking: which registration is the valid one.
    var generation: UInt64
  }

  private static var readsOffset: Int { MemoryLayout<Header>.stride }

  init(count: Int, generation: UInt64 = 0) {
    precondition(MemoryLayout<Header>.stride == MemoryLayout<vt_read>.stride, "reads are aligned")
    let size = Self.readsOffset + count * (MemoryLayout<vt_read>.stride + MemoryLayout<Link>.stride)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    memory.initializeMemory(
      as: Header.self,
      repeating: Header(count: count, generation: generation),
      count: 1
    )
    self.memory = memory
  }

  func deallocate() { memory?.deallocate() }

  var count: Int { memory?.assumingMemoryBound(to: Header.self).pointee.count ?? 0 }

  var generation: UInt64 {
    get { memory?.assumingMemoryBound(to: Header.self).pointee.generation ?? 0 }
    nonmutating set { memory?.assumingMemoryBound(to: Header.self).pointee.generation = newValue }
  }

  /// The reads, in order of the first of each; nil where there are none.
  var reads: UnsafeMutablePointer<vt_read>? {
    memory.map { ($0 + Self.readsOffset).assumingMemoryBound(to: vt_read.self) }
  }

  var links: UnsafeMutablePointer<Link>? {
    memory.map {
      ($0 + Self.readsOffset + count * MemoryLayout<vt_read>.stride)
        .assumingMemoryBound(to: Link.self)
    }
  }

  /// What was read, in order of the first read of each.
  package var properties: [ObservedProperty] {
    UnsafeBufferPointer(start: reads, count: count).map(ObservedProperty.init)
  }

  /// Whether that property of that object was read.
  package func contains(_ property: ObservedProperty) -> Bool {
    UnsafeBufferPointer(start: reads, count: count).contains {
      $0.extent == property.extent && $0.property == property.property.rawValue
    }
  }
}

extension ObservedProperty {
  init(_ read: vt_read) {
    self.init(extent: read.extent, property: PropertyID(read.property))
  }
}
