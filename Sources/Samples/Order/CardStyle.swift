import SwiftUI

/// The look that all blocks of an order share.
struct CardStyle: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding()
      .background(.regularMaterial)
      .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

extension View {
  func cardStyle() -> some View {
    modifier(CardStyle())
  }
}
