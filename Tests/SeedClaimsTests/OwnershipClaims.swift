import SwiftUI
import Testing
import Workloads

@Test func siblingsHaveTheirOwnState() async throws {
  let run = try await recorded(
    SiblingPanel.self,
    .tap("Count Left"),
    .shows("Left: 1"),
    .shows("Right: 0")
  )
  #expect(try run.evaluations(of: "Tally", in: 1) == 1)
  #expect(try run.evaluations(of: "SiblingPanel", in: 1) == 0)
}

@Test func aBindingRunsOnlyItsReaders() async throws {
  let run = try await recorded(BindingPanel.self, .tap("Switch"), .shows("On"))
  #expect(try run.evaluations(of: "BindingPanel", in: 1) == 0)
  #expect(try run.evaluations(of: "FlagLabel", in: 1) == 1)
  #expect(try run.causes(of: "FlagLabel", in: 1) == ["_flag"])
  #expect(try run.evaluations(of: "FlagButton", in: 1) == 0)
}

@Test func aBindingToAWholeModelRunsForEachField() async throws {
  let run = try await recorded(WholeBindingPanel.self, .tap("Louder"))
  #expect(try run.evaluations(of: "BrightnessLabel", in: 1) == 1)
  #expect(run.updatedLeaves(in: 1) == 0)
}

@Test func aStateObjectIsMadeOnce() async throws {
  let run = try await recorded(
    OwningPanel.self,
    .tap("Refresh"),
    .tap("Refresh"),
    .shows("Profiles made: 1")
  )
  #expect(try run.evaluations(of: "OwningPanel", in: 1) == 1)
}

@Test func aChildsStateObjectSurvivesReevaluation() async throws {
  let run = try await recorded(
    OwningPanel.self,
    .tap("Rename"),
    .shows("Owned!"),
    .tap("Refresh"),
    .shows("Owned!")
  )
  #expect(try run.evaluations(of: "OwningChild", in: 3) == 1)
  #expect(try run.created("OwningChild", in: 3) == 0)
}

@Test func aChildsStateObjectEndsWithItsIdentity() async throws {
  let run = try await recorded(
    OwningPanel.self,
    .tap("Rename"),
    .shows("Owned!"),
    .tap("Next identity"),
    .shows("Owned"),
    .tap("Refresh"),
    .shows("Profiles freed: 1")
  )
  #expect(try run.created("OwningChild", in: 3) == 1)
  #expect(try run.destroyed("OwningChild", in: 3) == 1)
}

@Test func anObservedObjectFollowsTheOnePassed() async throws {
  let run = try await recorded(
    PassingPanel.self,
    .shows("First"),
    .tap("Exchange"),
    .shows("Second"),
    .tap("Rename"),
    .shows("Second!")
  )
  #expect(try run.evaluations(of: "PassedChild", in: 4) == 1)
}

@Test func anInlineObservedObjectIsReplaced() async throws {
  let run = try await recorded(
    InlineObjectPanel.self,
    .tap("Rename"),
    .shows("Inline!"),
    .tap("Refresh"),
    .shows("Inline")
  )
  #expect(try run.evaluations(of: "InlineObjectChild", in: 3) == 1)
}

@Test func anObjectMadeInBodyIsNewEachTime() async throws {
  let run = try await recorded(MakesObjectInBody.self, .tap("Refresh"))
  #expect(try run.evaluations(of: "HoldsProfile", in: 1) == 1)
  #expect(try run.causes(of: "HoldsProfile", in: 1) == ["@self"])
}

@Test func aMissingEnvironmentObjectEndsWithTheSentence() async throws {
  let sentence = try await recordedCrash(MissingObjectPanel.self)
  #expect(
    sentence.contains(
      "No ObservableObject of type Profile found. A View.environmentObject(_:) for Profile may be "
        + "missing as an ancestor of this view."
    )
  )
}

@Test func onlyTheFirstInitialValueCounts() async throws {
  let run = try await recorded(InitialValuePanel.self, .tap("Ten"), .shows("Starts at 1"))
  #expect(try run.evaluations(of: "StartLabel", in: 1) == 1)
  #expect(try run.causes(of: "StartLabel", in: 1) == ["@self"])
}

struct SiblingPanel: Fixture {
  var body: some View {
    VStack {
      Tally(name: "Left")
      Tally(name: "Right")
    }
  }
}

struct FlagLabel: View {
  @Binding var flag: Bool

  var body: some View { Text(flag ? "On" : "Off") }
}

struct FlagButton: View {
  @Binding var flag: Bool

  var body: some View {
    Button("Switch") { flag.toggle() }
  }
}

struct BindingPanel: Fixture {
  @State private var flag = false

  var body: some View {
    VStack {
      FlagLabel(flag: $flag)
      FlagButton(flag: $flag)
    }
  }
}

struct Screen {
  var brightness = 5
  var volume = 5
}

struct BrightnessLabel: View {
  @Binding var screen: Screen

  var body: some View { Text("Brightness \(screen.brightness)") }
}

struct WholeBindingPanel: Fixture {
  @State private var screen = Screen()

  var body: some View {
    VStack {
      BrightnessLabel(screen: $screen)
      Button("Louder") { screen.volume += 1 }
    }
  }
}

@MainActor
final class Profile: ObservableObject {
  @Published var name: String

  init(name: String) {
    self.name = name
    Counts.more("Profile made")
  }

  deinit {
    Counts.more("Profile freed")
  }
}

struct OwningChild: View {
  let refreshes: Int
  @StateObject private var profile = Profile(name: "Owned")

  var body: some View {
    HStack {
      Text(profile.name)
      Button("Rename") { profile.name += "!" }
    }
  }
}

struct OwningPanel: Fixture {
  @State private var refreshes = 0
  @State private var identity = 0

  var body: some View {
    VStack {
      OwningChild(refreshes: refreshes)
        .id(identity)
      ProfileCounts(refreshes: refreshes)
      Button("Refresh") { refreshes += 1 }
      Button("Next identity") { identity += 1 }
    }
  }
}

/// Shows the counts as they are when the parent passes another number.
struct ProfileCounts: View {
  let refreshes: Int

  var body: some View {
    Text("Profiles made: \(Counts["Profile made"])")
    Text("Profiles freed: \(Counts["Profile freed"])")
  }
}

struct PassedChild: View {
  @ObservedObject var profile: Profile

  var body: some View {
    HStack {
      Text(profile.name)
      Button("Rename") { profile.name += "!" }
    }
  }
}

struct PassingPanel: Fixture {
  @StateObject private var first = Profile(name: "First")
  @StateObject private var second = Profile(name: "Second")
  @State private var isExchanged = false

  var body: some View {
    VStack {
      PassedChild(profile: isExchanged ? second : first)
      Button("Exchange") { isExchanged.toggle() }
    }
  }
}

struct InlineObjectChild: View {
  @ObservedObject private var profile = Profile(name: "Inline")

  var body: some View {
    HStack {
      Text(profile.name)
      Button("Rename") { profile.name += "!" }
    }
  }
}

struct InlineObjectPanel: Fixture {
  @State private var refreshes = 0

  var body: some View {
    VStack {
      Text("Refreshed \(refreshes)")
      InlineObjectChild()
      Button("Refresh") { refreshes += 1 }
    }
  }
}

struct HoldsProfile: View {
  let profile: Profile

  var body: some View { Text(profile.name) }
}

struct MakesObjectInBody: Fixture {
  @State private var refreshes = 0

  var body: some View {
    VStack {
      Text("Refreshed \(refreshes)")
      HoldsProfile(profile: Profile(name: "Made in body"))
      Button("Refresh") { refreshes += 1 }
    }
  }
}

struct NeedsProfile: View {
  @EnvironmentObject private var profile: Profile

  var body: some View { Text(profile.name) }
}

struct MissingObjectPanel: Fixture {
  var body: some View { NeedsProfile() }
}

struct StartLabel: View {
  @State private var start: Int

  init(start: Int) {
    _start = State(initialValue: start)
  }

  var body: some View { Text("Starts at \(start)") }
}

struct InitialValuePanel: Fixture {
  @State private var start = 1

  var body: some View {
    VStack {
      StartLabel(start: start)
      Button("Ten") { start = 10 }
    }
  }
}
