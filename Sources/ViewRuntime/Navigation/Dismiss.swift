/// What a dismissal leaves: a page, a sheet.
@MainActor
protocol DismissTarget: AnyObject, Sendable {
  func dismiss()
}

/// Leaves the page or the presentation that a view stands in.
public struct DismissAction: Sendable {
  let target: (any DismissTarget)?

  @MainActor @preconcurrency public func callAsFunction() { target?.dismiss() }
}

/// Whether a view is presented, and the way to leave it.
public struct PresentationMode {
  let target: (any DismissTarget)?

  public var isPresented: Bool { target != nil }

  @MainActor public mutating func dismiss() { target?.dismiss() }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissReference { DismissReference() }
}

/// In a struct, so that two are the same where the target is.
struct DismissReference: Equatable {
  weak var target: (any DismissTarget)?

  static func == (a: DismissReference, b: DismissReference) -> Bool { a.target === b.target }
}

extension EnvironmentValues {
  var dismissTarget: (any DismissTarget)? {
    get { self[DismissKey.self].target }
    set { self[DismissKey.self] = DismissReference(target: newValue) }
  }

  /// Leaves the page or the presentation.
  public var dismiss: DismissAction { DismissAction(target: dismissTarget) }

  public var isPresented: Bool { dismissTarget != nil }

  /// The older form of `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> {
    Binding(PresentationModeLocation(dismissTarget))
  }
}

private final class PresentationModeLocation: AnyLocation<PresentationMode> {
  private weak var target: (any DismissTarget)?

  init(_ target: (any DismissTarget)?) { self.target = target }

  override func get() -> PresentationMode { PresentationMode(target: target) }

  /// Only `dismiss()` changes it, and that has been done.
  override func set(_ value: PresentationMode, _ transaction: Transaction) {}

  override func isSame(as other: AnyLocationBase) -> Bool {
    (other as? PresentationModeLocation).map { $0.target === target } ?? false
  }
}
