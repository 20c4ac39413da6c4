import TraceModel

/// Why something ran, as coarse as a colour can say; a run has one.
///
/// Where there are several causes the first case that fits is taken: a first
/// build explains all else, then what the view reads itself, then its owner.
public enum CauseClass: Int, CaseIterable, Sendable, CustomStringConvertible {
  /// A step or a transaction, not a run.
  case frame
  case first
  case model
  case state
  case environment
  case input
  case other
  /// Several short runs drawn as one.
  case folded

  public var description: String {
    switch self {
    case .frame: "step or transaction"
    case .first: "first build"
    case .model: "a model it observes"
    case .state: "its own state"
    case .environment: "environment"
    case .input: "an input from its owner"
    case .other: "other"
    case .folded: "many short runs"
    }
  }

  init(_ run: RunRecord, _ causes: CauseSetRow) {
    self = Self.kind(isFirst: run.flags.contains(.first), causes.causes)
  }

  private static func kind(isFirst: Bool, _ causes: [CauseRow]) -> CauseClass {
    if isFirst || causes.contains(where: { $0.kind == .identity }) { return .first }
    let isModel = causes.contains {
      // State and bindings have nothing behind their token.
      $0.kind == .observable || ($0.kind == .property && $0.detail != nil)
    }
    if isModel { return .model }
    if causes.contains(where: { $0.kind == .property }) { return .state }
    if causes.contains(where: { $0.kind == .environment }) { return .environment }
    return causes.contains { $0.kind == .self } ? .input : .other
  }
}
