import PlayerKit
import SwiftUI

/// Keeps the two states in step with the engine; publishes nothing itself.
@MainActor
final class Player: ObservableObject {
  let playback = PlaybackState()
  let info = MediaInfo()
  let engine = PlaybackEngine()

  /// Asks the engine twice a second where it is.
  func follow() async {
    take(engine.render(0))
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(500))
      take(engine.render(0.5))
    }
  }

  func togglePlaying() {
    engine.togglePlaying()
    take(engine.render(0))
  }

  func skip() {
    engine.skip()
    take(engine.render(0))
  }

  private func take(_ status: EngineStatus) {
    info.ifChanged.title = status.track.title
    info.ifChanged.composer = status.track.composer
    info.ifChanged.duration = status.track.duration
    playback.ifChanged.position = status.position
    playback.ifChanged.isPlaying = status.isPlaying
    playback.ifChanged.volume = status.volume
  }
}
