import FeedKit
import SwiftUI

struct ArticleDetail: View {
  let item: FeedItem

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(item.article.title)
          .font(.largeTitle)
        Text("By \(item.article.author), \(item.dateline)")
          .foregroundStyle(.secondary)
        Text(item.article.summary)
          .font(.headline)
        Text(item.article.text)
        SaveButton(id: item.id)
        CommentList(comments: item.comments)
      }
      .padding()
    }
    .navigationTitle(item.article.topic.name)
  }
}

private struct SaveButton: View {
  let id: Article.ID
  @Environment(ReadingList.self) private var readingList

  var body: some View {
    Button(readingList.contains(id) ? "Saved" : "Save for Later") {
      readingList.toggle(id)
    }
    .buttonStyle(.borderedProminent)
  }
}
