import Combine
import SwiftUI

/// Each kind of cause once, every body printing its own.
struct CausesApp: App {
  var body: some Scene {
    WindowGroup { Desk() }
  }
}

@Observable private final class Notebook {
  var title = "Notes"
  var pages = 1
}

private final class Radio: ObservableObject {
  @Published var station = 1
  @Published var volume = 5
}

private struct Item: Identifiable {
  let id: Int
  var name: String
}

private struct Desk: View {
  @State private var count = 0
  @State private var isDark = false
  @State private var items = (1...3).map { Item(id: $0, name: "item \($0)") }
  @State private var notebook = Notebook()
  @StateObject private var radio = Radio()

  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Button("State") { count += 1 }
      Button("Notebook") { notebook.title += "!" }
      Button("Pages") { notebook.pages += 1 }
      Button("Radio") { radio.volume += 1 }
      Button("Dark") { isDark.toggle() }
      Button("Insert") { items.insert(Item(id: items.count + 1, name: "new"), at: 0) }
      Button("Rename") { items[0].name += "!" }
      Button("All") {
        count += 1
        notebook.title += "?"
        isDark.toggle()
        items[0].name += "?"
      }
      Plain(text: "count \(count)")
      Stepping(count: $count)
      NotebookLabel(notebook: notebook)
      RadioLabel(radio: radio)
      SchemeLabel()
        .environment(\.colorScheme, isDark ? .dark : .light)
      ForEach(items) { item in
        Line(item: item) {}
      }
    }
  }
}

private struct Plain: View {
  let text: String

  var body: some View {
    let _ = Self._printChanges()
    Text(text)
  }
}

private struct Stepping: View {
  @Binding var count: Int

  var body: some View {
    let _ = Self._printChanges()
    Button("Step \(count)") { count += 1 }
  }
}

private struct NotebookLabel: View {
  let notebook: Notebook

  var body: some View {
    let _ = Self._printChanges()
    Text(notebook.title)
  }
}

private struct RadioLabel: View {
  @ObservedObject var radio: Radio

  var body: some View {
    let _ = Self._printChanges()
    Text("volume \(radio.volume)")
  }
}

private struct SchemeLabel: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let _ = Self._printChanges()
    Text(colorScheme == .dark ? "night" : "day")
  }
}

private struct Line: View {
  let item: Item
  let action: () -> Void
  @State private var taps = 0

  var body: some View {
    let _ = Self._printChanges()
    Text("\(item.name) \(taps)")
  }
}
