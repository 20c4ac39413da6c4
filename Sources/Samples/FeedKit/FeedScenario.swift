import Foundation

/// What the mock repository answers, chosen by the launch argument `--scenario`.
public enum FeedScenario: String, Sendable, CaseIterable {
  case normal
  /// The first request fails, later ones succeed.
  case offline
  /// There are no articles.
  case empty

  /// The scenario that the app was launched with; `normal` where none is named.
  public static var current: FeedScenario {
    FeedScenario(arguments: ProcessInfo.processInfo.arguments)
  }

  init(arguments: [String]) {
    guard let flag = arguments.firstIndex(of: "--scenario"), flag + 1 < arguments.count else {
      self = .normal
      return
    }
    self = FeedScenario(rawValue: arguments[flag + 1]) ?? .normal
  }
}
