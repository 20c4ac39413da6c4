import SwiftUI
import Testing
import Workloads

@Test func aDestinationRunsWhenItIsPushed() async throws {
  let run = try await recorded(StackPanel.self, .tap("Open"), .shows("Page 1"))
  #expect(try run.evaluations(of: "OwningPage", in: 0) == 0)
  #expect(try run.contentRuns(of: "StackPanel", in: 0) == 0)
  #expect(try run.evaluations(of: "OwningPage", in: 1) == 1)
}

@Test func aPoppedPageLosesItsModel() async throws {
  let run = try await recorded(
    StackPanel.self,
    .tap("Open"),
    .tap("Read"),
    .shows("Read 1"),
    .back,
    .tap("Open"),
    .shows("Read 0")
  )
  #expect(try run.destroyed("OwningPage", in: 4) == 1)
}

@Test func aModelOfTheParentSurvivesThePop() async throws {
  _ = try await recorded(
    ParentModelPanel.self,
    .tap("Open"),
    .tap("Read"),
    .shows("Read 1"),
    .back,
    .tap("Open"),
    .shows("Read 1")
  )
}

@Test func anEmptyPathPopsToTheRoot() async throws {
  let run = try await recorded(
    RouterPanel.self,
    .tap("Go on"),
    .tap("Deeper"),
    .shows("Level 2"),
    .tap("To the root"),
    .shows("Root")
  )
  #expect(try run.destroyed("LevelPage", in: 4) == 2)
}

@Test func bindingThePathReadsIt() async throws {
  let run = try await recorded(RouterPanel.self, .tap("Go on"))
  #expect(try run.evaluations(of: "RouterPanel", in: 1) == 1)
  #expect(try run.evaluations(of: "GoOnButton", in: 1) == 0)
}

@MainActor
final class PageModel: ObservableObject {
  @Published var reads = 0
}

struct OwningPage: View {
  let number: Int
  @StateObject private var model = PageModel()

  var body: some View {
    VStack {
      Text("Page \(number)")
      Text("Read \(model.reads)")
      Button("Read") { model.reads += 1 }
    }
  }
}

struct StackPanel: Fixture {
  var body: some View {
    NavigationStack {
      NavigationLink("Open", value: 1)
        .navigationDestination(for: Int.self) { OwningPage(number: $0) }
    }
  }
}

struct ReceivingPage: View {
  @ObservedObject var model: PageModel

  var body: some View {
    VStack {
      Text("Read \(model.reads)")
      Button("Read") { model.reads += 1 }
    }
  }
}

struct ParentModelPanel: Fixture {
  @StateObject private var model = PageModel()

  var body: some View {
    NavigationStack {
      NavigationLink("Open", value: 1)
        .navigationDestination(for: Int.self) { _ in ReceivingPage(model: model) }
    }
  }
}

@MainActor
@Observable
final class Router {
  var path = NavigationPath()

  func push(_ level: Int) { path.append(level) }
  func popToRoot() { path = NavigationPath() }
}

struct GoOnButton: View {
  @Environment(Router.self) private var router

  var body: some View {
    Button("Go on") { router.push(1) }
  }
}

struct LevelPage: View {
  let level: Int
  @Environment(Router.self) private var router

  var body: some View {
    VStack {
      Text("Level \(level)")
      Button("Deeper") { router.push(level + 1) }
      Button("To the root") { router.popToRoot() }
    }
  }
}

struct RouterPanel: Fixture {
  @State private var router = Router()

  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Text("Root")
        GoOnButton()
      }
      .navigationDestination(for: Int.self) { LevelPage(level: $0) }
    }
    .environment(router)
  }
}
