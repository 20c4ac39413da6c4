/// What a button is for, beside what its label says.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind: Sendable { case destructive, cancel, close, confirm }

  private let kind: Kind

  /// Deletes or ends something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Leaves without doing anything.
  public static let cancel = ButtonRole(kind: .cancel)
  public static let close = ButtonRole(kind: .close)
  public static let confirm = ButtonRole(kind: .confirm)
}
