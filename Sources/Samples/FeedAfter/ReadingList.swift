import FeedKit
import SwiftUI

/// The articles that the reader saved.
@MainActor
@Observable
final class ReadingList {
  private(set) var ids: Set<Article.ID> = []

  func contains(_ id: Article.ID) -> Bool {
    ids.contains(id)
  }

  func toggle(_ id: Article.ID) {
    if ids.remove(id) == nil {
      ids.insert(id)
    }
  }
}
