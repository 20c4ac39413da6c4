/// A row number in one table of a trace.
///
/// Every kind of id is a type of its own, so that an index into one table
/// cannot be used in another. Ids are dense and start at 1; 0 stands for none.
public protocol TraceID: Hashable, Sendable, Comparable, CustomStringConvertible {
  var rawValue: UInt32 { get }
  init(_ rawValue: UInt32)
}

extension TraceID {
  /// The id that stands for "no row".
  @inlinable public static var none: Self { Self(0) }
  @inlinable public var isNone: Bool { rawValue == 0 }
  @inlinable public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  public var description: String { String(rawValue) }
}

/// A text in the trace's one string table.
@frozen public struct NameID: TraceID {
  public let rawValue: UInt32
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// A view type with a body, or one kind of tracked content closure.
@frozen public struct ViewID: TraceID {
  public let rawValue: UInt32
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// One identity of a view: its storage, from creation to destruction.
@frozen public struct NodeID: TraceID {
  public let rawValue: UInt32
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// One evaluation or content run; ids grow in order of start.
@frozen public struct RunID: TraceID {
  public let rawValue: UInt32
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// One update cycle.
@frozen public struct TransactionID: TraceID {
  public let rawValue: UInt32
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// One action of the workload; mounting is step 0 and has a row of its own,
/// so here 0 is a step and not "none".
@frozen public struct StepID: TraceID {
  public let rawValue: UInt32
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// One set of a state, published property, binding or environment value.
@frozen public struct WriteID: TraceID {
  public let rawValue: UInt32
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// A distinct list of causes.
@frozen public struct CauseSetID: TraceID {
  public let rawValue: UInt32
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// A distinct stack of return addresses.
@frozen public struct PlaceID: TraceID {
  public let rawValue: UInt32
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// A model object that views observe, numbered by first use.
@frozen public struct ObjectID: TraceID {
  public let rawValue: UInt32
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
