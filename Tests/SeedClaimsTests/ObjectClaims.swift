import SwiftUI
import Testing
import Workloads

@Test func oneCoarseObjectRunsEveryObserver() async throws {
  let run = try await recorded(CoarsePanel.self, .tap("Tick"))
  #expect(try run.evaluations(of: "CoarsePanel", in: 1) == 1)
  #expect(try run.evaluations(of: "CoarseTitle", in: 1) == 1)
  #expect(try run.evaluations(of: "CoarsePosition", in: 1) == 1)
  #expect(try run.causes(of: "CoarseTitle", in: 1) == ["_media"])
  #expect(run.updatedLeaves(in: 1) == 1)
}

@Test func twoObjectsRunOnlyTheirReaders() async throws {
  let run = try await recorded(SplitObjectsPanel.self, .tap("Tick"), .tap("Next"))
  #expect(try run.evaluations(of: "SplitObjectsPanel", in: 1) == 0)
  #expect(try run.evaluations(of: "SplitTitle", in: 1) == 0)
  #expect(try run.evaluations(of: "SplitPosition", in: 1) == 1)
  #expect(try run.evaluations(of: "SplitTitle", in: 2) == 1)
  #expect(try run.evaluations(of: "SplitPosition", in: 2) == 0)
}

@Test func aNestedObjectIsNotFollowedByItsHolder() async throws {
  let run = try await recorded(HolderPanel.self, .tap("Play"), .shows("Play"), .shows("Playing"))
  #expect(try run.evaluations(of: "HolderPanel", in: 1) == 0)
  #expect(try run.evaluations(of: "PlayingLabel", in: 1) == 1)
}

@Test func aPlainReferenceToAnObservableObjectIsNotFollowed() async throws {
  let run = try await recorded(PlainReferencePanel.self, .tap("Tick"), .shows("Plain 0"))
  #expect(try run.evaluations(of: "PlainPosition", in: 1) == 0)
}

@Test func passingABindingToAnObjectRunsTheOwner() async throws {
  let run = try await recorded(ObjectBindingPanel.self, .tap("Switch"), .shows("On"))
  #expect(try run.evaluations(of: "ObjectBindingPanel", in: 1) == 1)
  #expect(try run.evaluations(of: "FlagLabel", in: 1) == 1)
}

@MainActor
final class CoarseMedia: ObservableObject {
  @Published var title = "Prelude"
  @Published var position = 0
}

struct CoarseTitle: View {
  @ObservedObject var media: CoarseMedia

  var body: some View { Text(media.title) }
}

struct CoarsePosition: View {
  @ObservedObject var media: CoarseMedia

  var body: some View { Text("At \(media.position)") }
}

struct CoarsePanel: Fixture {
  @StateObject private var media = CoarseMedia()

  var body: some View {
    VStack {
      CoarseTitle(media: media)
      CoarsePosition(media: media)
      Button("Tick") { media.position += 1 }
    }
  }
}

@MainActor
final class MediaTitle: ObservableObject {
  @Published var text = "Prelude"
}

@MainActor
final class MediaPosition: ObservableObject {
  @Published var seconds = 0
  @Published var isPlaying = false
}

@MainActor
final class MediaHolder: ObservableObject {
  let title = MediaTitle()
  let position = MediaPosition()
}

struct SplitTitle: View {
  @EnvironmentObject private var title: MediaTitle

  var body: some View { Text(title.text) }
}

struct SplitPosition: View {
  @EnvironmentObject private var position: MediaPosition

  var body: some View { Text("At \(position.seconds)") }
}

struct SplitObjectsPanel: Fixture {
  @StateObject private var holder = MediaHolder()

  var body: some View {
    VStack {
      SplitTitle()
      SplitPosition()
      Button("Tick") { holder.position.seconds += 1 }
      Button("Next") { holder.title.text = "Fugue" }
    }
    .environmentObject(holder.title)
    .environmentObject(holder.position)
  }
}

struct PlayingLabel: View {
  @ObservedObject var position: MediaPosition

  var body: some View { Text(position.isPlaying ? "Playing" : "Silent") }
}

struct HolderPanel: Fixture {
  @StateObject private var holder = MediaHolder()

  var body: some View {
    VStack {
      Button(holder.position.isPlaying ? "Pause" : "Play") { holder.position.isPlaying.toggle() }
      PlayingLabel(position: holder.position)
    }
  }
}

struct PlainPosition: View {
  let media: CoarseMedia

  var body: some View { Text("Plain \(media.position)") }
}

struct PlainReferencePanel: Fixture {
  @State private var media = CoarseMedia()

  var body: some View {
    VStack {
      PlainPosition(media: media)
      Button("Tick") { media.position += 1 }
    }
  }
}

@MainActor
final class FlagObject: ObservableObject {
  @Published var flag = false
}

struct ObjectBindingPanel: Fixture {
  @StateObject private var object = FlagObject()

  var body: some View {
    VStack {
      FlagLabel(flag: $object.flag)
      FlagButton(flag: $object.flag)
    }
  }
}
