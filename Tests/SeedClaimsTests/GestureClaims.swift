import SwiftUI
import Testing
import Workloads

@Test func aDragSwallowsTapsWhenItsDistanceIsNone() async throws {
  let run = try await recorded(
    DragAndTapPanel.self,
    .tap("Default"),
    .shows("Taps 1"),
    .tap("None"),
    .shows("Taps 1, drags 1")
  )
  #expect(try run.evaluations(of: "DragAndTapPanel", in: 1) == 1)
}

struct DragAndTapPanel: Fixture {
  @State private var taps = 0
  @State private var drags = 0

  var body: some View {
    Text("Default")
      .gesture(DragGesture().onEnded { _ in drags += 1 })
      .onTapGesture { taps += 1 }
    Text("None")
      .gesture(DragGesture(minimumDistance: 0).onEnded { _ in drags += 1 })
      .onTapGesture { taps += 1 }
    Text(drags == 0 ? "Taps \(taps)" : "Taps \(taps), drags \(drags)")
  }
}
