import Combine
import SwiftUI
import Testing
import ViewTraceTesting
import Workloads

// Built in Swift 5 mode, as most apps are: no isolation is written anywhere.

final class BasketModel: ObservableObject {
  @Published var apples = 0

  func add() { apples += 1 }
}

struct BasketView: View {
  @StateObject var model = BasketModel()
  @State var isOpen = false

  var body: some View {
    VStack {
      Text("apples \(model.apples)")
      Button("Add") { model.add() }
      Button("Open", action: toggle)
      if isOpen { content }
    }
    .task { await load() }
  }

  var content: some View { Text("open") }

  func toggle() { isOpen.toggle() }

  func load() async {
    try? await Task.sleep(nanoseconds: 1_000_000)
    model.add()
  }
}

struct BasketApp: App {
  var body: some Scene {
    WindowGroup { BasketView() }
  }
}

@Test func aClientInSwift5ModeRecords() async throws {
  let workload = Workload(
    name: "basket",
    steps: [.tap("Add"), .wait(.shown("apples 2")), .tap("Open"), .wait(.shown("open"))]
  )
  let run = try await record(BasketApp.self, workload: workload)
  #expect(run.evaluations(of: "BasketView", in: 0) == 2)
  #expect(run.causes(of: "BasketView", in: 1) == ["_model"])
  #expect(run.causes(of: "BasketView", in: 3) == ["_isOpen"])
}
