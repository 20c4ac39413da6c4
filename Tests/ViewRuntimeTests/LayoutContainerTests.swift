import Foundation
import Testing

@testable import ViewRuntime

/// What the corpus (crf-02, crf-04) leaves out.
struct LayoutContainerTests {
  private func half(_ axes: Axis.Set) -> Sketch {
    let rule = ContainerFrameRule(axes: axes, alignment: .center) { length, _ in length / 2 }
    return Sketch.image(10, 10).modified(by: rule)
  }

  @Test func theScreenIsTheContainerWhereThereIsNoOther() {
    let stage = Stage(half([.horizontal, .vertical]).probe("a").frame(width: 20), 200, 100)
    #expect(stage.frame("a") == [50, 25, 100, 50])
    stage.size = CGSize(width: 300, height: 100)
    stage.layout()
    #expect(stage.frame("a")[2] == 150)
  }

  @Test func aScrollViewIsAContainer() {
    let scroll = Sketch.scroll(.vertical, half([.horizontal, .vertical]).probe("a"))
    let stage = Stage(scroll.frame(width: 80, height: 60).probe("s"), 200, 200)
    #expect(stage.frame("a")[2...] == [40, 30])
  }

  @Test func aContainerThatGrowsHasItsViewsFollow() {
    let scroll = Sketch.scroll(.vertical, half(.horizontal).probe("a"))
    let stage = Stage(scroll.frame(width: 80, height: 60).probe("s"), 200, 200)
    stage["s"].setRule(FixedFrameRule(width: 120, height: 60, alignment: .center))
    stage.layout()
    #expect(stage.frame("a")[2...] == [60, 10])
    stage.layout()
    #expect(stage.counts.measured == 0)
  }
}
