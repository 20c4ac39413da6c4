import Foundation
import Testing

@testable import ViewRuntime

struct LayoutLazyTests {
  /// Case lazy-01.
  @Test func rowsAreMadeUntilTheVisibleRectIsFull() {
    let stage = LazyStage(Array(repeating: 50, count: 1000), spacing: 10)
    #expect(stage.rows.newLines() == (0...9).map { "make \($0)" } + ["show 0..<10"])
    #expect(stage.edges(0) == [0, 50])
    #expect(stage.edges(9) == [540, 590])
    #expect(stage.rows.made[0]?.frame.size.width == 300)
    #expect(stage.lazy.rows == 0..<10)
    #expect(stage.scroll.scrollContentSize == CGSize(width: 300, height: 59_990))
    #expect(stage.counts.rowsMade == 10)
    #expect(stage.counts.corrections == 0)
  }

  /// Case lazy-03.
  @Test func aLazyColumnIsAsWideAsItsProposal() {
    let stage = LazyStage([20]) { .color.frame(width: 50, height: $0) }
    #expect(stage.lazy.frame.size == CGSize(width: 300, height: 20))
    #expect(stage.rows.made[0]?.absoluteFrame == CGRect(x: 125, y: 0, width: 50, height: 20))
  }

  /// What a screen says over a list without rows has the screen's width.
  @Test func aLazyColumnWithoutRowsIsAsWideAsItsProposal() {
    let stage = LazyStage([]) { .color.frame(width: 50, height: $0) }
    #expect(stage.lazy.frame.size == CGSize(width: 300, height: 0))
    #expect(stage.rows.newLines() == ["show 0..<0"])
  }

  /// Case lazy-04.
  @Test func theIdealWidthIsTheFirstRows() {
    let engine = LayoutEngine()
    let rows = Rows([50, 90], in: engine) { .color.frame(width: $0, height: 20) }
    var names: [String: LayoutNode] = [:]
    let root = Sketch(
      rule: IdealSizeRule(.horizontal),
      children: [
        Sketch(rule: LazyStackRule(vertical: .center, spacing: 0, source: rows)).probe("l")
      ]
    ).node(in: engine, names: &names)
    engine.layout(root: root, size: CGSize(width: 300, height: 600))
    #expect(names["l"]?.frame.size == CGSize(width: 50, height: 40))
    #expect(rows.newLines() == ["make 0", "make 1", "show 0..<2"])
  }

  /// Case lazy-07, as the container sees it: two views a row.
  @Test func onlyTheVisibleViewsOfRowsArePlaced() {
    let stage = LazyStage(Array(repeating: 50, count: 200))
    stage.size.height = 100
    stage.layout()
    #expect(stage.edges(0) == [0, 50])
    #expect(stage.edges(1) == [50, 100])
    #expect(stage.edges(3) == nil)
  }

  @Test func scrollingMakesAndReleasesRowByRow() {
    let stage = LazyStage(Array(repeating: 50, count: 1000))
    #expect(stage.rows.newLines() == (0...11).map { "make \($0)" } + ["show 0..<12"])
    stage.scroll(to: 60)
    #expect(stage.rows.newLines() == ["make 12", "make 13", "show 1..<14"])
    #expect(stage.edges(1) == [-10, 40])
    #expect(stage.edges(13) == [590, 640])
    // The scroll view, its content and the two new rows with their color; the
    // eleven rows that stay stand where they stood in the content.
    #expect(stage.counts.placed == 6)
    #expect(stage.counts.rowsMade == 2)
    stage.scroll(to: 0)
    #expect(stage.rows.newLines() == ["make 0", "show 0..<12"])
    #expect(stage.edges(0) == [0, 50])
    #expect(stage.lazy.rows == 0..<12)
  }

  @Test func aFrameWithoutAnythingNewPlacesNothing() {
    let stage = LazyStage(Array(repeating: 50, count: 1000))
    stage.layout()
    #expect(stage.counts == LayoutCounts(asked: 1, cached: 1))
  }

  @Test func aLongWayDoesNotMakeTheRowsBetween() {
    let stage = LazyStage(Array(repeating: 50, count: 100_000))
    _ = stage.rows.newLines()
    stage.scroll(to: 2_000_000)
    #expect(stage.counts.rowsMade == 12)
    #expect(stage.lazy.rows == 40_000..<40_012)
    #expect(stage.edges(40_000) == [0, 50])
    stage.scroll(to: .infinity)
    #expect(stage.scroll.scrollOffset.y == 4_999_400)
    #expect(stage.edges(99_999) == [550, 600])
    #expect(stage.counts.corrections == 0)
  }

  @Test func marginMakesRowsBeyondTheEdge() {
    let stage = LazyStage(Array(repeating: 50, count: 1000), margin: 100)
    #expect(stage.lazy.rows == 0..<14)
    stage.scroll(to: 500)
    #expect(stage.lazy.rows == 8..<24)
  }

  /// Rule 34: the rest is estimated, and what is seen does not jump.
  @Test func aWrongEstimateIsCorrectedWithoutAJump() throws {
    // The first screen is of 20, so the rest is taken for shorter than it is.
    let lengths = (0..<300).map { $0 < 30 ? 20.0 : 100 }
    let stage = LazyStage(lengths)
    #expect(stage.scroll.scrollContentSize.height == 6000)
    stage.scroll(to: 590)
    #expect(stage.counts.corrections == 1)
    #expect(stage.edges(30) == [10, 110])
    let before = stage.edges(32)
    stage.layout()
    #expect(stage.edges(32) == before)
    stage.scroll(to: 600)
    #expect(stage.edges(32) == before.map { $0.map { $0 - 10 } })
    // To the end: the last row stands on the lower edge, whatever was estimated.
    for _ in 0..<40 { stage.scroll(to: .infinity) }
    #expect(stage.edges(299) == [500, 600])
    // And back by small steps: the first row ends up at the very top.
    while stage.scroll.scrollOffset.y > 0 {
      let seen = stage.lazy.rows.lowerBound + 2
      let top = try #require(stage.edges(seen))
      let before = Double(stage.scroll.scrollOffset.y)
      stage.scroll(to: before - 50)
      let now = try #require(stage.edges(seen), "row \(seen) at \(before)")
      if stage.scroll.scrollOffset.y > 0 {
        #expect(abs(now[0] - top[0] - min(50, before)) < 0.001)
      }
    }
    #expect(stage.edges(0) == [0, 20])
    #expect(stage.lazy.rows.lowerBound == 0)
  }

  @Test func rowsInsertedAboveDoNotMoveTheScrollView() {
    let stage = LazyStage(Array(repeating: 50, count: 100))
    stage.scroll(to: 1000)
    _ = stage.rows.newLines()
    #expect(stage.lazy.rows == 20..<32)
    stage.rows.insertAtFront([50, 50])
    stage.lazy.rowsChanged(first: 22)
    stage.layout()
    #expect(stage.rows.newLines() == ["make 21", "make 20", "show 20..<32"])
    #expect(stage.scroll.scrollOffset.y == 1000)
    #expect(stage.edges(22) == [100, 150])
  }

  @Test func rowsInsertedAtTheTopAreSeenThere() {
    let stage = LazyStage(Array(repeating: 50, count: 100))
    _ = stage.rows.newLines()
    stage.rows.insertAtFront([70])
    stage.lazy.rowsChanged(first: 1)
    stage.layout()
    #expect(stage.edges(0) == [0, 70])
    #expect(stage.edges(1) == [70, 120])
    #expect(stage.scroll.scrollOffset.y == 0)
    #expect(stage.rows.newLines() == ["make 0", "show 0..<12"])
  }

  @Test func removingRowsLeavesThoseThatAreLeft() {
    let stage = LazyStage(Array(repeating: 50, count: 100))
    stage.scroll(to: .infinity)
    #expect(stage.lazy.rows == 88..<100)
    stage.rows.lengths.removeLast(95)
    stage.lazy.rowsChanged()
    stage.layout()
    #expect(stage.lazy.rows == 0..<5)
    #expect(stage.edges(0) == [0, 50])
    #expect(stage.scroll.scrollOffset.y == 0)
    stage.rows.lengths = []
    stage.lazy.rowsChanged()
    stage.layout()
    #expect(stage.lazy.rows == 0..<0)
    #expect(stage.lazy.frame.size.height == 0)
  }

  @Test func aRowThatGrowsPushesTheOthersDown() {
    let stage = LazyStage(Array(repeating: 50, count: 100))
    stage.rows.made[1]?.setRule(FixedFrameRule(width: nil, height: 80))
    stage.layout()
    #expect(stage.edges(1) == [50, 130])
    #expect(stage.edges(2) == [130, 180])
  }

  @Test func anotherWidthMeasuresTheRowsAgain() {
    // A row is as high as a hundredth of its width.
    let stage = LazyStage(Array(repeating: 1, count: 1000)) { _ in
      .color.aspect(CGSize(width: 10, height: 1), .fit)
    }
    #expect(stage.lazy.rows == 0..<20)
    stage.scroll(to: 3000)
    #expect(stage.edges(100) == [0, 30])
    stage.size.width = 600
    stage.layout()
    #expect(stage.edges(100) == [0, 60])
    #expect(stage.scroll.scrollOffset.y == 6000)
    #expect(stage.scroll.scrollContentSize.height == 60_000)
  }

  @Test func aHeaderAboveAndAFooterBelowStandRight() {
    let engine = LayoutEngine()
    let rows = Rows(Array(repeating: 50, count: 100), in: engine)
    var names: [String: LayoutNode] = [:]
    let root = Sketch.scroll(
      .vertical,
      .column(
        spacing: 0,
        .color.frame(height: 100).probe("header"),
        Sketch(rule: LazyStackRule(vertical: .center, spacing: 0, source: rows)).probe("l"),
        .color.frame(height: 30).probe("footer")
      )
    ).node(in: engine, names: &names)
    engine.layout(root: root, size: CGSize(width: 300, height: 600))
    #expect(names["l"]?.rows == 0..<10)
    #expect(names["footer"]?.absoluteFrame.origin.y == 5100)
    root.scroll(to: CGPoint(x: 0, y: 9999))
    engine.layout(root: root, size: CGSize(width: 300, height: 600))
    #expect(names["l"]?.rows == 88..<100)
    #expect(names["footer"]?.absoluteFrame.origin.y == 570)
  }

  @Test func aListFarBelowTheEdgeMakesNoRowButTheFirst() {
    let engine = LayoutEngine()
    let rows = Rows(Array(repeating: 50, count: 100), in: engine)
    var names: [String: LayoutNode] = [:]
    let root = Sketch.scroll(
      .vertical,
      .column(
        spacing: 0,
        .color.frame(height: 1000),
        Sketch(rule: LazyStackRule(vertical: .center, spacing: 0, source: rows)).probe("l")
      )
    ).node(in: engine, names: &names)
    engine.layout(root: root, size: CGSize(width: 300, height: 600))
    #expect(rows.newLines() == ["make 0", "show 0..<0"])
    #expect(names["l"]?.frame.size.height == 5000)
    root.scroll(to: CGPoint(x: 0, y: 500))
    engine.layout(root: root, size: CGSize(width: 300, height: 600))
    #expect(names["l"]?.rows == 0..<2)
  }

  @Test func aLazyRowRunsFromTheRight() {
    let engine = LayoutEngine()
    let rows = Rows(Array(repeating: 50, count: 100), in: engine) { .color.frame(width: $0) }
    let lazy = LayoutNode(LazyStackRule(horizontal: .center, spacing: 0, source: rows), in: engine)
    let scroll = LayoutNode(ScrollRule(.horizontal), in: engine)
    lazy.layoutDirection = .rightToLeft
    scroll.layoutDirection = .rightToLeft
    scroll.setChildren([lazy])
    engine.layout(root: scroll, size: CGSize(width: 300, height: 100))
    #expect(lazy.rows == 0..<6)
    #expect(rows.made[0]?.absoluteFrame == CGRect(x: 250, y: 0, width: 50, height: 100))
    scroll.scroll(to: CGPoint(x: 100, y: 0))
    engine.layout(root: scroll, size: CGSize(width: 300, height: 100))
    #expect(lazy.rows == 2..<8)
    #expect(rows.made[2]?.absoluteFrame.origin.x == 250)
  }

  @Test func rowsOfTheirOwnSpacingKeepIt() {
    let stage = LazyStage(Array(repeating: 1, count: 100), spacing: nil) { _ in .text("a") }
    let height = stage.rows.made[0]?.frame.size.height ?? 0
    let distance = TextFont(.body).distanceToText
    #expect(stage.edges(3)?.first == Double(3 * (height + distance)))
  }
}
