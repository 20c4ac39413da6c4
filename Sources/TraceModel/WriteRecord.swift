/// One set of a state, published property, binding or environment value.
public struct WriteRecord: Equatable, Sendable {
  public var id: WriteID
  public var step: StepID
  /// The transaction that took it up; none where nothing read it, or where that
  /// is told later (`TraceSink.record(_:tookUp:)`).
  public var transaction: TransactionID
  /// The node that owns the state; none for a property of a model.
  public var node: NodeID
  /// The model; none for a state.
  public var object: ObjectID
  /// `_count`, `FeedModel.items`, `\.theme`.
  public var name: NameID
  public var kind: WriteKind
  public var place: PlaceID
  public var at: Nanoseconds
  public var flags: WriteFlags

  public init(
    id: WriteID,
    step: StepID,
    transaction: TransactionID,
    node: NodeID,
    object: ObjectID,
    name: NameID,
    kind: WriteKind,
    place: PlaceID,
    at: Nanoseconds,
    flags: WriteFlags
  ) {
    self.id = id
    self.step = step
    self.transaction = transaction
    self.node = node
    self.object = object
    self.name = name
    self.kind = kind
    self.place = place
    self.at = at
    self.flags = flags
  }
}

/// What was written to; the raw value is the code in the trace.
public enum WriteKind: UInt8, Sendable, CaseIterable, CustomStringConvertible {
  case state = 1
  case published = 2
  case observable = 3
  case binding = 4
  case environment = 5
  case storage = 6
  case focus = 7

  public var description: String {
    switch self {
    case .state: "state"
    case .published: "published"
    case .observable: "observable"
    case .binding: "binding"
    case .environment: "environment"
    case .storage: "storage"
    case .focus: "focus"
    }
  }
}

/// What is special about a write; the raw value is what the trace stores.
public struct WriteFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The new value equalled the old one.
  public static let equal = WriteFlags(rawValue: 1)
  /// Whether it did cannot be told: the type has no `==`.
  public static let equalityUnknown = WriteFlags(rawValue: 2)
  /// Made while a body ran.
  public static let duringUpdate = WriteFlags(rawValue: 4)
  /// Nothing depended on it.
  public static let noReader = WriteFlags(rawValue: 8)
}
