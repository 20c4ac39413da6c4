import FeedKit
import SwiftUI

struct FeedView: View {
  let feed: FeedModel

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        SearchField(feed: feed)
        ArticleList(feed: feed)
      }
      .navigationTitle("Field Notes")
      .navigationDestination(for: FeedItem.self) { item in
        ArticleDetail(item: item)
      }
    }
    .task {
      await feed.loadFirstPageIfNeeded()
    }
  }
}

#Preview {
  FeedView(feed: FeedModel(repository: MockArticleRepository()))
    .environment(ReadingList())
}
