import Combine
import SwiftUI

/// Has a view for each kind of reason to run; a test finds the marks.
struct ReasonsApp: App {
  var body: some Scene {
    WindowGroup { Desk() }
  }
}

@Observable private final class Notebook {
  var title = "Notes"
}

private final class Radio: ObservableObject {
  @Published var volume = 1
}

private struct PaperKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var paper: String {
    get { self[PaperKey.self] }
    set { self[PaperKey.self] = newValue }
  }
}

private struct Desk: View {
  @State private var count = 0
  @State private var isDark = false
  @State private var first = 0
  @State private var second = 0
  @State private var third = 0
  @State private var notebook = Notebook()
  @StateObject private var radio = Radio()

  var body: some View {  // mark: body of Desk
    VStack {
      Button("Count") {
        count += 1  // mark: count
      }
      Button("Dark") {
        isDark.toggle()  // mark: dark
      }
      Button("Notebook") {
        notebook.title += "!"  // mark: title
      }
      Button("Radio") {
        radio.volume += 1  // mark: volume
      }
      Button("Groups", action: writeInGroups)
      Card(text: "\(count)", parts: [Part(name: "a")]) { count = 0 }
      Shelf()
        .environment(\.colorScheme, isDark ? .dark : .light)
        .environment(\.paper, isDark ? "black" : "white")
      Label(notebook: notebook)
      Dial(radio: radio)
      Sums(first: first, second: second, third: third)
    }
  }

  /// Three transactions, and a write that nobody reads.
  private func writeInGroups() {
    withAnimation(.linear) { first = 1 }
    withAnimation(.easeIn) { second = 2 }
    third = 3
    third = 3
  }
}

/// Without `==`: an array of them is compared by its storage.
private struct Part {
  let name: String
}

/// Its inputs differ in each way in which inputs do.
private struct Card: View {
  let text: String
  let parts: [Part]
  let onTap: () -> Void

  var body: some View { CardText(text: text) }
}

private struct CardText: View {
  let text: String

  var body: some View { Text(text) }
}

/// Stands between who sets a value of the environment and who reads it.
private struct Shelf: View {
  var body: some View { Night() }
}

private struct Night: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.paper) private var paper

  var body: some View { Moon(isFull: colorScheme == .dark, paper: paper) }
}

private struct Moon: View {
  let isFull: Bool
  let paper: String

  var body: some View { Text(isFull ? "full on \(paper)" : "new on \(paper)") }
}

private struct Label: View {
  let notebook: Notebook

  var body: some View { Text(notebook.title) }
}

private struct Dial: View {
  @ObservedObject var radio: Radio

  var body: some View { Text("\(radio.volume)") }
}

private struct Sums: View {
  let first: Int
  let second: Int
  let third: Int

  var body: some View { Text("\(first) \(second) \(third)") }
}
