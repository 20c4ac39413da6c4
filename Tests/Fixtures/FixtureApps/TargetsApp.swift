import SwiftUI

/// Has what a finger cannot touch, or cannot tell apart.
struct TargetsApp: App {
  var body: some Scene {
    WindowGroup { Shelf() }
  }
}

private struct Shelf: View {
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("taps \(taps)")
      Button("Tap") { taps += 1 }
      Button("Same") { taps += 1 }
      Button("Same") { taps += 10 }
      Button("Disabled") { taps += 1 }
        .disabled(true)
      ZStack {
        Button("Covered") { taps += 1 }
        Button("On top") { taps += 1 }
      }
      Button("Far away") { taps += 1 }
        .offset(y: 2_000)
    }
  }
}
