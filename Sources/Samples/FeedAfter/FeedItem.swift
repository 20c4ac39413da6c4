import FeedKit
import Foundation

/// An article with all that its row shows, worked out once.
struct FeedItem: Identifiable, Hashable {
  let article: Article
  let dateline: String

  var id: Article.ID { article.id }
}

/// Writes the line under a title; one formatter serves all articles.
struct DatelineFormat {
  private let formatter: DateFormatter

  init() {
    formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
  }

  func dateline(of article: Article) -> String {
    "\(formatter.string(from: article.published)) · \(article.minutes) min"
  }
}
