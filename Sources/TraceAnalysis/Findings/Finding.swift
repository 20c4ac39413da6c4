/// Something in a trace that costs more than it has to, and what to do about it.
public struct Finding: Hashable, Sendable {
  /// The rule that found it: `unstable-id`.
  public var rule: String
  public var severity: Severity
  /// Label of the view or content closure that it is about.
  public var view: String
  /// What else tells it from findings of the same rule and view: a model's type.
  public var subject: String?
  /// Where that view's body is; nil until the trace's places are resolved.
  public var place: SourcePlace?
  /// What happened, in one sentence with numbers.
  public var sentence: String
  public var advice: String
  /// The exact counts that the sentence rests on.
  public var evidence: [Measure]
  public var saving: Saving?
  /// Labels of the steps in which it happened, in their order.
  public var steps: [String]

  /// Names this finding within its trace: `coarse-observable-object/Bar/Player`.
  public var id: String { [rule, view, subject].compactMap { $0 }.joined(separator: "/") }

  /// How much it matters.
  public enum Severity: Int, Comparable, Sendable, CaseIterable, CustomStringConvertible {
    /// Worth a look; there are good reasons for it too.
    case note
    /// Costs more than it has to.
    case warning
    /// Wrong, not only slow: state gets lost. `check` fails on it.
    case error

    public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
    public var description: String {
      switch self {
      case .note: "note"
      case .warning: "warning"
      case .error: "error"
      }
    }
  }

  /// A named count.
  public struct Measure: Hashable, Sendable {
    public var name: String
    public var count: Int

    public init(_ name: String, _ count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// What a fix would save: an exact count and what that count rests on.
  public struct Saving: Hashable, Sendable {
    public var count: Int
    /// Of what, in the plural: `evaluations`.
    public var noun: String
    /// One sentence on how it was counted.
    public var basis: String

    public init(_ count: Int, _ noun: String, basis: String) {
      self.count = count
      self.noun = noun
      self.basis = basis
    }
  }
}

/// A file and a line.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  public var file: String
  public var line: Int

  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
  public var description: String { "\(file):\(line)" }
}
