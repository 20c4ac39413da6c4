/// Why a body or a content closure ran; a run can have several causes.
public struct Cause: Hashable, Sendable {
  public var kind: CauseKind
  /// The token as `_printChanges()` prints it.
  ///
  /// `@self`, `@identity`, `_count`, `\Store.output`. Several causes can share a token (two fields of one
  /// `@self`); the printed line has it once.
  public var token: NameID
  /// What lies behind the token; none where there is nothing more to say.
  ///
  /// The input field that differed (`self`), the environment key
  /// (`environment`), `Type.property` of a model (`observable`, or `property`
  /// of an `ObservableObject`).
  public var detail: NameID
  /// How an input differed; `.notInput` for every kind but `self`.
  public var difference: InputDifference

  public init(
    _ kind: CauseKind,
    token: NameID,
    detail: NameID = .none,
    difference: InputDifference = .notInput
  ) {
    self.kind = kind
    self.token = token
    self.detail = detail
    self.difference = difference
  }
}

/// The kinds of cause; the raw value is the code in the trace.
public enum CauseKind: UInt8, Sendable, CaseIterable, CustomStringConvertible {
  /// The view value differs from the one of the last evaluation.
  case `self` = 1
  /// New storage: the first evaluation of this identity.
  case identity = 2
  /// A dynamic property such as `_count` changed.
  case property = 3
  /// A property of an `@Observable` model read here changed.
  case observable = 4
  /// A value that the view reads from its environment changed.
  case environment = 5
  /// The runtime was told to evaluate without an input having changed.
  case forced = 6
  /// Imported traces only: the source does not say.
  case unknown = 7

  public var description: String {
    switch self {
    case .self: "self"
    case .identity: "identity"
    case .property: "property"
    case .observable: "observable"
    case .environment: "environment"
    case .forced: "forced"
    case .unknown: "unknown"
    }
  }
}

/// How an input differed from the one of the last evaluation.
public enum InputDifference: UInt8, Sendable, CaseIterable, CustomStringConvertible {
  /// Not an input.
  case notInput = 0
  /// Another value.
  case changed = 1
  /// Equal by `==`, but other storage, so that SwiftUI takes it for changed.
  case equalButNew = 2
  /// Nothing can tell whether it is the same: a closure that captures, say.
  case notComparable = 3

  public var description: String {
    switch self {
    case .notInput: "not an input"
    case .changed: "changed"
    case .equalButNew: "equal but new"
    case .notComparable: "not comparable"
    }
  }
}
