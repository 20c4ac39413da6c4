/// Answers from the catalogue, as slowly as a network would.
public actor MockArticleRepository: ArticleRepository {
  private let scenario: FeedScenario
  private let pageSize: Int
  private let latency: Duration
  private var requests = 0

  public init(
    scenario: FeedScenario = .normal,
    pageSize: Int = 12,
    latency: Duration = .milliseconds(250)
  ) {
    self.scenario = scenario
    self.pageSize = pageSize
    self.latency = latency
  }

  public func page(_ number: Int) async throws -> ArticlePage {
    requests += 1
    let isFirstRequest = requests == 1
    try await Task.sleep(for: latency)
    switch scenario {
    case .empty:
      return ArticlePage(articles: [], isLast: true)
    case .offline where isFirstRequest:
      throw FeedError.offline
    case .normal, .offline:
      let rest = Article.catalogue.dropFirst((number - 1) * pageSize)
      return ArticlePage(articles: Array(rest.prefix(pageSize)), isLast: rest.count <= pageSize)
    }
  }
}
