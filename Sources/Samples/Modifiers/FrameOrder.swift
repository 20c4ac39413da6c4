import SwiftUI

/// A width and a padding in either order, with the widths that come of it.
struct FrameOrder: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Measured(name: "frame, padding") {
        Color.teal.frame(width: 100, height: 24).padding()
      }
      Measured(name: "padding, frame") {
        Color.teal.padding().frame(width: 100, height: 56)
      }
    }
  }
}

/// Something outlined, and its width below.
struct Measured<Content: View>: View {
  let name: String
  @ViewBuilder let content: Content
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      content
        .border(.secondary)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
      Text("\(name): \(width.formatted()) points").font(.caption)
    }
  }
}

#Preview {
  FrameOrder()
}
