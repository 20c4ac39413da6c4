import FeedKit
import SwiftUI

@main
struct FeedApp: App {
  var body: some Scene {
    WindowGroup {
      FeedView()
    }
  }
}
