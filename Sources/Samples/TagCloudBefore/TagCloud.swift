import SwiftUI
import TagCloudKit

/// Tags in rows, each as full as the width allows.
///
/// The rows are worked out by hand: a reader measures the room, another one
/// behind each tag measures that, and what they found makes the rows anew.
struct TagCloud: View {
  let tags: [Tag]
  @Binding var chosen: Set<Tag.ID>
  @State private var sizes: [Tag.ID: CGSize] = [:]
  @State private var height: CGFloat = 0

  private let spacing: CGFloat = 8

  var body: some View {
    GeometryReader { proxy in
      VStack(alignment: .leading, spacing: spacing) {
        ForEach(rows(in: proxy.size.width)) { row in
          HStack(spacing: spacing) {
            ForEach(row.tags) { tag in
              TagChip(tag: tag, chosen: $chosen)
                .fixedSize()
                .background { SizeReader(id: tag.id) }
            }
          }
        }
      }
      .background {
        GeometryReader { inner in
          Color.clear.preference(key: HeightKey.self, value: inner.size.height)
        }
      }
    }
    .frame(height: height)
    .onPreferenceChange(SizeKey.self) { sizes = $0 }
    .onPreferenceChange(HeightKey.self) { height = $0 }
  }

  /// As many tags a row as fit, by the sizes that are known so far.
  private func rows(in width: CGFloat) -> [Row] {
    var rows: [Row] = []
    var room: CGFloat = 0
    for tag in tags {
      let needed = (sizes[tag.id]?.width ?? 0) + spacing
      if rows.isEmpty || needed > room + spacing {
        rows.append(Row(id: rows.count, tags: []))
        room = width
      }
      rows[rows.count - 1].tags.append(tag)
      room -= needed
    }
    return rows
  }

  private struct Row: Identifiable {
    let id: Int
    var tags: [Tag]
  }
}

/// Says how large the view is that it stands behind.
struct SizeReader: View {
  let id: Tag.ID

  var body: some View {
    GeometryReader { proxy in
      Color.clear.preference(key: SizeKey.self, value: [id: proxy.size])
    }
  }
}

struct SizeKey: PreferenceKey {
  static let defaultValue: [Tag.ID: CGSize] = [:]

  static func reduce(value: inout [Tag.ID: CGSize], nextValue: () -> [Tag.ID: CGSize]) {
    value.merge(nextValue()) { $1 }
  }
}

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}
