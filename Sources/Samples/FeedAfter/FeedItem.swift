import FeedKit
import Foundation

/// An article with all that its row shows, worked out once.
struct FeedItem: Identifiable, Hashable {
  let article: Article
  let dateline: String
  let comments: [CommentItem]

  var id: Article.ID { article.id }
}

/// A comment with all that its row shows.
struct CommentItem: Identifiable, Hashable {
  let id: Comment.ID
  let byline: String
  let text: String
}

/// Makes the items of a feed; one formatter serves all of them.
struct FeedItemFactory {
  private let formatter: DateFormatter

  init() {
    formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
  }

  func item(for article: Article) -> FeedItem {
    FeedItem(
      article: article,
      dateline: "\(formatter.string(from: article.published)) · \(article.minutes) min",
      comments: article.comments.map { comment in
        CommentItem(
          id: comment.id,
          byline: "\(comment.author), \(formatter.string(from: comment.posted))",
          text: comment.text
        )
      }
    )
  }
}
