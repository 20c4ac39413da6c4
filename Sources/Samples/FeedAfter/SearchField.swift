import SwiftUI

/// Holds what is being typed; the feed hears of it once the typing rests.
struct SearchField: View {
  let feed: FeedModel
  @State private var text = ""

  var body: some View {
    HStack {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(.secondary)
      TextField("Search articles", text: $text)
      if !text.isEmpty {
        Button("Clear") { text = "" }
      }
    }
    .padding()
    .task(id: text) {
      try? await Task.sleep(for: .milliseconds(300))
      guard !Task.isCancelled else { return }
      feed.search(for: text)
    }
  }
}
