import SwiftUI

/// The same two modifiers in either order.
///
/// Each modifier wraps what stands before it: written after the padding the
/// background is as large as text and padding, before it as large as the text.
struct BackgroundOrder: View {
  var body: some View {
    HStack(spacing: 24) {
      Text("Padding first").padding().background(.blue)
      Text("Background first").background(.blue).padding()
    }
  }
}

#Preview {
  BackgroundOrder()
}
