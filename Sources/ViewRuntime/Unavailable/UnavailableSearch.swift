/// Names that apps use and that are not there yet: the compiler's error says so.

extension EnvironmentValues {
  @available(
    *,
    unavailable,
    message: "isSearching is not supported by ViewTrace yet: read the text of the search instead."
  )
  public var isSearching: Bool { false }

  @available(
    *,
    unavailable,
    message: "dismissSearch is not supported by ViewTrace yet: set the text of the search instead."
  )
  public var dismissSearch: Never? { nil }
}

extension View {
  @available(
    *,
    unavailable,
    message: "searchSuggestions is not supported by ViewTrace yet: the field shows none."
  )
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { self }

  @available(
    *,
    unavailable,
    message: "searchScopes is not supported by ViewTrace yet: use a Picker for the scopes."
  )
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    @ViewBuilder scopes: () -> S
  ) -> some View { self }
}
