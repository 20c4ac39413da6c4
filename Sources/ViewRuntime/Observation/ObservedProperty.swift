/// A property of an `@Observable` type: every key path to it has this id.
///
/// Ids are dense and start at 1, in order of first use.
package struct PropertyID: Hashable, Sendable {
  package let rawValue: UInt64
  package init(_ rawValue: UInt64) { self.rawValue = rawValue }

  /// What the public tracking of Observation knows: that something was set.
  package static let unknown = PropertyID(0)
}

/// One property of one object.
package struct ObservedProperty: Hashable, Sendable {
  /// Address of the object's registrar extent; stands for the object, and is
  /// not used again as long as something is subscribed to it.
  package var extent: UInt
  package var property: PropertyID

  package init(extent: UInt, property: PropertyID) {
    self.extent = extent
    self.property = property
  }
}

/// A set of an observed property, about to happen.
package struct ObservedWrite {
  package let target: ObservedProperty
  /// The object; nil where it is not known, and for an observable struct.
  package let object: AnyObject?
  /// Who read the property, each once, as the token that it subscribed with.
  ///
  /// Valid during the callback only. Nobody may subscribe or be released
  /// before the callback returns: mark, and work later.
  package let subscribers: Subscribers

  package struct Subscribers: Sequence {
    let base: UnsafeBufferPointer<DependencyTable.Subscriber>

    package var count: Int { base.count }
    package var isEmpty: Bool { base.isEmpty }

    package func makeIterator() -> Iterator { Iterator(base: base.makeIterator()) }

    package struct Iterator: IteratorProtocol {
      var base: UnsafeBufferPointer<DependencyTable.Subscriber>.Iterator
      package mutating func next() -> UInt64? { base.next()?.token }
    }
  }
}

/// Whether a set changed the value.
package enum WriteEquality: Sendable {
  case changed
  case equal
  /// The type has no `==`, or asking it would have cost the app a copy.
  case unknown
}
