import FeedKit
import SwiftUI

/// Says why the list is empty, as long as it is.
struct FeedOverlay: View {
  @ObservedObject var viewModel: FeedViewModel

  var body: some View {
    if viewModel.phase == .loaded && !viewModel.hasMatches {
      ContentUnavailableView("No matches", systemImage: "magnifyingglass")
    } else {
      FeedStatus(phase: viewModel.phase) {
        await viewModel.loadFirstPage()
      }
    }
  }
}
