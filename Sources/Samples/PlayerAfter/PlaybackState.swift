import Foundation
import SwiftUI

/// What changes all the time while something plays.
@MainActor
final class PlaybackState: ObservableObject {
  @Published var position: TimeInterval = 0
  @Published var isPlaying = false
  @Published var volume = 0.8

  var ifChanged: ChangeGuard<PlaybackState> { ChangeGuard(target: self) }
}
