import SwiftUI
import Testing
import Workloads

@Test func anIdSetByTheParentResetsTheDraft() async throws {
  let run = try await recorded(
    OuterIdPanel.self,
    .type("milk", into: "Draft"),
    .shows("Draft: milk"),
    .tap("Next note"),
    .shows("Draft: none")
  )
  #expect(try run.causes(of: "DraftField", in: 3) == ["@self, @identity, _draft"])
}

@Test func anInnerIdDoesNotResetItsOwner() async throws {
  let run = try await recorded(
    InnerIdPanel.self,
    .type("milk", into: "Draft"),
    .tap("Next note"),
    .shows("Draft: milk")
  )
  #expect(try run.created("InnerIdField", in: 2) == 0)
  #expect(try run.causes(of: "InnerIdField", in: 2) == ["@self"])
}

@Test func aGroupAddsNoIdentity() async throws {
  let run = try await recorded(GroupPanel.self, .tap("Count Grouped"), .tap("Press"))
  #expect(try run.evaluations(of: "Tally", in: 2) == 0)
  #expect(try run.created("Tally", in: 2) == 0)
}

@Test func anAnyViewOfTheSameTypeKeepsState() async throws {
  let run = try await recorded(
    ErasedPanel.self,
    .tap("Count Erased"),
    .tap("Press"),
    .shows("Erased: 1")
  )
  #expect(try run.evaluations(of: "Tally", in: 2) == 0)
}

@Test func anAnyViewOfAnotherTypeStartsAnew() async throws {
  let run = try await recorded(
    ErasedSwitchPanel.self,
    .tap("Count Erased"),
    .toggle("Plain"),
    .shows("Plain text"),
    .toggle("Plain"),
    .shows("Erased: 0")
  )
  #expect(try run.created("Tally", in: 4) == 1)
}

struct DraftField: View {
  let note: Int
  @State private var draft = ""

  var body: some View {
    VStack {
      TextField("Draft", text: $draft)
      Text("Draft: \(draft.isEmpty ? "none" : draft)")
    }
  }
}

struct OuterIdPanel: Fixture {
  @State private var note = 1

  var body: some View {
    VStack {
      DraftField(note: note).id(note)
      Button("Next note") { note += 1 }
    }
  }
}

struct InnerIdField: View {
  let note: Int
  @State private var draft = ""

  var body: some View {
    VStack {
      TextField("Draft", text: $draft).id(note)
      Text("Draft: \(draft.isEmpty ? "none" : draft)")
    }
  }
}

struct InnerIdPanel: Fixture {
  @State private var note = 1

  var body: some View {
    VStack {
      InnerIdField(note: note)
      Button("Next note") { note += 1 }
    }
  }
}

struct GroupPanel: Fixture {
  @State private var presses = 0

  var body: some View {
    VStack {
      Group {
        Tally(name: "Grouped")
        Text("Pressed \(presses)")
      }
      Button("Press") { presses += 1 }
    }
  }
}

struct ErasedPanel: Fixture {
  @State private var presses = 0

  var body: some View {
    VStack {
      AnyView(Tally(name: "Erased"))
      Text("Pressed \(presses)")
      Button("Press") { presses += 1 }
    }
  }
}

struct ErasedSwitchPanel: Fixture {
  @State private var isPlain = false

  var body: some View {
    VStack {
      content
      Toggle("Plain", isOn: $isPlain)
    }
  }

  private var content: AnyView {
    isPlain ? AnyView(Text("Plain text")) : AnyView(Tally(name: "Erased"))
  }
}
