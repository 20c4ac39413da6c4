import SwiftUI
import TagCloudKit

/// One tag; a touch chooses it, another one lets it go.
struct TagChip: View {
  let tag: Tag
  @Binding var chosen: Set<Tag.ID>

  private var isChosen: Bool { chosen.contains(tag.id) }

  var body: some View {
    Button {
      if isChosen { chosen.remove(tag.id) } else { chosen.insert(tag.id) }
    } label: {
      Text(tag.name)
        .font(.subheadline)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .foregroundStyle(isChosen ? Color.white : Color.primary)
        .background(isChosen ? Color.accentColor : Color(white: 0.9), in: Capsule())
    }
    .buttonStyle(.plain)
  }
}
