import SwiftUI

@main
struct ModifiersApp: App {
  var body: some Scene {
    WindowGroup {
      ScrollView {
        VStack(spacing: 24) {
          BackgroundOrder()
          FrameOrder()
          AlignmentChoice()
        }
        .padding()
      }
    }
  }
}
