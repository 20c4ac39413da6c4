/// How far the first page has come.
public enum LoadPhase: Hashable, Sendable {
  case idle
  case loading
  case loaded
  case empty
  /// With a sentence that the reader can act on.
  case failed(String)
}
