import PlayerKit
import SwiftUI

struct TrackTitle: View {
  @EnvironmentObject private var media: MediaState

  var body: some View {
    VStack(spacing: 4) {
      Text(media.title)
        .font(.title)
      Text(media.composer)
        .foregroundStyle(.secondary)
    }
  }
}

struct Scrubber: View {
  @EnvironmentObject private var media: MediaState

  var body: some View {
    VStack(spacing: 4) {
      Slider(value: $media.position, in: 0...media.duration) { isEditing in
        if !isEditing {
          media.engine.seek(to: media.position)
        }
      }
      .accessibilityLabel("Position")
      HStack {
        Text(media.position.playbackTime)
        Spacer()
        Text(media.duration.playbackTime)
      }
      .font(.caption)
    }
  }
}

struct Transport: View {
  @EnvironmentObject private var media: MediaState

  var body: some View {
    HStack(spacing: 32) {
      Button(media.isPlaying ? "Pause" : "Play") {
        media.engine.togglePlaying()
        media.take(media.engine.render(0))
      }
      Button("Next") {
        media.engine.skip()
        media.take(media.engine.render(0))
      }
    }
    .buttonStyle(.bordered)
  }
}

struct VolumeControl: View {
  @EnvironmentObject private var media: MediaState

  var body: some View {
    HStack {
      Image(systemName: "speaker")
      Slider(value: $media.volume, in: 0...1) { isEditing in
        if !isEditing {
          media.engine.setVolume(media.volume)
        }
      }
      .accessibilityLabel("Volume")
      Image(systemName: "speaker.wave.3")
    }
  }
}
