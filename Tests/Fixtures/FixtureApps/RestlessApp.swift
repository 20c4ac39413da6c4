import Foundation
import SwiftUI

/// Never becomes idle, once it is told how.
struct RestlessApp: App {
  var body: some Scene {
    WindowGroup { Switches() }
  }
}

private struct Switches: View {
  @State private var busy = ""

  var body: some View {
    VStack {
      ForEach(["Sleep", "Poll", "Loop", "Timer", "Block", "Model", "Rush", "Hang"], id: \.self) {
        name in
        Button(name) { busy = name }
      }
      switch busy {
      case "Sleep": Sleeper()
      case "Poll": Poller()
      case "Loop": Looper()
      case "Timer": Clock(start: runTimer)
      case "Block": Clock(start: repeatBlock)
      case "Model": Clock { Task { await repeatSleep() } }
      case "Rush": Rusher()
      case "Hang": Clock(start: hang)
      default: Text("idle")
      }
    }
  }
}

private struct Sleeper: View {
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

/// Rests, but never as long as a frame.
private struct Rusher: View {
  @State private var count = 0

  var body: some View {
    Text("rushes \(count)")
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(nanoseconds: 1_000)
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

/// Each change leads to the next one.
private struct Looper: View {
  @State private var round = 0

  var body: some View {
    Text("round \(round)")
      .task(id: round) { round += 1 }
  }
}

/// Starts something that belongs to no view.
private struct Clock: View {
  let start: @MainActor () -> Void

  var body: some View {
    Text("running")
      .onAppear { start() }
  }
}

@MainActor private func runTimer() {
  _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in }
}

@MainActor private func repeatBlock() {
  DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { repeatBlock() }
}

private func repeatSleep() async {
  while true { try? await Task.sleep(for: .milliseconds(100)) }
}

/// Gives the thread back to nobody.
@MainActor private func hang() {
  while true { _ = CommandLine.arguments.count }
}
