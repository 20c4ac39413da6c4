import SwiftUI
import Testing
import Workloads

@Test func aBranchSwitchResetsTheStateInside() async throws {
  let run = try await recorded(
    BranchPanel.self,
    .tap("Count Inside"),
    .shows("Inside: 1"),
    .toggle("Red"),
    .shows("Inside: 0"),
    .toggle("Red"),
    .shows("Inside: 0")
  )
  #expect(try run.causes(of: "Tally", in: 3) == ["@self, @identity, _count"])
  #expect(try run.created("Tally", in: 3) == 1)
  #expect(try run.destroyed("Tally", in: 3) == 1)
  #expect(try run.lifetimes(.stateReset, in: 3).count == 1)
}

@Test func aTernaryKeepsState() async throws {
  let run = try await recorded(
    TernaryPanel.self,
    .tap("Count Inside"),
    .toggle("Red"),
    .shows("Inside: 1")
  )
  #expect(try run.created("Tally", in: 2) == 0)
  #expect(try run.evaluations(of: "Tally", in: 2) == 0)
}

@Test func aBranchDoesNotResetItsOwner() async throws {
  let run = try await recorded(
    BranchingOwnerPanel.self,
    .tap("Add"),
    .shows("Sum 1"),
    .toggle("Red"),
    .shows("Sum 1")
  )
  #expect(try run.created("BranchingOwner", in: 3) == 0)
  #expect(try run.evaluations(of: "BranchingOwner", in: 3) == 1)
}

@Test func aBranchSwitchReplacesTheLeaf() async throws {
  let run = try await recorded(
    LeafBranchPanel.self,
    .shows("Appeared 1"),
    .toggle("Other"),
    .shows("Appeared 2")
  )
  #expect(try run.lifetimes(.disappeared, in: 2).count == 1)
}

@Test func aSiblingThatComesAndGoesDisturbsNobody() async throws {
  let run = try await recorded(
    SiblingBranchPanel.self,
    .tap("Count Below"),
    .toggle("Banner"),
    .shows("Below: 1"),
    .toggle("Banner"),
    .shows("Below: 1")
  )
  #expect(try run.evaluations(of: "Tally", in: 2) == 0)
  #expect(try run.evaluations(of: "Tally", in: 4) == 0)
}

@Test func aConditionalModifierResetsItsContent() async throws {
  let run = try await recorded(
    ConditionalModifierPanel.self,
    .tap("Count Inside"),
    .toggle("Dim"),
    .shows("Inside: 0")
  )
  #expect(try run.created("Tally", in: 2) == 1)
}

@Test func eachPhaseStartsAnew() async throws {
  let run = try await recorded(
    PhasePanel.self,
    .tap("Count Loaded"),
    .tap("Fail"),
    .shows("Failed"),
    .tap("Load"),
    .shows("Loaded: 0")
  )
  #expect(try run.destroyed("Tally", in: 2) == 1)
  #expect(try run.created("Tally", in: 4) == 1)
}

struct BranchPanel: Fixture {
  @State private var isRed = false

  var body: some View {
    VStack {
      Toggle("Red", isOn: $isRed)
      if isRed {
        Tally(name: "Inside").foregroundStyle(.red)
      } else {
        Tally(name: "Inside").foregroundStyle(.blue)
      }
    }
  }
}

struct TernaryPanel: Fixture {
  @State private var isRed = false

  var body: some View {
    VStack {
      Toggle("Red", isOn: $isRed)
      Tally(name: "Inside")
        .foregroundColor(isRed ? .red : .blue)
    }
  }
}

struct BranchingOwner: View {
  let isRed: Bool
  @State private var sum = 0

  var body: some View {
    if isRed {
      VStack {
        Text("Sum \(sum)").foregroundStyle(.red)
        Button("Add") { sum += 1 }
      }
    } else {
      VStack {
        Text("Sum \(sum)")
        Button("Add") { sum += 1 }
      }
    }
  }
}

struct BranchingOwnerPanel: Fixture {
  @State private var isRed = false

  var body: some View {
    VStack {
      Toggle("Red", isOn: $isRed)
      BranchingOwner(isRed: isRed)
    }
  }
}

struct LeafBranchPanel: Fixture {
  @State private var isOther = false
  @State private var appearances = 0
  @State private var disappearances = 0

  var body: some View {
    VStack {
      Toggle("Other", isOn: $isOther)
      Text("Appeared \(appearances)")
      Text("Disappeared \(disappearances)")
      if isOther {
        counted(Text("Leaf"))
      } else {
        counted(Text("Leaf"))
      }
    }
  }

  private func counted(_ text: Text) -> some View {
    text
      .onAppear { appearances += 1 }
      .onDisappear { disappearances += 1 }
  }
}

struct SiblingBranchPanel: Fixture {
  @State private var hasBanner = false

  var body: some View {
    VStack {
      if hasBanner { Text("A banner") }
      Tally(name: "Below")
      Toggle("Banner", isOn: $hasBanner)
    }
  }
}

extension View {
  @ViewBuilder
  fileprivate func dimmed(if isDim: Bool) -> some View {
    if isDim { opacity(0.5) } else { self }
  }
}

struct ConditionalModifierPanel: Fixture {
  @State private var isDim = false

  var body: some View {
    VStack {
      Tally(name: "Inside").dimmed(if: isDim)
      Toggle("Dim", isOn: $isDim)
    }
  }
}

private enum Phase {
  case loaded
  case failed
}

struct PhasePanel: Fixture {
  @State private var phase = Phase.loaded

  var body: some View {
    VStack {
      switch phase {
      case .loaded: Tally(name: "Loaded")
      case .failed: Text("Failed")
      }
      Button("Fail") { phase = .failed }
      Button("Load") { phase = .loaded }
    }
  }
}
