import SwiftUI

/// Three lines of different length, and which of their edges meet.
///
/// The container proposes, each line takes what it needs, and only then does
/// the alignment say where the lines stand: it changes no size.
struct AlignmentChoice: View {
  @State private var edge = Edge.leading

  var body: some View {
    VStack(spacing: 12) {
      Picker("Alignment", selection: $edge) {
        ForEach(Edge.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      AlignedLines(alignment: edge.alignment)
    }
  }

  enum Edge: String, CaseIterable, Identifiable {
    case leading = "Leading"
    case center = "Center"
    case trailing = "Trailing"

    var id: Self { self }

    var alignment: HorizontalAlignment {
      switch self {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    }
  }
}

/// The lines themselves.
struct AlignedLines: View {
  let alignment: HorizontalAlignment

  var body: some View {
    VStack(alignment: alignment, spacing: 4) {
      Line(text: "Short")
      Line(text: "Somewhat longer")
      Line(text: "The longest line of all three")
    }
    .border(.secondary)
  }
}

struct Line: View {
  let text: String

  var body: some View {
    Text(text).background(.yellow)
  }
}

#Preview {
  AlignmentChoice()
}
