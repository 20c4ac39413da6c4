import FeedKit
import SwiftUI

struct ArticleDetail: View {
  let article: Article
  @ObservedObject var viewModel: FeedViewModel

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(article.title)
          .font(.largeTitle)
        Text("By \(article.author), \(formatted(article.published)) · \(article.minutes) min")
          .foregroundStyle(.secondary)
        Text(article.summary)
          .font(.headline)
        Text(article.text)
        Button(viewModel.isSaved(article) ? "Saved" : "Save for Later") {
          viewModel.toggleSaved(article)
        }
        .buttonStyle(.borderedProminent)
        ForEach(article.comments) { comment in
          VStack(alignment: .leading, spacing: 2) {
            Text("\(comment.author), \(formatted(comment.posted))")
              .font(.caption)
              .foregroundStyle(.secondary)
            Text(comment.text)
          }
        }
      }
      .padding()
    }
    .navigationTitle(article.topic.name)
  }

  private func formatted(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    return formatter.string(from: date)
  }
}
