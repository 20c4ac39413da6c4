import SwiftUI
import TagCloudKit

/// One tag; a touch chooses it, another one lets it go.
struct TagChip: View, Equatable {
  let tag: Tag
  let isChosen: Bool
  let toggle: () -> Void

  var body: some View {
    Button(action: toggle) {
      Text(tag.name)
        .font(.subheadline)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .foregroundStyle(isChosen ? Color.white : Color.primary)
        .background(isChosen ? Color.accentColor : Color(white: 0.9), in: Capsule())
    }
    .buttonStyle(.plain)
  }

  nonisolated static func == (one: TagChip, other: TagChip) -> Bool {
    one.tag == other.tag && one.isChosen == other.isChosen
  }
}
