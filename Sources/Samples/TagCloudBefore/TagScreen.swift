import SwiftUI
import TagCloudKit

/// Tags to choose from, and how many are chosen.
struct TagScreen: View {
  @State private var tags = Array(Tag.all.prefix(18))
  @State private var chosen: Set<Tag.ID> = []

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("\(chosen.count) of \(tags.count) chosen")
        .font(.headline)
      TagCloud(tags: tags, chosen: $chosen)
      Button("More") {
        tags.append(contentsOf: Tag.all.dropFirst(tags.count).prefix(3))
      }
    }
    .padding()
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

#Preview {
  TagScreen()
}
