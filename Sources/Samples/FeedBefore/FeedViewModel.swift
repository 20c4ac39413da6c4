import FeedKit
import SwiftUI

/// Everything that the feed knows, in one object.
@MainActor
final class FeedViewModel: ObservableObject {
  @Published private(set) var articles: [Article] = []
  @Published private(set) var phase = LoadPhase.idle
  @Published private(set) var isLoadingMore = false
  @Published private(set) var savedIDs: Set<Article.ID> = []
  @Published private(set) var query = ""
  @Published var searchText = ""

  private let repository: any ArticleRepository
  private var page = 0
  private var hasMore = true

  init(repository: any ArticleRepository = MockArticleRepository(scenario: .current)) {
    self.repository = repository
  }

  func loadFirstPage() async {
    phase = .loading
    await refresh()
  }

  func refresh() async {
    do {
      let first = try await repository.page(1)
      articles = first.articles
      page = 1
      hasMore = !first.isLast
      phase = articles.isEmpty ? .empty : .loaded
    } catch let error as FeedError {
      phase = .failed(error.message)
    } catch {
      phase = .failed("Something went wrong. Try again in a moment.")
    }
  }

  func loadMore() async {
    guard hasMore, !isLoadingMore, query.isEmpty else { return }
    isLoadingMore = true
    defer { isLoadingMore = false }
    guard let next = try? await repository.page(page + 1) else { return }
    articles += next.articles
    page += 1
    hasMore = !next.isLast
  }

  func search() async {
    try? await Task.sleep(for: .milliseconds(300))
    guard !Task.isCancelled else { return }
    query = searchText
  }

  func isMatch(_ article: Article) -> Bool {
    query.isEmpty || article.matches(query)
  }

  var hasMatches: Bool {
    articles.contains(where: isMatch)
  }

  func isSaved(_ article: Article) -> Bool {
    savedIDs.contains(article.id)
  }

  func toggleSaved(_ article: Article) {
    if savedIDs.remove(article.id) == nil {
      savedIDs.insert(article.id)
    }
  }
}
