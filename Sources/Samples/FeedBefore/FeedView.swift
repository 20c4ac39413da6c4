import FeedKit
import SwiftUI

struct FeedView: View {
  @StateObject private var viewModel = FeedViewModel()

  private var cards: [FeedCard] {
    viewModel.articles
      .filter(viewModel.isMatch)
      .map { FeedCard(article: $0) }
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        searchField
        list
      }
      .navigationTitle("Field Notes")
      .navigationDestination(for: Article.self) { article in
        ArticleDetail(article: article, viewModel: viewModel)
      }
    }
    .task {
      if viewModel.phase == .idle {
        await viewModel.loadFirstPage()
      }
    }
    .task(id: viewModel.searchText) {
      await viewModel.search()
    }
  }

  private var searchField: some View {
    HStack {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(.secondary)
      TextField("Search articles", text: $viewModel.searchText)
      if !viewModel.searchText.isEmpty {
        Button("Clear") { viewModel.searchText = "" }
      }
    }
    .padding()
  }

  private var list: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach(cards) { card in
          NavigationLink(value: card.article) {
            HStack(alignment: .top, spacing: 12) {
              Image(systemName: card.article.topic.symbol)
                .frame(width: 32, height: 32)
              VStack(alignment: .leading, spacing: 4) {
                Text(card.article.title)
                  .font(.headline)
                Text(dateline(of: card.article))
                  .font(.caption)
                  .foregroundStyle(.secondary)
                Text(card.article.summary)
                  .font(.subheadline)
              }
              Spacer(minLength: 0)
              if viewModel.isSaved(card.article) {
                Image(systemName: "bookmark.fill")
              }
            }
            .padding()
            .background(Color(white: 0.95))
            .cornerRadius(12)
            .shadow(radius: 3)
          }
          .buttonStyle(.plain)
          .onAppear {
            if card.article.id == viewModel.articles.last?.id {
              Task { await viewModel.loadMore() }
            }
          }
        }
        if viewModel.isLoadingMore {
          ProgressView()
            .padding()
        }
      }
      .padding(.horizontal)
    }
    .refreshable {
      await viewModel.refresh()
    }
    .overlay {
      FeedOverlay(viewModel: viewModel)
    }
  }

  private func dateline(of article: Article) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    return "\(formatter.string(from: article.published)) · \(article.minutes) min"
  }
}

#Preview {
  FeedView()
}
