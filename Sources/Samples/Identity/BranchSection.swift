import SwiftUI

/// The same tally twice: styled in a branch, and styled by an argument.
///
/// A switch of the branch ends the first tally and starts another; the second
/// keeps its count.
struct BranchSection: View {
  @State private var isHighlighted = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Branches")
        .font(.headline)
      Toggle("Highlight", isOn: $isHighlighted)
      if isHighlighted {
        Tally(name: "Branch")
          .foregroundStyle(.red)
      } else {
        Tally(name: "Branch")
      }
      Tally(name: "Argument")
        .foregroundStyle(isHighlighted ? Color.red : Color.primary)
    }
  }
}

private struct Tally: View {
  let name: String
  @State private var count = 0

  var body: some View {
    HStack {
      Text("\(name): \(count)")
      Spacer()
      Button("Count") { count += 1 }
        .accessibilityLabel("Count \(name)")
    }
  }
}

#Preview {
  BranchSection()
}
