public import Foundation

/// What the engine says about itself at one moment.
public struct EngineStatus: Equatable, Sendable {
  public var track: Track
  /// In seconds.
  public var position: TimeInterval
  public var isPlaying: Bool
  /// From 0 to 1.
  public var volume: Double
}

/// Plays the programme; a mock that makes no sound.
///
/// It has no clock of its own: time passes when `render` says so.
@MainActor
public final class PlaybackEngine {
  private let programme: [Track]
  private var index = 0
  private var status: EngineStatus

  public init() {
    programme = Track.programme
    status = EngineStatus(track: programme[0], position: 0, isPlaying: false, volume: 0.8)
  }

  /// Lets time pass, in seconds, and says where the engine is then.
  public func render(_ interval: TimeInterval) -> EngineStatus {
    guard status.isPlaying else { return status }
    status.position += interval
    if status.position >= status.track.duration {
      skip()
    }
    return status
  }

  public func togglePlaying() {
    status.isPlaying.toggle()
  }

  public func skip() {
    index = (index + 1) % programme.count
    status.track = programme[index]
    status.position = 0
  }

  public func seek(to position: TimeInterval) {
    status.position = min(max(position, 0), status.track.duration)
  }

  public func setVolume(_ volume: Double) {
    status.volume = min(max(volume, 0), 1)
  }
}
