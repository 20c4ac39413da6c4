import JSONSource

/// What one entry of a budget file allows.
///
/// `docs/budget-format.md` is the page for those who write one.
public struct Budget: Sendable {
  /// Label or plain name of a view; nil for all views together.
  public var view: String?
  public var scope: Scope
  /// The counts that are limited, in the order of `CountKind`.
  public var limits: [Limit]
  /// The counts have to be met, not only kept.
  public var isExact: Bool
  /// A view that the trace does not have is passed over.
  public var isOptional: Bool
  /// Why, in the team's words.
  public var because: String?
  /// Line of the budget file at which the entry begins.
  public var line: Int
  /// Where the entry and its parts stand, for errors.
  let source: JSONMembers

  /// One count and its most.
  public struct Limit: Hashable, Sendable {
    public var kind: CountKind
    public var most: Int
  }

  /// The steps whose counts are compared, together or each by itself.
  public enum Scope: Hashable, Sendable, CustomStringConvertible {
    case whole
    case mount
    /// Each step by itself, the mount apart.
    case eachStep
    /// A step, with all of its repeats.
    case step(path: String)
    /// All steps of a phase together.
    case mark(String)
    /// Each step of a phase by itself.
    case eachStepOf(mark: String)

    /// Reads what stands behind `in`.
    init(_ text: String) {
      let each = "each step of "
      switch text {
      case "the whole": self = .whole
      case "mount", "0": self = .mount
      case "each step": self = .eachStep
      case _ where text.hasPrefix(each):
        self = .eachStepOf(mark: String(text.dropFirst(each.count)))
      case _ where text.allSatisfy({ $0.isNumber || $0 == "." }): self = .step(path: text)
      default: self = .mark(text)
      }
    }

    public var description: String {
      switch self {
      case .whole: "the whole"
      case .mount: "mount"
      case .eachStep: "each step"
      case .step(let path): "step \(path)"
      case .mark(let mark): mark
      case .eachStepOf(let mark): "each step of \(mark)"
      }
    }
  }
}

/// A budget file: `{"budgets": [{"view": "Row", "in": "each step", "evaluations": 1}]}`.
public struct BudgetFile: Sendable {
  /// As it was given, for messages.
  public let path: String
  public let budgets: [Budget]

  /// Reads a budget file; nothing is opened.
  ///
  /// - Throws: `JSONError` at the place of what is wrong: syntax, a key that is
  ///   not known, a value of the wrong type, an entry that limits nothing.
  public init(parsing bytes: [UInt8], path: String) throws {
    self.path = path
    let root = try JSONValue(parsing: bytes, path: path)
    let file = try root.members(of: "a budget file", known: ["budgets"])
    let entries = try file.required("budgets")
    budgets = try entries.elements().map(Budget.init)
    guard !budgets.isEmpty else { throw entries.error(BudgetProblem.noBudgets) }
  }
}

extension Budget {
  private static let words = ["view", "in", "exactly", "optional", "because"]

  init(_ value: JSONValue) throws(JSONError) {
    let known = Self.words + CountKind.allCases.map(\.rawValue)
    source = try value.members(of: "a budget", known: known)
    line = value.place.line
    view = try source["view"]?.string()
    scope = Scope(try source["in"]?.stringOrNumber() ?? "the whole")
    isExact = try source["exactly"]?.bool() ?? false
    isOptional = try source["optional"]?.bool() ?? false
    because = try source["because"]?.string()
    limits = []
    for kind in CountKind.allCases {
      guard let most = try source[kind.rawValue]?.int(in: 0 ... .max) else { continue }
      limits.append(Limit(kind: kind, most: most))
    }
    guard !limits.isEmpty else { throw value.error(BudgetProblem.limitsNothing) }
  }

  /// An error that points at one part of the entry.
  func error(at key: String, _ problem: BudgetProblem) -> JSONError {
    (source[key] ?? source.value).error(problem)
  }
}

extension JSONValue {
  /// A step's path may be written as a number: `3`, `3.2`.
  fileprivate func stringOrNumber() throws(JSONError) -> String {
    if case .number(let number) = content { return number.spelling }
    return try string()
  }
}
