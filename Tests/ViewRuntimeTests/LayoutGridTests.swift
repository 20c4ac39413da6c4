import Foundation
import Testing

@testable import ViewRuntime

/// What the corpus (grid-02 to grid-06) leaves out.
struct LayoutGridTests {
  private func grid(
    _ alignment: Alignment = .center,
    spacing: CGFloat? = 0,
    _ rows: [Sketch]...
  ) -> Sketch {
    let rule = GridRule(
      alignment: alignment,
      horizontalSpacing: spacing,
      verticalSpacing: spacing
    )
    let children = rows.map { Sketch(rule: GridRowRule(alignment: nil), children: $0) }
    return Sketch(rule: rule, children: children)
  }

  @Test func columnsAndRowsAreAsLargeAsTheirLargestCell() {
    let stage = Stage(
      grid(
        .topLeading,
        [Sketch.image(10, 40).probe("a"), Sketch.image(30, 10).probe("b")],
        [Sketch.image(50, 20).probe("c"), Sketch.image(20, 5).probe("d")]
      ).probe("g"),
      200,
      200
    )
    #expect(stage.frame("g") == [60, 70, 80, 60])
    #expect(stage.frame("b") == [60 + 50, 70, 30, 10])
    #expect(stage.frame("c") == [60, 70 + 40, 50, 20])
    #expect(stage.frame("d") == [60 + 50, 70 + 40, 20, 5])
  }

  @Test func cellsLieByTheAlignmentOfTheGrid() {
    let rows: [[Sketch]] = [
      [Sketch.image(10, 40), Sketch.image(30, 10).probe("b")], [Sketch.image(50, 20)],
    ]
    let centred = Stage(grid(.center, rows[0], rows[1]), 80, 60)
    #expect(centred.frame("b") == [50, 15, 30, 10])
    let last = Stage(grid(.bottomTrailing, rows[0], rows[1]), 80, 60)
    #expect(last.frame("b") == [50, 30, 30, 10])
  }

  @Test func textsOfARowShareABaseline() {
    let large = Sketch.leaf(TextRule("a", font: TextFont(.largeTitle))).probe("big")
    let stage = Stage(
      grid(.leadingFirstTextBaseline, [.text("a").probe("a"), large]),
      300,
      100
    )
    let small = stage.frame("a")[1] + Double(TextFont(.body).ascent)
    let big = stage.frame("big")[1] + Double(TextFont(.largeTitle).ascent)
    #expect(abs(small - big) < 0.001)
  }

  @Test func withoutSpacingNeighboursKeepTheDistanceThatTheyPrefer() {
    let stage = Stage(
      grid(.center, spacing: nil, [Sketch.image(10, 10), Sketch.image(10, 10)], [.image(10, 10)])
        .probe("g"),
      100,
      100
    )
    #expect(stage.frame("g") == [36, 36, 28, 28])
  }

  @Test func aCellThatGrowsMovesTheOthers() {
    let stage = Stage(
      grid(.leading, [Sketch.image(10, 10).probe("a"), Sketch.image(10, 10).probe("b")]),
      100,
      10
    )
    stage["a"].setRule(FixedSizeLeafRule(CGSize(width: 30, height: 10)))
    stage.layout()
    #expect(stage.frame("b")[0] == stage.frame("a")[0] + 30)
  }

  @Test func rowsOfFlexibleCellsShareTheHeight() {
    let stage = Stage(
      grid(.center, [Sketch.color.probe("a")], [Sketch.color.probe("b")], [Sketch.image(10, 20)]),
      60,
      100
    )
    #expect(stage.frame("a") == [0, 0, 60, 40])
    #expect(stage.frame("b") == [0, 40, 60, 40])
  }

  @Test func aRowWithoutAGridIsAStack() {
    let row = Sketch(
      rule: GridRowRule(alignment: .top),
      children: [.image(10, 10), .image(20, 30)]
    )
    #expect(Stage(row.probe("r"), 100, 100).frame("r") == [31, 35, 38, 30])
  }
}
