import JSONSource
public import TraceModel

/// Why a view ran: every chain of causes that led to it, equal ones counted together.
public struct Explanation: Sendable {
  /// Label, or labels where the name stands for several views.
  public var views: [String]
  /// Where its body is: `Feed.swift:31`.
  public var place: SourcePlace?
  public var counts: RunCounts
  /// Identities that ran.
  public var nodes: Int
  /// Most runs first.
  public var chains: [Chain]
  /// Inputs that differed, over all runs, most often first.
  public var fields: [Field]

  /// A write, then the runs that followed from it, down to the view.
  public struct Chain: Hashable, Sendable {
    public var origin: Origin
    /// From the topmost run to the view itself.
    public var links: [Link]
    public var evaluations: Int
    public var contentRuns: Int
    public var waste: Int
    /// Labels of the steps it happened in.
    public var steps: [String]
  }

  /// What set a chain off.
  public enum Origin: Hashable, Sendable {
    case writes([Write])
    /// No write: the kind of transaction that it began in says why.
    case transaction(TransactionKind)
  }

  /// A write, as all writes of this property from this place.
  public struct Write: Hashable, Sendable {
    public var property: String
    public var kind: WriteKind
    /// The view whose body holds the modifier, for a value of the environment;
    /// nil for one that the device set.
    public var writer: String?
    /// Where it was made; nil until the trace's places are resolved.
    public var place: SourcePlace?
    /// The frame of the write itself was optimised away; the place is its caller's.
    public var isApproximate: Bool
    /// It set what was there already.
    public var isEqual: Bool
  }

  /// One run in a chain.
  public struct Link: Hashable, Sendable {
    public var view: String
    /// As printed: `@self, _query`.
    public var causes: String
    /// Fields that differed, with how: `onTap (not comparable)`.
    public var fields: [String]
    /// Writes that this run followed from besides the run above it.
    public var writes: [Write]
  }

  /// An input that differed.
  public struct Field: Hashable, Sendable {
    public var name: String
    public var difference: InputDifference
    public var runs: Int
  }
}

/// A view that a trace does not have.
public struct UnknownView: Error, CustomStringConvertible, Equatable {
  public var name: String
  public var known: [String]

  public var description: String {
    guard !known.isEmpty else {
      return "there is no view '\(name)' in this trace, nor any other\n"
        + "  fix: record it again with a workload that reaches the screen"
    }
    let names = known.prefix(20).joined(separator: ", ") + (known.count > 20 ? ", …" : "")
    let nearest = nearestName(to: name, among: known).map { "'\($0)' is near; " } ?? ""
    return "there is no view '\(name)' in this trace\n  fix: \(nearest)there are: \(names)"
  }
}
