import SwiftUI

/// Counts up and down; red below zero, full above ten.
struct RatingView: View {
  @State private var score = 0

  var body: some View {
    VStack(spacing: 24) {
      Text(score > 10 ? "Full" : "\(score)")
        .font(.largeTitle)
        .foregroundStyle(score < 0 ? Color.red : Color.primary)
      HStack(spacing: 16) {
        Button("-") { score -= 1 }
        Button("+") { score += 1 }
      }
      .buttonStyle(.bordered)
    }
    .padding()
  }
}

#Preview {
  RatingView()
}
