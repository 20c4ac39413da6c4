import Foundation
import PlayerKit
import SwiftUI

/// Everything about what is playing, in one object.
@MainActor
final class MediaState: ObservableObject {
  @Published var title = ""
  @Published var composer = ""
  @Published var duration: TimeInterval = 1
  @Published var position: TimeInterval = 0
  @Published var isPlaying = false
  @Published var volume = 0.8

  let engine = PlaybackEngine()

  /// Asks the engine twice a second where it is.
  func follow() async {
    take(engine.render(0))
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(500))
      take(engine.render(0.5))
    }
  }

  func take(_ status: EngineStatus) {
    title = status.track.title
    composer = status.track.composer
    duration = status.track.duration
    position = status.position
    isPlaying = status.isPlaying
    volume = status.volume
  }
}
