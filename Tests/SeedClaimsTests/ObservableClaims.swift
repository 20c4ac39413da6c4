import SwiftUI
import Testing
import Workloads

@Test func anObservableModelRunsOnlyItsReaders() async throws {
  let run = try await recorded(ObservablePanel.self, .tap("Tick"))
  #expect(try run.evaluations(of: "ObservablePanel", in: 1) == 0)
  #expect(try run.evaluations(of: "ModelTitle", in: 1) == 0)
  #expect(try run.evaluations(of: "ModelPosition", in: 1) == 1)
  #expect(try run.causes(of: "ModelPosition", in: 1) == ["\\MediaModel.position"])
}

@Test func aPlainReferenceToAnObservableModelIsTracked() async throws {
  let run = try await recorded(ObservablePanel.self, .tap("Tick"), .shows("At 1"))
  #expect(try run.evaluations(of: "ModelPosition", in: 1) == 1)
}

@Test func aReadInAnActionIsNoDependency() async throws {
  let run = try await recorded(ActionReadPanel.self, .tap("Tick"))
  #expect(try run.evaluations(in: 1) == 0)
}

@Test func anEnvironmentModelIsTrackedByProperty() async throws {
  let run = try await recorded(EnvironmentModelPanel.self, .tap("Tick"), .tap("Rename"))
  #expect(try run.evaluations(in: 1) == 0)
  #expect(try run.evaluations(of: "InjectedTitle", in: 2) == 1)
  #expect(try run.evaluations(of: "EnvironmentModelPanel", in: 2) == 0)
}

@Test func makingABindingReadsTheProperty() async throws {
  let run = try await recorded(BindablePanel.self, .tap("Switch"), .shows("On"))
  #expect(try run.evaluations(of: "BindableOwner", in: 1) == 1)
  #expect(try run.evaluations(of: "FlagLabel", in: 1) == 1)
}

@Test func aModelMadeInAPlainPropertyIsReplaced() async throws {
  let run = try await recorded(
    PlainModelPanel.self,
    .tap("Tick"),
    .shows("At 1"),
    .tap("Refresh"),
    .shows("At 0")
  )
  #expect(try run.causes(of: "MakesModel", in: 3) == ["@self"])
}

@Test func aModelOfItsOwnHearsNothing() async throws {
  _ = try await recorded(
    OwnModelPanel.self,
    .tap("Tick"),
    .shows("Parent 1"),
    .shows("Child 0")
  )
}

@MainActor
@Observable
final class MediaModel {
  var title = "Prelude"
  var position = 0
  var flag = false
}

struct ModelTitle: View {
  let model: MediaModel

  var body: some View { Text(model.title) }
}

struct ModelPosition: View {
  let model: MediaModel

  var body: some View { Text("At \(model.position)") }
}

struct ObservablePanel: Fixture {
  @State private var model = MediaModel()

  var body: some View {
    VStack {
      ModelTitle(model: model)
      ModelPosition(model: model)
      Button("Tick") { model.position += 1 }
    }
  }
}

struct ActionReadPanel: Fixture {
  @State private var model = MediaModel()

  var body: some View {
    Button("Tick") { model.position += 1 }
      .onAppear { Counts.more("position \(model.position)") }
  }
}

struct InjectedTitle: View {
  @Environment(MediaModel.self) private var model

  var body: some View { Text(model.title) }
}

struct EnvironmentModelPanel: Fixture {
  @State private var model = MediaModel()

  var body: some View {
    VStack {
      InjectedTitle()
      Button("Tick") { model.position += 1 }
      Button("Rename") { model.title = "Fugue" }
    }
    .environment(model)
  }
}

struct BindableOwner: View {
  @Bindable var model: MediaModel

  var body: some View { FlagLabel(flag: $model.flag) }
}

struct BindablePanel: Fixture {
  @State private var model = MediaModel()

  var body: some View {
    VStack {
      BindableOwner(model: model)
      Button("Switch") { model.flag.toggle() }
    }
  }
}

struct MakesModel: View {
  private let model = MediaModel()

  var body: some View {
    HStack {
      Text("At \(model.position)")
      Button("Tick") { model.position += 1 }
    }
  }
}

struct PlainModelPanel: Fixture {
  @State private var refreshes = 0

  var body: some View {
    VStack {
      Text("Refreshed \(refreshes)")
      MakesModel()
      Button("Refresh") { refreshes += 1 }
    }
  }
}

struct OwnsAnotherModel: View {
  @State private var model = MediaModel()

  var body: some View { Text("Child \(model.position)") }
}

struct OwnModelPanel: Fixture {
  @State private var model = MediaModel()

  var body: some View {
    VStack {
      Text("Parent \(model.position)")
      OwnsAnotherModel()
      Button("Tick") { model.position += 1 }
    }
  }
}
