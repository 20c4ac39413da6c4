import SwiftUI

struct PlayerView: View {
  @StateObject private var player = Player()

  var body: some View {
    VStack(spacing: 24) {
      TrackTitle()
      PlaybackControls(player: player)
    }
    .padding()
    .environmentObject(player.playback)
    .environmentObject(player.info)
    .task {
      await player.follow()
    }
  }
}

#Preview {
  PlayerView()
}
