public import Foundation

/// What a reader wrote under an article.
public struct Comment: Identifiable, Hashable, Sendable {
  public let id: Int
  public let author: String
  public let text: String
  public let posted: Date
}

extension Article {
  /// The comments, oldest first: six, an hour apart, the first an hour after the article.
  public var comments: [Comment] {
    Self.readers.enumerated().map { index, reader in
      Comment(
        id: id * 10 + index,
        author: reader.name,
        text: reader.remark,
        posted: published.addingTimeInterval(Double(index + 1) * 3600)
      )
    }
  }

  private static let readers = [
    (name: "Oda", remark: "I walked there last week, and it is all true."),
    (name: "Kenji", remark: "My grandmother said the same, with fewer words."),
    (name: "Lucía", remark: "What became of the others?"),
    (name: "Piet", remark: "A second part, please."),
    (name: "Amara", remark: "Sent this to my whole class."),
    (name: "Ravi", remark: "The last line made my day."),
  ]
}
