import SwiftUI

/// A note that can be commented on.
struct Note: Identifiable, Hashable {
  let id: Int
  let title: String

  static let all = [
    Note(id: 1, title: "Groceries"),
    Note(id: 2, title: "Garden plan"),
    Note(id: 3, title: "Letter to Jo"),
  ]
}

/// Two editors of the selected note, of which one forgets with the selection.
struct DraftSection: View {
  @State private var selection = Note.all[0]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Drafts")
        .font(.headline)
      HStack {
        ForEach(Note.all) { note in
          Button(note.title) { selection = note }
        }
      }
      DraftEditor(prompt: "One draft for all", note: selection)
      DraftEditor(prompt: "A draft for each", note: selection)
        .id(selection.id)
    }
  }
}

private struct DraftEditor: View {
  let prompt: String
  let note: Note
  @State private var draft = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      TextField(prompt, text: $draft)
      Text(draft.isEmpty ? "Nothing on \(note.title) yet" : "On \(note.title): \(draft)")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

#Preview {
  DraftSection()
}
