import FeedKit
import SwiftUI

/// The articles, and how far loading has come.
@MainActor
@Observable
final class FeedModel {
  private(set) var phase = LoadPhase.idle
  private(set) var isLoadingMore = false
  /// The items that match the query: all, where there is none.
  private(set) var visible: [FeedItem] = []
  /// Whether articles are there, but none that matches.
  private(set) var hasNoMatches = false

  @ObservationIgnored private var items: [FeedItem] = []
  @ObservationIgnored private var query = ""
  @ObservationIgnored private var page = 0
  @ObservationIgnored private var hasMore = true
  @ObservationIgnored private let factory = FeedItemFactory()
  @ObservationIgnored private let repository: any ArticleRepository

  init(repository: any ArticleRepository) {
    self.repository = repository
  }

  func loadFirstPageIfNeeded() async {
    guard phase == .idle else { return }
    await loadFirstPage()
  }

  func loadFirstPage() async {
    phase = .loading
    await refresh()
  }

  func refresh() async {
    do {
      let first = try await repository.page(1)
      items = first.articles.map(factory.item(for:))
      page = 1
      hasMore = !first.isLast
      phase = items.isEmpty ? .empty : .loaded
      updateVisible()
    } catch let error as FeedError {
      phase = .failed(error.message)
    } catch {
      phase = .failed("Something went wrong. Try again in a moment.")
    }
  }

  /// Loads the next page once the last item is on the screen.
  func loadMore(after item: FeedItem) async {
    guard hasMore, !isLoadingMore, query.isEmpty, item.id == items.last?.id else { return }
    isLoadingMore = true
    defer { isLoadingMore = false }
    guard let next = try? await repository.page(page + 1) else { return }
    items += next.articles.map(factory.item(for:))
    page += 1
    hasMore = !next.isLast
    updateVisible()
  }

  func search(for text: String) {
    guard text != query else { return }
    query = text
    updateVisible()
  }

  private func updateVisible() {
    let matches = query.isEmpty ? items : items.filter { $0.article.matches(query) }
    if matches != visible {
      visible = matches
    }
    let isWithoutMatches = matches.isEmpty && !items.isEmpty
    if isWithoutMatches != hasNoMatches {
      hasNoMatches = isWithoutMatches
    }
  }
}
