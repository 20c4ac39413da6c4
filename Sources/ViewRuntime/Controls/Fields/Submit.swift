/// What sets off the actions of `onSubmit`.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The return key in a field for text.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// The return key in a search field.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// An action of `onSubmit`.
struct SubmitAction {
  let triggers: SubmitTriggers
  let action: () -> Void
}

private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [SubmitAction] { [] }
}

extension EnvironmentValues {
  /// Innermost first.
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when a field below is submitted.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) {
      $0.insert(SubmitAction(triggers: triggers, action: action), at: 0)
    }
  }

  /// Keeps what is submitted below from actions further out.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }
}
