import FeedKit
import Foundation

/// A card of the list.
struct FeedCard: Identifiable {
  let id = UUID()
  let article: Article
}
