import SwiftUI

struct ArticleList: View {
  let feed: FeedModel
  @Environment(ReadingList.self) private var readingList

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach(feed.visible) { item in
          NavigationLink(value: item) {
            ArticleRow(item: item, isSaved: readingList.contains(item.id))
          }
          .buttonStyle(.plain)
          .onAppear {
            Task { await feed.loadMore(after: item) }
          }
        }
        LoadMoreIndicator(feed: feed)
      }
      .padding(.horizontal)
    }
    .refreshable {
      await feed.refresh()
    }
    .overlay {
      FeedOverlay(feed: feed)
    }
  }
}

private struct LoadMoreIndicator: View {
  let feed: FeedModel

  var body: some View {
    if feed.isLoadingMore {
      ProgressView()
        .padding()
    }
  }
}
