import Combine
import SwiftUI

/// A little of everything that a trace can tell.
struct RichApp: App {
  var body: some Scene {
    WindowGroup { Everything() }
  }
}

@Observable private final class Tray {
  var items = ["pen", "ink", "paper"]
}

private final class Clerk: ObservableObject {
  @Published var served = 0
}

private struct Everything: View {
  @State private var tray = Tray()
  @StateObject private var clerk = Clerk()
  @State private var showsFirst = true
  @State private var taps = 0
  @State private var query = ""
  @State private var job = 0
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let _ = Self._logChanges()
    VStack {
      Button("Insert") { tray.items.insert("new", at: 0) }
      Button("Swap") { tray.items.swapAt(0, 2) }
      Button("Remove") { tray.items.removeLast() }
      Button("Both") {
        taps += 1
        clerk.served += 1
      }
      Button("Branch") { showsFirst.toggle() }
      Button("Task") { job += 1 }
      ForEach(tray.items, id: \.self) { item in
        ItemLabel(name: item, isWide: taps > 0)
      }
      if showsFirst { Memory(name: "first") } else { Memory(name: "second") }
      Text("served \(clerk.served), \(colorScheme == .dark ? "night" : "day")")
      TextField("Search", text: $query)
      GeometryReader { proxy in Text("\(Int(proxy.size.width)) wide") }
      Text("What does not fit into a label is cut").lineLimit(1).frame(width: 80)
      Shelf()
    }
    .onChange(of: query) { taps += 1 }
    .task(id: job) {
      try? await Task.sleep(for: .milliseconds(50))
      clerk.served += 1
    }
  }
}

/// Draws off-screen in rows that scroll.
private struct Shelf: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack { ForEach(0..<3) { _ in Image(decorative: "jar").shadow(radius: 1) } }
    }
    .frame(height: 30)
  }
}

private struct ItemLabel: View {
  let name: String
  let isWide: Bool

  var body: some View { Text(isWide ? "\(name) \(name)" : name) }
}

/// Has a state that it loses with its place.
private struct Memory: View {
  let name: String
  @State private var visits = 0

  var body: some View {
    Text("\(name) \(visits)")
      .onAppear { visits += 1 }
      .onDisappear {}
  }
}
