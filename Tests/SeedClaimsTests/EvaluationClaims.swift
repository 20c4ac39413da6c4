import SwiftUI
import Testing
import Workloads

private let pause = Workload.Action.wait(.time(.seconds(5)))

@Test func eachTapOnRatingRunsItsBodyOnce() async throws {
  let run = try await recorded(RatingPanel.self, .tap("Plus"), .tap("Plus"), .tap("Minus"))
  #expect(try run.evaluations(of: "RatingPanel", in: 0) == 1)
  #expect(try run.causes(of: "RatingPanel", in: 0) == ["@self, @identity, _score"])
  for step in 1...3 {
    #expect(try run.evaluations(in: step) == 1)
    #expect(try run.causes(of: "RatingPanel", in: step) == ["_score"])
  }
}

@Test func onlyTheChangedLeafIsUpdated() async throws {
  let run = try await recorded(RatingPanel.self, .tap("Plus"), .shows("1"))
  #expect(run.updatedLeaves(in: 1) == 1)
}

@Test func anActionThatWritesNothingRunsNothing() async throws {
  let run = try await recorded(RatingPanel.self, .tap("Nothing"))
  #expect(try run.evaluations(in: 1) == 0)
}

@Test func nothingRunsWhileTimePasses() async throws {
  let run = try await recorded(RatingPanel.self, pause)
  #expect(try run.evaluations(in: 1) == 0)
}

@Test func manyWritesInOneActionRunTheBodyOnce() async throws {
  let run = try await recorded(RatingPanel.self, .tap("Ten"), .shows("10"))
  #expect(try run.evaluations(of: "RatingPanel", in: 1) == 1)
}

@Test func anEvaluationMayChangeNothing() async throws {
  let run = try await recorded(ThresholdPanel.self, .tap("Up"))
  #expect(try run.evaluations(of: "ThresholdPanel", in: 1) == 1)
  #expect(run.updatedLeaves(in: 1) == 0)
  #expect(try run.waste(of: "ThresholdPanel", in: 1) == 1)
}

@Test func aStateThatNobodyReadsRunsNothing() async throws {
  let run = try await recorded(UnreadPanel.self, .tap("Write"))
  #expect(try run.evaluations(in: 1) == 0)
}

@Test func aSideEffectInBodyRunsWithEachEvaluation() async throws {
  let run = try await recorded(
    EffectPanel.self,
    .shows("Ran 1"),
    .tap("Press"),
    .shows("Ran 2"),
    .tap("Press"),
    .shows("Ran 3")
  )
  #expect(try run.evaluations(of: "EffectPanel", in: 2) == 1)
}

@Test func aChildIsInitialisedWithEachRunOfItsOwner() async throws {
  let run = try await recorded(
    InitialisationPanel.self,
    .shows("Made 1"),
    .tap("Press"),
    .shows("Made 2")
  )
  #expect(try run.evaluations(of: "Inert", in: 2) == 0)
}

@Test func theCauseNamesThePropertyOrSelf() async throws {
  let run = try await recorded(CausePanel.self, .tap("Press"), .tap("Count Right"))
  #expect(try run.causes(of: "CausePanel", in: 1) == ["_presses"])
  #expect(try run.causes(of: "PressLabel", in: 0) == ["@self"])
  #expect(try run.causes(of: "PressLabel", in: 1) == ["@self"])
  #expect(try run.causes(of: "Tally", in: 2) == ["_count"])
}

@Test func onlyReadersOfAnEnvironmentKeyRun() async throws {
  let run = try await recorded(ClimatePanel.self, .tap("Warmer"), .tap("Same"))
  #expect(try run.evaluations(of: "WarmthLabel", in: 1) == 1)
  #expect(try run.causes(of: "WarmthLabel", in: 1) == ["_warmth"])
  #expect(try run.evaluations(of: "MoistureLabel", in: 1) == 0)
  #expect(try run.evaluations(of: "WarmthLabel", in: 2) == 0)
}

@Test func aColourSchemeRunsOnlyItsReaders() async throws {
  let dark = Workload.Environment.Change(colorScheme: .dark)
  let run = try await recorded(SchemePanel.self, .setEnvironment(dark), .shows("Night"))
  #expect(try run.evaluations(of: "SchemeLabel", in: 1) == 1)
  #expect(try run.evaluations(in: 1) == 1)
}

struct RatingPanel: Fixture {
  @State private var score = 0

  var body: some View {
    VStack {
      Text("\(score)")
      Button("Plus") { score += 1 }
      Button("Minus") { score -= 1 }
      Button("Ten") {
        for _ in 0..<10 { score += 1 }
      }
      Button("Nothing") {}
    }
  }
}

struct ThresholdPanel: Fixture {
  @State private var level = 0

  var body: some View {
    VStack {
      Text(level > 100 ? "High" : "Low")
      Button("Up") { level += 1 }
    }
  }
}

struct UnreadPanel: Fixture {
  @State private var unread = 0

  var body: some View {
    Button("Write") { unread += 1 }
  }
}

struct EffectPanel: Fixture {
  @State private var presses = 0

  var body: some View {
    let runs = Counts.more("EffectPanel")
    VStack {
      Text("Ran \(runs)")
      Text("Pressed \(presses)")
      Button("Press") { presses += 1 }
    }
  }
}

struct Inert: View {
  init() { Counts.more("Inert") }

  var body: some View { Text("Inert") }
}

struct InitialisationPanel: Fixture {
  @State private var presses = 0

  var body: some View {
    VStack {
      Inert()
      Text("Made \(Counts["Inert"])")
      Text("Pressed \(presses)")
      Button("Press") { presses += 1 }
    }
  }
}

struct PressLabel: View {
  let presses: Int

  var body: some View { Text("Pressed \(presses)") }
}

struct CausePanel: Fixture {
  @State private var presses = 0

  var body: some View {
    VStack {
      PressLabel(presses: presses)
      Tally(name: "Right")
      Button("Press") { presses += 1 }
    }
  }
}

private struct WarmthKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct MoistureKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var warmth: Int {
    get { self[WarmthKey.self] }
    set { self[WarmthKey.self] = newValue }
  }

  fileprivate var moisture: Int {
    get { self[MoistureKey.self] }
    set { self[MoistureKey.self] = newValue }
  }
}

struct WarmthLabel: View {
  @Environment(\.warmth) private var warmth

  var body: some View { Text("Warmth \(warmth)") }
}

struct MoistureLabel: View {
  @Environment(\.moisture) private var moisture

  var body: some View { Text("Moisture \(moisture)") }
}

struct ClimatePanel: Fixture {
  @State private var warmth = 0
  @State private var presses = 0

  var body: some View {
    VStack {
      WarmthLabel()
      MoistureLabel()
      Text("Pressed \(presses)")
      Button("Warmer") { warmth += 1 }
      Button("Same") { presses += 1 }
    }
    .environment(\.warmth, warmth)
    .environment(\.moisture, 3)
  }
}

struct SchemeLabel: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { Text(colorScheme == .dark ? "Night" : "Day") }
}

struct SchemePanel: Fixture {
  var body: some View {
    VStack {
      SchemeLabel()
      Tally(name: "Other")
    }
  }
}
