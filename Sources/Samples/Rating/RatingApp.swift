import SwiftUI

@main
struct RatingApp: App {
  var body: some Scene {
    WindowGroup {
      RatingView()
    }
  }
}
