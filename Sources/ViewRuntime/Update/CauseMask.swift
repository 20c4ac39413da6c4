/// The causes that are pending for a node, as bits.
///
/// The low bits are the runtime's own marks, the high ones the node's dynamic
/// properties in order of declaration; from the 21st on they share the last.
struct CauseMask: OptionSet {
  let rawValue: UInt32

  static let input = CauseMask(rawValue: 1 << 0)
  static let identity = CauseMask(rawValue: 1 << 1)
  static let observable = CauseMask(rawValue: 1 << 2)
  static let forced = CauseMask(rawValue: 1 << 3)
  /// A write reached it, though none of its own properties names the source.
  static let foreign = CauseMask(rawValue: 1 << 4)

  /// Its action for appearing has been called and not yet that for leaving.
  static let isAppeared = CauseMask(rawValue: 1 << 7)
  /// Stands in the update queue.
  static let isQueued = CauseMask(rawValue: 1 << 8)
  /// Its value differs from the one that it showed last.
  static let isChanged = CauseMask(rawValue: 1 << 9)
  /// Counted among the changed display leaves of this transaction.
  static let isLeafChanged = CauseMask(rawValue: 1 << 10)
  static let isMounted = CauseMask(rawValue: 1 << 11)

  /// A block in a lazy container of which nothing is on the screen.
  static let isOutOfSight = CauseMask(rawValue: 1 << 5)
  /// A block in which nothing is updated for now: a row out of sight until it is
  /// back, a reader's content until layout has run its closure.
  static let isParked = CauseMask(rawValue: 1 << 6)

  static let firstPropertyBit = 12
  static let properties = CauseMask(rawValue: ~((1 << 12) - 1))
  /// All that makes a body run.
  static let causes: CauseMask = [
    .input, .identity, .observable, .forced, .foreign, .properties,
  ]

  /// Those that the queue sets for a write, and not the reconciler by itself.
  static let marks: CauseMask = [.observable, .forced, .foreign, .properties]

  static func bit(ofProperty index: Int) -> Int { min(firstPropertyBit + index, 31) }
  static func property(_ bit: Int) -> CauseMask { CauseMask(rawValue: 1 << UInt32(bit)) }

  /// What kind of cause a property is.
  enum PropertyKind { case property, environment }
}
