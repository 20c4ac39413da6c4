/// How a view with a fixed ratio takes the space it is given.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as the space allows.
  case fit
  /// As small as covers the space.
  case fill
}
