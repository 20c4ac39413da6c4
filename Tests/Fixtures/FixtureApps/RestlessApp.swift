import SwiftUI

/// Never becomes idle, once it is told to.
struct RestlessApp: App {
  var body: some Scene {
    WindowGroup { Switches() }
  }
}

private struct Switches: View {
  @State private var ticks = false
  @State private var polls = false

  var body: some View {
    VStack {
      Button("Tick") { ticks = true }
      Button("Poll") { polls = true }
      if ticks { Ticker() }
      if polls { Poller() }
    }
  }
}

private struct Ticker: View {
  @State private var count = 0

  var body: some View {
    Text("ticks \(count)")
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .milliseconds(100))
          count += 1
        }
      }
  }
}

private struct Poller: View {
  var body: some View {
    Text("polling")
      .task {
        while !Task.isCancelled { await Task.yield() }
      }
  }
}
