/// Refreshes what a view shows.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

extension EnvironmentValues {
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets what scrolls in the view be pulled to refresh.
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

extension NodeReference {
  /// What a pull to refresh does at this place; nil where there is nothing to.
  @MainActor var refreshAction: (@MainActor () -> Void)? {
    guard let refresh = environment.refresh else { return nil }
    let name = "refresh of \(Runtime.shared.queue?.composite(owning: self).typeName ?? "a view")"
    return {
      _ = VirtualLoop.shared.tasks.start(named: name) { await refresh() }
    }
  }
}
