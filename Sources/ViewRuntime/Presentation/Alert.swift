public import Foundation

extension View {
  nonisolated private func dialog<A: View, M: View>(
    _ kind: Presentation.Kind,
    _ title: Text?,
    _ isPresented: Binding<Bool>,
    _ actions: A,
    _ message: M
  ) -> ModifiedContent<Self, _DialogModifier<A, M>> {
    modifier(
      _DialogModifier(
        behavior: _DialogBehavior(kind: kind, title: title, isPresented: isPresented),
        actions: actions,
        message: message
      )
    )
  }

  // MARK: Alerts

  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented, actions(), EmptyView())
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.alert, Text(title), isPresented, actions(), EmptyView())
  }

  nonisolated public func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.alert, title, isPresented, actions(), EmptyView())
  }

  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented, actions(), message())
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.alert, Text(title), isPresented, actions(), message())
  }

  nonisolated public func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.alert, title, isPresented, actions(), message())
  }

  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented, data.map(actions), EmptyView())
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(.alert, Text(title), isPresented, data.map(actions), EmptyView())
  }

  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented, data.map(actions), data.map(message))
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(.alert, Text(title), isPresented, data.map(actions), data.map(message))
  }

  /// Presents the alert of an error while there is one.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.alert, error?.title, isPresented, actions(), EmptyView())
  }

  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    dialog(.alert, error?.title, isPresented, error.map(actions), error.map(message))
  }

  // MARK: Dialogs

  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .dialog,
      titleVisibility == .visible ? Text(titleKey) : nil,
      isPresented,
      actions(),
      EmptyView()
    )
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .dialog,
      titleVisibility == .visible ? Text(title) : nil,
      isPresented,
      actions(),
      EmptyView()
    )
  }

  nonisolated public func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .dialog,
      titleVisibility == .visible ? title : nil,
      isPresented,
      actions(),
      EmptyView()
    )
  }

  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .dialog,
      titleVisibility == .visible ? Text(titleKey) : nil,
      isPresented,
      actions(),
      message()
    )
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .dialog,
      titleVisibility == .visible ? Text(title) : nil,
      isPresented,
      actions(),
      message()
    )
  }

  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .dialog,
      titleVisibility == .visible ? Text(titleKey) : nil,
      isPresented,
      data.map(actions),
      EmptyView()
    )
  }

  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .dialog,
      titleVisibility == .visible ? Text(titleKey) : nil,
      isPresented,
      data.map(actions),
      data.map(message)
    )
  }
}

extension LocalizedError {
  /// What an alert of it is called.
  fileprivate var title: Text { Text(errorDescription ?? localizedDescription) }
}
