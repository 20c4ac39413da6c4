import SwiftUI
import Testing
import ViewTraceTesting
import Workloads

/// The steps that touch, as gestures see them.
struct GestureStepTests {
  private func recorded(_ steps: Workload.Action...) async throws -> RecordedTrace {
    try await record(GesturesApp.self, workload: Workload(name: "gestures", steps: steps))
  }

  private func shows(_ text: String) -> Workload.Action {
    .wait(.shown(.text(text), limit: .milliseconds(1)))
  }

  /// 20 points in each of 15 frames, and the end: reset and action are one update.
  @Test func aDragMovesOnceAFrame() async throws {
    let run = try await recorded(
      .drag("dropped 0 at 0", .by(0, 300)),
      shows("dropped 300 at 0"),
      .drag("dropped 300 at 0", .by(0, 60), over: .milliseconds(50)),
      shows("dropped 60 at 0")
    )
    #expect(try run.evaluations(of: "DraggedPad", in: 1) == 16)
    #expect(try run.causes(of: "DraggedPad", in: 1) == ["_height", "_height, _dropped"])
    #expect(try run.evaluations(of: "DraggedPad", in: 3) == 4)
    #expect(try run.evaluations(of: "TappedPad", in: 1) == 0)
  }

  @Test func aDragToATargetEndsThere() async throws {
    let run = try await recorded(.drag("dropped 0 at 0", .to("pad")))
    #expect(try run.causes(of: "DraggedPad", in: 1) == ["_height", "_height, _dropped"])
  }

  @Test func tapsAreToldApart() async throws {
    let run = try await recorded(
      .tap("pad"),
      shows("last single"),
      .doubleTap("pad"),
      shows("last double"),
      .longPress("press"),
      shows("last double"),
      .longPress("press", for: .milliseconds(800)),
      shows("last held")
    )
    #expect(try run.evaluations(of: "TappedPad", in: 1) == 1)
    #expect(try run.evaluations(of: "TappedPad", in: 3) == 1)
    #expect(try run.evaluations(of: "TappedPad", in: 5) == 0)
    #expect(try run.causes(of: "TappedPad", in: 7) == ["_last"])
  }

  @Test func bothTapsReachAButtonBesideADoubleTap() async throws {
    let run = try await recorded(.doubleTap("count"), shows("2 taps 1 doubles"))
    #expect(try run.causes(of: "CountedTaps", in: 1) == ["_taps", "_taps, _doubles"])
  }

  @Test func twoFingersMagnifyAndRotate() async throws {
    let run = try await recorded(
      .magnify("photo", by: 2.5),
      shows("scale 250 angle 0"),
      .rotate("photo", by: -270, over: .seconds(1)),
      shows("scale 250 angle -270")
    )
    #expect(try run.evaluations(of: "PinchedPad", in: 1) == 1)
  }

  @Test func aSwipeOverAScrollViewScrolls() async throws {
    let run = try await recorded(
      shows("row 0"),
      .swipe(.up, on: "row 2"),
      // It runs on after the finger, and back to the very start.
      shows("row 65"),
      .swipe(.down, on: "row 65"),
      shows("row 0")
    )
    #expect(try run.evaluations(in: 2) == 0)
  }
}
