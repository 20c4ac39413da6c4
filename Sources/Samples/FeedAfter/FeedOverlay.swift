import FeedKit
import SwiftUI

/// Says why the list is empty, as long as it is.
struct FeedOverlay: View {
  let feed: FeedModel

  var body: some View {
    if feed.hasNoMatches {
      ContentUnavailableView("No matches", systemImage: "magnifyingglass")
    } else {
      FeedStatus(phase: feed.phase, retry: feed.loadFirstPage)
    }
  }
}
