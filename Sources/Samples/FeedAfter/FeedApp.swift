import FeedKit
import SwiftUI

@main
struct FeedApp: App {
  @State private var feed = FeedModel(repository: MockArticleRepository(scenario: .current))
  @State private var readingList = ReadingList()

  var body: some Scene {
    WindowGroup {
      FeedView(feed: feed)
        .environment(readingList)
    }
  }
}
