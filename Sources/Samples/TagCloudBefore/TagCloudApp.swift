import SwiftUI

@main
struct TagCloudApp: App {
  var body: some Scene {
    WindowGroup {
      TagScreen()
    }
  }
}
