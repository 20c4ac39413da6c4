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
      BasketCard()
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

/// Gestures made wherever an app makes them.
struct BasketGestures {
  let add: () -> Void

  var press: some Gesture {
    LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in add() }
  }
}

struct BasketCard: View {
  @GestureState(resetTransaction: Transaction(animation: .default)) var offset = CGSize.zero
  @State var moved = 0

  var drag: some Gesture {
    DragGesture()
      .updating($offset) { value, state, transaction in
        state = value.translation
        transaction.animation = .default
      }
      .onChanged { _ in moved += 1 }
  }

  var body: some View {
    Text("card \(moved)")
      .offset(offset)
      .gesture(drag.exclusively(before: TapGesture().onEnded { moved = 0 }))
      .simultaneousGesture(BasketGestures { moved = 0 }.press)
      .onTapGesture(count: 2) { location in moved = Int(location.x) }
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
    steps: [
      .tap("Add"), .wait(.shown("apples 2")), .tap("Open"), .wait(.shown("open")),
      .drag("card 0", .by(40, 0), over: .milliseconds(33)), .wait(.shown("card 2")),
    ]
  )
  let run = try await record(BasketApp.self, workload: workload)
  #expect(try run.evaluations(of: "BasketView", in: 0) == 2)
  #expect(try run.causes(of: "BasketView", in: 1) == ["_model"])
  #expect(try run.causes(of: "BasketView", in: 3) == ["_isOpen"])
  // Two moves, each an animated write and a plain one, and the way back.
  #expect(try run.evaluations(of: "BasketCard", in: 5) == 5)
}
