import SwiftUI
import TagCloudKit

/// Tags in rows, each as full as the width allows.
struct TagCloud: View {
  let tags: [Tag]
  @Binding var chosen: Set<Tag.ID>

  var body: some View {
    FlowLayout(spacing: 8) {
      ForEach(tags) { tag in
        TagChip(tag: tag, isChosen: chosen.contains(tag.id)) {
          if chosen.remove(tag.id) == nil { chosen.insert(tag.id) }
        }
        .equatable()
      }
    }
  }
}
