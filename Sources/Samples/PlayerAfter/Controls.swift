import PlayerKit
import SwiftUI

struct TrackTitle: View {
  @EnvironmentObject private var info: MediaInfo

  var body: some View {
    VStack(spacing: 4) {
      Text(info.title)
        .font(.title)
      Text(info.composer)
        .foregroundStyle(.secondary)
    }
  }
}

struct Scrubber: View {
  let player: Player
  @EnvironmentObject private var playback: PlaybackState
  @EnvironmentObject private var info: MediaInfo

  var body: some View {
    VStack(spacing: 4) {
      Slider(value: $playback.position, in: 0...info.duration) { isEditing in
        if !isEditing {
          player.engine.seek(to: playback.position)
        }
      }
      .accessibilityLabel("Position")
      HStack {
        Text(playback.position.playbackTime)
        Spacer()
        Text(info.duration.playbackTime)
      }
      .font(.caption)
    }
  }
}

struct Transport: View {
  let player: Player
  @EnvironmentObject private var playback: PlaybackState

  var body: some View {
    HStack(spacing: 32) {
      Button(playback.isPlaying ? "Pause" : "Play") { player.togglePlaying() }
      Button("Next") { player.skip() }
    }
    .buttonStyle(.bordered)
  }
}

struct VolumeControl: View {
  let player: Player
  @EnvironmentObject private var playback: PlaybackState

  var body: some View {
    HStack {
      Image(systemName: "speaker")
      Slider(value: $playback.volume, in: 0...1) { isEditing in
        if !isEditing {
          player.engine.setVolume(playback.volume)
        }
      }
      .accessibilityLabel("Volume")
      Image(systemName: "speaker.wave.3")
    }
  }
}
