/// A list of actions as a value: the older form of a confirmation dialog.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// One after the other, in their order.
  fileprivate var actions: AnyView {
    buttons.reduce(AnyView(EmptyView())) { AnyView(_Tuple2($0, $1.view)) }
  }
}

extension View {
  /// The sheet is made with the view, as in SwiftUI.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>,
    content: () -> ActionSheet
  ) -> some View {
    actionSheet(content(), isPresented)
  }

  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>,
    content: (T) -> ActionSheet
  ) -> some View {
    actionSheet(item.wrappedValue.map(content), Binding(PresenceLocation(item)))
  }

  nonisolated private func actionSheet(
    _ sheet: ActionSheet?,
    _ isPresented: Binding<Bool>
  ) -> some View {
    modifier(
      _DialogModifier(
        behavior: _DialogBehavior(kind: .dialog, title: sheet?.title, isPresented: isPresented),
        actions: sheet?.actions,
        message: sheet?.message
      )
    )
  }
}
