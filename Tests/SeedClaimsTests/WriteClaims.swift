import SwiftUI
import Testing
import Workloads

private let updateWarning =
  "Modifying state during view update, this will cause undefined behavior."
private let loopWarning = "onChange(of: Int) action tried to update multiple times per frame."

@Test func anEqualPublishedWriteRunsAllObservers() async throws {
  let run = try await recorded(GaugePanel.self, .tap("Write equal"))
  #expect(try run.evaluations(of: "GaugePanel", in: 1) == 1)
  #expect(try run.evaluations(of: "GaugeLabel", in: 1) == 1)
  #expect(try run.evaluations(of: "GaugeUnit", in: 1) == 1)
  #expect(run.updatedLeaves(in: 1) == 0)
}

@Test func aGuardedWriteRunsNothing() async throws {
  let run = try await recorded(
    GaugePanel.self,
    .tap("Write guarded"),
    .tap("Write guarded 5"),
    .shows("Level 5")
  )
  #expect(try run.evaluations(in: 1) == 0)
  #expect(try run.evaluations(of: "GaugeLabel", in: 2) == 1)
}

@Test func anEqualStateWriteDoesNothing() async throws {
  let run = try await recorded(EqualStatePanel.self, .tap("Same"), .tap("Other"))
  #expect(try run.evaluations(in: 1) == 0)
  #expect(try run.evaluations(of: "EqualStatePanel", in: 2) == 1)
}

@Test func anEqualObservableWriteTellsNobody() async throws {
  let run = try await recorded(EqualObservablePanel.self, .tap("Same"), .tap("Other"))
  #expect(try run.evaluations(in: 1) == 0)
  #expect(try run.evaluations(of: "EqualObservablePanel", in: 2) == 1)
}

@Test func aWriteInBodyGivesTheWarning() async throws {
  let run = try await recorded(WritesInBody.self)
  #expect(try run.messages(in: 0).contains(updateWarning))
}

@Test func aWriteInOnAppearCostsOnePassAndNoWarning() async throws {
  let run = try await recorded(WritesInOnAppear.self, .shows("Appeared"))
  #expect(try run.evaluations(of: "WritesInOnAppear", in: 0) == 2)
  #expect(try run.messages(in: 0).isEmpty)
}

@Test func aWriteInATaskGivesNoWarning() async throws {
  let run = try await recorded(WritesInTask.self, .shows("Loaded"))
  #expect(try run.evaluations(of: "WritesInTask", in: 0) == 2)
  #expect(try run.messages(in: 0).isEmpty)
}

@Test func aLoopOfOnChangeIsStopped() async throws {
  let run = try await recorded(OnChangeLoop.self, .tap("Go"))
  #expect(try run.messages(in: 1) == [loopWarning])
}

@Test func aDerivedStateCostsASecondEvaluation() async throws {
  let run = try await recorded(DerivedPanel.self, .tap("Up"), .shows("Stored 2"))
  #expect(try run.evaluations(of: "StoredDouble", in: 1) == 2)
  #expect(try run.evaluations(of: "ComputedDouble", in: 1) == 1)
}

@Test func onChangeComparesWhenItsOwnerRuns() async throws {
  let run = try await recorded(
    OnChangePanel.self,
    .tap("Set"),
    .shows("Heard 0"),
    .tap("Press"),
    .shows("Heard 3")
  )
  #expect(try run.evaluations(in: 1) == 0)
}

@MainActor
final class Gauge: ObservableObject {
  @Published var level = 1

  func setIfChanged(_ newLevel: Int) {
    if level != newLevel { level = newLevel }
  }
}

struct GaugeLabel: View {
  @ObservedObject var gauge: Gauge

  var body: some View { Text("Level \(gauge.level)") }
}

struct GaugeUnit: View {
  @ObservedObject var gauge: Gauge

  var body: some View { Text("Metres") }
}

struct GaugePanel: Fixture {
  @StateObject private var gauge = Gauge()

  var body: some View {
    VStack {
      GaugeLabel(gauge: gauge)
      GaugeUnit(gauge: gauge)
      Button("Write equal") { gauge.level = 1 }
      Button("Write guarded") { gauge.setIfChanged(1) }
      Button("Write guarded 5") { gauge.setIfChanged(5) }
    }
  }
}

struct EqualStatePanel: Fixture {
  @State private var level = 1

  var body: some View {
    VStack {
      Text("Level \(level)")
      Button("Same") { level = 1 }
      Button("Other") { level = 2 }
    }
  }
}

@MainActor
@Observable
final class Dial {
  var level = 1
}

struct EqualObservablePanel: Fixture {
  @State private var dial = Dial()

  var body: some View {
    VStack {
      Text("Level \(dial.level)")
      Button("Same") { dial.level = 1 }
      Button("Other") { dial.level = 2 }
    }
  }
}

struct WritesInBody: Fixture {
  @State private var count = 0

  var body: some View {
    let _ = { count = 5 }()
    Text("\(count)")
  }
}

struct WritesInOnAppear: Fixture {
  @State private var hasAppeared = false

  var body: some View {
    Text(hasAppeared ? "Appeared" : "Not yet")
      .onAppear { hasAppeared = true }
  }
}

struct WritesInTask: Fixture {
  @State private var isLoaded = false

  var body: some View {
    Text(isLoaded ? "Loaded" : "Not yet")
      .task { isLoaded = true }
  }
}

struct OnChangeLoop: Fixture {
  @State private var count = 0

  var body: some View {
    Button("Go") { count += 1 }
      .onChange(of: count) { count += 1 }
  }
}

struct StoredDouble: View {
  let number: Int
  @State private var double = 0

  var body: some View {
    Text("Stored \(double)")
      .onChange(of: number) { _, new in double = 2 * new }
  }
}

struct ComputedDouble: View {
  let number: Int
  private var double: Int { 2 * number }

  var body: some View { Text("Computed \(double)") }
}

struct DerivedPanel: Fixture {
  @State private var number = 0

  var body: some View {
    VStack {
      StoredDouble(number: number)
      ComputedDouble(number: number)
      Button("Up") { number += 1 }
    }
  }
}

@MainActor
private enum Untracked {
  static var value = 0
}

struct OnChangePanel: Fixture {
  @State private var presses = 0
  @State private var heard = 0

  var body: some View {
    VStack {
      Text("Pressed \(presses)")
      Text("Heard \(heard)")
      Button("Set") { Untracked.value = 3 }
      Button("Press") { presses += 1 }
        .onChange(of: Untracked.value) { _, new in heard = new }
    }
  }
}
