import Foundation
import SwiftUI

/// What changes once a track.
@MainActor
final class MediaInfo: ObservableObject {
  @Published var title = ""
  @Published var composer = ""
  @Published var duration: TimeInterval = 1

  var ifChanged: ChangeGuard<MediaInfo> { ChangeGuard(target: self) }
}
