public import Foundation

/// An article of the feed.
public struct Article: Identifiable, Hashable, Sendable {
  public let id: Int
  public let title: String
  public let author: String
  public let topic: Topic
  public let published: Date
  /// Reading time in minutes.
  public let minutes: Int
  /// One sentence, for the list.
  public let summary: String
  public let text: String

  public init(
    id: Int,
    title: String,
    author: String,
    topic: Topic,
    published: Date,
    minutes: Int,
    summary: String,
    text: String
  ) {
    self.id = id
    self.title = title
    self.author = author
    self.topic = topic
    self.published = published
    self.minutes = minutes
    self.summary = summary
    self.text = text
  }

  /// Whether the title, the author or the topic contains the words searched for.
  public func matches(_ query: String) -> Bool {
    let query = query.lowercased()
    return title.lowercased().contains(query)
      || author.lowercased().contains(query)
      || topic.name.lowercased().contains(query)
  }
}

/// What an article is about.
public enum Topic: String, Hashable, Sendable, CaseIterable {
  case nature
  case cities
  case science
  case food
  case craft

  public var name: String { rawValue.capitalized }

  public var symbol: String {
    switch self {
    case .nature: "leaf"
    case .cities: "building.2"
    case .science: "atom"
    case .food: "fork.knife"
    case .craft: "hammer"
    }
  }
}
