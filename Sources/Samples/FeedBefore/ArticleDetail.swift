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
        Text("By \(article.author), \(dateline)")
          .foregroundStyle(.secondary)
        Text(article.summary)
          .font(.headline)
        Text(article.text)
        Button(viewModel.isSaved(article) ? "Saved" : "Save for Later") {
          viewModel.toggleSaved(article)
        }
        .buttonStyle(.borderedProminent)
      }
      .padding()
    }
    .navigationTitle(article.topic.name)
  }

  private var dateline: String {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    return "\(formatter.string(from: article.published)) · \(article.minutes) min"
  }
}
