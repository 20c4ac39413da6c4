import SwiftUI

/// Rows with several gestures each and no name of their own.
struct LayersApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        LayeredRow()
        LayeredRow()
      }
    }
  }
}

private struct LayeredRow: View {
  @State private var count = 0

  var body: some View {
    Color.gray
      .frame(width: CGFloat(100 + count), height: 40)
      .onTapGesture(count: 2) { count += 1 }
      .onLongPressGesture { count += 10 }
      .gesture(DragGesture().onEnded { _ in count += 100 })
  }
}
