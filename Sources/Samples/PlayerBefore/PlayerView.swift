import SwiftUI

struct PlayerView: View {
  @StateObject private var media = MediaState()

  var body: some View {
    VStack(spacing: 24) {
      TrackTitle()
      Scrubber()
      Transport()
      VolumeControl()
    }
    .padding()
    .environmentObject(media)
    .task {
      await media.follow()
    }
  }
}

#Preview {
  PlayerView()
}
