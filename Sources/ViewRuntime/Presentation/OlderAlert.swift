/// An alert as a value: the older form.
public struct Alert {
  let title: Text
  let message: Text?
  let primary: Button
  let secondary: Button?

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    primary = dismissButton ?? .default(Text("OK"))
    secondary = nil
  }

  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    primary = primaryButton
    secondary = secondaryButton
  }

  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }

    var view: ViewRuntime.Button<Text> {
      ViewRuntime.Button(role: role, action: action ?? {}) { label }
    }
  }
}

/// Whether an optional is there; writing false makes it nil.
final class PresenceLocation<Item>: AnyLocation<Bool> {
  private let item: Binding<Item?>

  init(_ item: Binding<Item?>) { self.item = item }

  override var base: AnyLocationBase { item.location.base }
  override func get() -> Bool { item.wrappedValue != nil }
  override func peek() -> Bool { item.location.peek() != nil }

  override func set(_ value: Bool, _ transaction: Transaction) {
    if !value { item.location.set(nil, transaction) }
  }

  override func isSame(as other: AnyLocationBase) -> Bool {
    (other as? PresenceLocation<Item>).map { item.location.isSame(as: $0.item.location) } ?? false
  }
}

extension View {
  /// The alert is made with the view, as in SwiftUI.
  nonisolated public func alert(
    isPresented: Binding<Bool>,
    content: () -> Alert
  ) -> some View {
    older(content(), isPresented)
  }

  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> Alert
  ) -> some View {
    older(item.wrappedValue.map(content), Binding(PresenceLocation(item)))
  }

  nonisolated private func older(_ alert: Alert?, _ isPresented: Binding<Bool>) -> some View {
    modifier(
      _DialogModifier(
        behavior: _DialogBehavior(kind: .alert, title: alert?.title, isPresented: isPresented),
        actions: _Tuple2(alert?.primary.view, alert?.secondary?.view),
        message: alert?.message
      )
    )
  }
}
