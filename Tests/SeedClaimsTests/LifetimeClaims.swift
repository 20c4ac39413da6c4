import SwiftUI
import Testing
import Workloads

@Test func aTaskIsCancelledWhenItsViewGoes() async throws {
  let run = try await recorded(
    TaskPanel.self,
    .shows("Started 1"),
    .toggle("Show"),
    .shows("Cancelled 1")
  )
  #expect(try run.lifetimes(.taskStarted, in: 0).count == 1)
  #expect(try run.lifetimes(.taskCancelled, in: 2).count == 1)
}

@Test func aTaskStartsWithEachAppearance() async throws {
  let run = try await recorded(
    TaskPanel.self,
    .tap("Press"),
    .toggle("Show"),
    .toggle("Show"),
    .shows("Started 2")
  )
  #expect(try run.lifetimes(.taskStarted, in: 1).isEmpty)
  #expect(try run.lifetimes(.taskStarted, in: 3).count == 1)
}

@Test func aTaskOfOnAppearGoesOn() async throws {
  _ = try await recorded(
    OnAppearTaskPanel.self,
    .toggle("Show"),
    .wait(.time(.seconds(5))),
    .shows("Finished 1")
  )
}

@Test func aTaskWithAnIdRestartsForAnotherId() async throws {
  let run = try await recorded(
    TaskIDPanel.self,
    .shows("Ran 1"),
    .tap("Press"),
    .shows("Ran 1"),
    .tap("Next"),
    .shows("Ran 2")
  )
  #expect(try run.lifetimes(.taskCancelled, in: 4).count == 1)
  #expect(try run.lifetimes(.taskStarted, in: 4).count == 1)
}

@Test func aBurstOfTypingSearchesOnce() async throws {
  let run = try await recorded(
    SearchPanel.self,
    .type("bread", into: "Search"),
    .shows("Searched for bread, 1 times")
  )
  #expect(try run.lifetimes(.taskCancelled, in: 1).count == 4)
}

struct TaskPanel: Fixture {
  @State private var isShown = true
  @State private var started = 0
  @State private var cancelled = 0
  @State private var presses = 0

  var body: some View {
    VStack {
      if isShown {
        Text("Pressed \(presses)")
          .task {
            started += 1
            do {
              try await Task.sleep(for: .seconds(3600))
            } catch {
              cancelled += 1
            }
          }
      }
      Text("Started \(started)")
      Text("Cancelled \(cancelled)")
      Toggle("Show", isOn: $isShown)
      Button("Press") { presses += 1 }
    }
  }
}

struct OnAppearTaskPanel: Fixture {
  @State private var isShown = true
  @State private var finished = 0

  var body: some View {
    VStack {
      if isShown {
        Text("Working")
          .onAppear {
            Task {
              try? await Task.sleep(for: .seconds(3))
              finished += 1
            }
          }
      }
      Text("Finished \(finished)")
      Toggle("Show", isOn: $isShown)
    }
  }
}

struct TaskIDPanel: Fixture {
  @State private var page = 1
  @State private var runs = 0
  @State private var presses = 0

  var body: some View {
    VStack {
      Text("Pressed \(presses)")
        .task(id: page) {
          runs += 1
          try? await Task.sleep(for: .seconds(3600))
        }
      Text("Ran \(runs)")
      Button("Press") { presses += 1 }
      Button("Next") { page += 1 }
    }
  }
}

struct SearchPanel: Fixture {
  @State private var text = ""
  @State private var query = ""
  @State private var searches = 0

  var body: some View {
    VStack {
      TextField("Search", text: $text)
      Text("Searched for \(query), \(searches) times")
    }
    .task(id: text) {
      try? await Task.sleep(for: .milliseconds(300))
      guard !Task.isCancelled, !text.isEmpty else { return }
      query = text
      searches += 1
    }
  }
}
