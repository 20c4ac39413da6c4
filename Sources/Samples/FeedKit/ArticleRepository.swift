/// Where articles come from.
public protocol ArticleRepository: Sendable {
  /// A page of the feed, from page 1 on; newest article first.
  ///
  /// Throws a `FeedError` when the page cannot be had.
  func page(_ number: Int) async throws -> ArticlePage
}

/// The articles of one page.
public struct ArticlePage: Sendable {
  public let articles: [Article]
  public let isLast: Bool

  public init(articles: [Article], isLast: Bool) {
    self.articles = articles
    self.isLast = isLast
  }
}

/// Why a page cannot be shown, in words for the reader.
public enum FeedError: Error {
  case offline

  public var message: String {
    switch self {
    case .offline: "You seem to be offline. Check your connection and try again."
    }
  }
}
