import FeedKit
import SwiftUI

struct ArticleRow: View {
  let item: FeedItem
  let isSaved: Bool

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: item.article.topic.symbol)
        .frame(width: 32, height: 32)
      VStack(alignment: .leading, spacing: 4) {
        Text(item.article.title)
          .font(.headline)
        Text(item.dateline)
          .font(.caption)
          .foregroundStyle(.secondary)
        Text(item.article.summary)
          .font(.subheadline)
      }
      Spacer(minLength: 0)
      if isSaved {
        Image(systemName: "bookmark.fill")
      }
    }
    .padding()
    .background(Color(white: 0.95), in: .rect(cornerRadius: 12))
  }
}
