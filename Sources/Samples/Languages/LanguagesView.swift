import SwiftUI

/// The same notice in three scripts, whole or cut after one line.
struct LanguagesView: View {
  @State private var isWhole = true

  var body: some View {
    List {
      Toggle("Whole text", isOn: $isWhole)
      ForEach(Notice.all) { notice in
        Section(notice.language) {
          NoticeText(notice: notice, isWhole: isWhole)
        }
      }
    }
  }
}

/// A notice in its own direction of writing.
struct NoticeText: View {
  let notice: Notice
  let isWhole: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(notice.title)
        .font(.headline)
      Text(notice.text)
        .lineLimit(isWhole ? nil : 1)
      Text(notice.mixed)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .environment(\.layoutDirection, notice.direction)
  }
}

#Preview {
  LanguagesView()
}
