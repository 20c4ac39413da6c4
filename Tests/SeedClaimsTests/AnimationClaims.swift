import SwiftUI
import Testing
import TraceModel
import ViewTraceTesting
import Workloads

extension RecordedTrace {
  /// The frames of animations in a step.
  fileprivate func frames(in step: Int) throws -> Int {
    try source.transactions.filter { $0.kind == .frame && Int($0.step.rawValue) == step }.count
  }
}

@Test func anAnimationCostsOneEvaluation() async throws {
  let run = try await recorded(GrowingBar.self, .tap("Grow"), .wait(.time(.seconds(2))))
  #expect(try run.evaluations(of: "GrowingBar", in: 1) == 1)
  #expect(try run.frames(in: 2) == 60)
  #expect(try run.evaluations(in: 2) == 0)
}

@Test func anAnimatableViewRunsInEachFrame() async throws {
  let run = try await recorded(CountingUp.self, .tap("Count"), .wait(.time(.seconds(2))))
  #expect(try run.evaluations(of: "CountingUp", in: 1) == 1)
  #expect(try run.evaluations(of: "Figure", in: 1) == 0)
  #expect(try run.evaluations(of: "Figure", in: 2) == 60)
}

@Test func anAnimationRunsNoRowOfAListThatScrolls() async throws {
  let run = try await recorded(
    AnimatedList.self,
    .tap("Fade"),
    .scroll(.by(0, 500, frames: 10))
  )
  #expect(try run.evaluations(of: "AnimatedRow", in: 1) == 0)
  // The rows that come into sight, as without the animation.
  #expect(try run.evaluations(of: "AnimatedRow", in: 2) == 10)
  #expect(try run.frames(in: 2) == 10)
}

/// What `animation(_:)` without a value does, said by the name that is not deprecated.
@Test func anAnimationForNoValueMovesAllBelow() async throws {
  let run = try await recorded(WideAnimation.self, .tap("Grow"), .wait(.time(.seconds(2))))
  #expect(try run.frames(in: 2) == 60)
  #expect(run.updatedLeaves(in: 2) == 0)
}

struct WideAnimation: Fixture {
  @State private var isLong = false

  var body: some View {
    VStack {
      Color.red.frame(width: isLong ? 300 : 100, height: 20)
      Button("Grow") { isLong = true }
    }
    .transaction { $0.animation = .linear(duration: 1) }
  }
}

struct GrowingBar: Fixture {
  @State private var isLong = false

  var body: some View {
    Color.red.frame(width: isLong ? 300 : 100, height: 20)
    Button("Grow") { withAnimation(.linear(duration: 1)) { isLong = true } }
  }
}

struct CountingUp: Fixture {
  @State private var count = 0.0

  var body: some View {
    Figure(value: count)
    Button("Count") { withAnimation(.linear(duration: 1)) { count = 60 } }
  }
}

struct Figure: View, @preconcurrency Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text("\(Int(value.rounded()))") }
}

struct AnimatedList: Fixture {
  @State private var isFaded = false

  var body: some View {
    Button("Fade") { withAnimation(.linear(duration: 1)) { isFaded = true } }
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<100) { AnimatedRow(number: $0) }
      }
    }
    .frame(height: 500)
    .opacity(isFaded ? 0.5 : 1)
  }
}

struct AnimatedRow: View {
  let number: Int

  var body: some View {
    Text("row \(number)").frame(height: 50)
  }
}
