/// What a device lets its user feel or hear.
///
/// Nothing of it is seen, and nothing is recorded.
public struct SensoryFeedback: Equatable, Sendable {
  private enum Kind: Equatable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment
    case levelChange, pathComplete
    case weight(Weight, Double)
    case flexibility(Flexibility, Double)
  }

  private let kind: Kind

  public struct Weight: Equatable, Sendable {
    private let value: Int8
    public static let light = Weight(value: 0)
    public static let medium = Weight(value: 1)
    public static let heavy = Weight(value: 2)
  }

  public struct Flexibility: Equatable, Sendable {
    private let value: Int8
    public static let soft = Flexibility(value: 0)
    public static let solid = Flexibility(value: 1)
    public static let rigid = Flexibility(value: 2)
  }

  public static let success = SensoryFeedback(kind: .success)
  public static let warning = SensoryFeedback(kind: .warning)
  public static let error = SensoryFeedback(kind: .error)
  public static let selection = SensoryFeedback(kind: .selection)
  public static let increase = SensoryFeedback(kind: .increase)
  public static let decrease = SensoryFeedback(kind: .decrease)
  public static let start = SensoryFeedback(kind: .start)
  public static let stop = SensoryFeedback(kind: .stop)
  public static let alignment = SensoryFeedback(kind: .alignment)
  public static let levelChange = SensoryFeedback(kind: .levelChange)
  public static let pathComplete = SensoryFeedback(kind: .pathComplete)
  public static let impact = impact(weight: .medium)

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .weight(weight, intensity))
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .flexibility(flexibility, intensity))
  }
}

extension View {
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View {
    self
  }

  /// Asks the condition whenever the trigger changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    onChange(of: trigger) { _ = condition($0, $1) }
  }

  /// Asks for the feedback whenever the trigger changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { _ = feedback($0, $1) }
  }
}
