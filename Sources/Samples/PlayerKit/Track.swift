public import Foundation

/// A recording.
public struct Track: Identifiable, Hashable, Sendable {
  public let id: Int
  public let title: String
  public let composer: String
  /// In seconds.
  public let duration: TimeInterval

  /// What the mock engine plays, in turn.
  public static let programme = [
    Track(id: 1, title: "Gymnopédie No. 1", composer: "Erik Satie", duration: 192),
    Track(id: 2, title: "Clair de lune", composer: "Claude Debussy", duration: 305),
    Track(id: 3, title: "Träumerei", composer: "Robert Schumann", duration: 158),
  ]
}

extension TimeInterval {
  /// As a player shows it: `3:07`.
  public var playbackTime: String {
    let seconds = Int(self)
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
