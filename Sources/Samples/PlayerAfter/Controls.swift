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

/// Runs twice a second while something plays, and hands each control what it shows.
struct PlaybackControls: View {
  let player: Player
  @EnvironmentObject private var playback: PlaybackState

  var body: some View {
    VStack(spacing: 24) {
      Scrubber(player: player, position: $playback.position)
      Transport(player: player, isPlaying: playback.isPlaying)
      VolumeControl(player: player, volume: $playback.volume)
    }
  }
}

struct Scrubber: View {
  let player: Player
  @Binding var position: TimeInterval
  @EnvironmentObject private var info: MediaInfo

  var body: some View {
    VStack(spacing: 4) {
      Slider(value: $position, in: 0...info.duration) { isEditing in
        if !isEditing {
          player.engine.seek(to: position)
        }
      }
      .accessibilityLabel("Position")
      HStack {
        Text(position.playbackTime)
        Spacer()
        Text(info.duration.playbackTime)
      }
      .font(.caption)
    }
  }
}

struct Transport: View {
  let player: Player
  let isPlaying: Bool

  var body: some View {
    HStack(spacing: 32) {
      Button(isPlaying ? "Pause" : "Play") { player.togglePlaying() }
      Button("Next") { player.skip() }
    }
    .buttonStyle(.bordered)
  }
}

struct VolumeControl: View {
  let player: Player
  @Binding var volume: Double

  var body: some View {
    HStack {
      Image(systemName: "speaker")
      Slider(value: $volume, in: 0...1) { isEditing in
        if !isEditing {
          player.engine.setVolume(volume)
        }
      }
      .accessibilityLabel("Volume")
      Image(systemName: "speaker.wave.3")
    }
  }
}
