import Foundation
import Testing

@testable import ViewRuntime

/// What is computed again after a change, and what a tree tells of itself.
struct LayoutEngineTests {
  @Test func theSecondLayoutAsksTheRootOnly() {
    let stage = Stage(.column(spacing: 0, .color, .row(spacing: 0, .color, .color)), 100, 100)
    stage.layout()
    #expect(stage.counts == LayoutCounts(asked: 1, cached: 1))
  }

  @Test func aChangeIsMeasuredAlongItsPathOnly() {
    let stage = Stage(
      .column(
        spacing: 0,
        .row(spacing: 0, .color.frame(width: 10, height: 10).probe("a"), .color.frame(width: 5)),
        .row(spacing: 0, .color.frame(width: 10, height: 10), .color.frame(width: 5))
      ),
      100,
      100
    )
    #expect(!stage["a"].setRule(FixedFrameRule(width: 10, height: 10)))
    #expect(stage["a"].setRule(FixedFrameRule(width: 20, height: 10)))
    stage.layout()
    // The column, the upper row, the frame with its color, and the row's other
    // view, which had been asked more than it remembers.
    #expect(stage.counts.measured == 5)
    #expect(stage.frame("a")[2] == 20)
    // Nothing but the path and what moved was placed.
    #expect(stage.counts.placed < 8)
  }

  @Test func equalRulesAndChildrenAreNoChange() {
    let stage = Stage(.row(spacing: 4, .color, .color), 100, 100)
    #expect(!stage.root.setRule(StackRule(horizontal: .center, spacing: 4)))
    #expect(!stage.root.setChildren(stage.root.children))
    #expect(stage.root.setRule(StackRule(horizontal: .center, spacing: 5)))
    #expect(stage.root.setChildren(Array(stage.root.children.reversed())))
  }

  @Test func childrenThatStayKeepWhatWasFoundOut() {
    let stage = Stage(.row(spacing: 0, .color.frame(width: 9).probe("a"), .color.probe("b")), 90, 9)
    stage.root.setChildren([stage["b"], stage["a"]])
    stage.layout()
    #expect(stage.counts.measured == 1)
    #expect(stage.frame("a") == [81, 0, 9, 9])
    stage.root.setChildren([stage["b"]])
    stage.layout()
    #expect(stage.frame("b") == [0, 0, 90, 9])
    #expect(!stage["a"].isShown)
  }

  @Test func aNodeThatMovesToAnotherParentLeavesTheFormer() {
    let stage = Stage(
      .column(
        spacing: 0,
        .row(spacing: 0, .color.frame(width: 9), .spacer(0).probe("s")).probe("row"),
        .column(spacing: 0, .color.frame(height: 1)).probe("column")
      ),
      90,
      90
    )
    #expect(stage["s"].frame.size == CGSize(width: 81, height: 0))
    stage["column"].setChildren(stage["column"].children + [stage["s"]])
    stage.layout()
    #expect(stage["row"].children.count == 1)
    // Along the column now, not along the row.
    #expect(stage["s"].frame.size.width == 0)
    #expect(stage["s"].frame.size.height > 0)
  }

  @Test func anInvalidViewThatIsNotShownDoesNotHideLaterOnes() {
    let stage = Stage(
      .fits(
        .color.frame(width: 200, height: 10).probe("wide"),
        .color.frame(width: 50, height: 10).probe("narrow")
      ),
      100,
      100
    )
    #expect(!stage["wide"].isShown)
    stage["wide"].invalidate()
    stage.layout()
    stage["wide"].setRule(FixedFrameRule(width: 80, height: 10))
    stage.layout()
    #expect(stage["wide"].isShown)
    #expect(!stage["narrow"].isShown)
  }

  @Test func safeAreaIsLeftFree() {
    let engine = LayoutEngine()
    let root = LayoutNode(FlexibleLeafRule(), in: engine)
    let insets = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 10)
    engine.layout(root: root, size: CGSize(width: 100, height: 200), safeArea: insets)
    #expect(root.frame == CGRect(x: 0, y: 50, width: 90, height: 120))
    #expect(GeometryProxy(root).safeAreaInsets == insets)
  }

  @Test func invalidLengthsAreReportedOnce() {
    for length in [-1, CGFloat.infinity, -.infinity, .nan] {
      let stage = Stage(.color.frame(width: length, height: 10).probe("f"), 100, 100)
      stage.layout()
      #expect(stage.problems == [.invalidDimension])
      #expect(stage.frame("f") == [0, 45, 100, 10])
    }
    #expect(
      LayoutProblem.invalidDimension.text
        == "Invalid frame dimension (negative or non-finite)."
    )
  }

  @Test func limitsOutOfOrderAreReportedAndPutInOrder() {
    let limits = LengthLimits(min: 50, ideal: 20, max: 10)
    #expect((limits.min, limits.ideal, limits.max) == (50, 50, 50))
    #expect(limits.problem == .contradictoryConstraints)
    #expect(LengthLimits(min: -5).min == 0)
    #expect(LengthLimits(min: -5).problem == .invalidDimension)
    #expect(LengthLimits(min: .nan, ideal: .infinity, max: .nan).min == nil)
    #expect(LengthLimits(min: 1, ideal: 1, max: .infinity).problem == nil)
    let stage = Stage(.color.flexible(width: limits), 100, 100)
    #expect(stage.problems == [.contradictoryConstraints])
  }

  /// A layout of the app's may answer anything.
  @Test func sizesThatAreNoSizesBecomeZero() {
    struct Odd: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      {
        CGSize(width: CGFloat.nan, height: -5)
      }

      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) {
        for subview in subviews {
          subview.place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .zero)
        }
      }
    }
    let stage = Stage(
      .row(spacing: 0, .custom(Odd(), .color.probe("a")).probe("o"), .color),
      10,
      10
    )
    #expect(stage["o"].frame.size == .zero)
    #expect(stage["a"].frame.origin.x == 0)
  }

  @Test func endlessProposalsGiveEndlessSizesAndNoNaN() {
    let stage = Stage(
      .column(.leading, .row(spacing: 0, .color, .spacer(), .text("a")), .depth(.center, .color)),
      100,
      100
    )
    let size = stage.root.size(proposing: .infinity)
    #expect(size == CGSize(width: CGFloat.infinity, height: .infinity))
    let nan = stage.root.size(proposing: ProposedViewSize(width: .nan, height: .nan))
    #expect(!nan.width.isNaN && !nan.height.isNaN)
  }

  @Test func fiveHundredStacksDeepIsNoTrouble() {
    var sketch = Sketch.color.probe("leaf")
    for depth in 0..<500 {
      let leaf = Sketch.color.frame(width: 1, height: 0.01)
      sketch =
        depth % 2 == 0 ? .column(spacing: 0, leaf, sketch) : .column(spacing: 0, sketch).padding(0)
    }
    let stage = Stage(sketch, 100, 100)
    #expect(stage.frame("leaf") == [0, 2.5, 100, 97.5])
    // Along one axis the questions of a level are few, however deep it lies.
    #expect(stage["leaf"].counts.proposals.count == 3)
  }

  @Test func geometryIsToldWhenItChanges() {
    final class Content: GeometryContent {
      var sizes: [CGSize] = []
      var readsFrame = false
      var frames: [CGRect] = []

      func geometryChanged(_ node: LayoutNode) {
        let proxy = GeometryProxy(node)
        sizes.append(proxy.size)
        if readsFrame { frames.append(proxy.frame(in: .global)) }
        node.setChildren([
          LayoutNode(FixedSizeLeafRule(CGSize(width: 30, height: 20)), in: node.engine)
        ])
      }
    }
    let content = Content()
    let stage = Stage(
      .row(spacing: 0, .color.frame(width: 50).probe("b"), .leaf(GeometryRule(content)).probe("g")),
      200,
      100
    )
    #expect(content.sizes == [CGSize(width: 150, height: 100)])
    #expect(stage["g"].children[0].frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    stage.layout()
    #expect(content.sizes.count == 1)
    stage["g"].setNeedsContent()
    stage.layout()
    #expect(content.sizes.count == 2)
    stage.size.width = 100
    stage.layout()
    #expect(content.sizes.last == CGSize(width: 50, height: 100))
    // Moved without another size: only who read the frame is told.
    stage.root.setChildren(Array(stage.root.children.reversed()))
    stage.layout()
    #expect(content.sizes.count == 3)
    content.readsFrame = true
    stage["g"].setNeedsContent()
    stage.layout()
    stage.root.setChildren(Array(stage.root.children.reversed()))
    stage.layout()
    #expect(content.frames.map(\.origin.x) == [0, 50])
  }

  /// Cases geo-01 and geo-03.
  @Test func aGeometryReaderIsAsFlexibleAsAColor() {
    final class Nothing: GeometryContent {
      func geometryChanged(_ node: LayoutNode) {}
    }
    let reader = Sketch.leaf(GeometryRule(Nothing())).probe("g")
    let alone = Stage(reader, 200, 100)
    #expect(alone.frame("g") == [0, 0, 200, 100])
    let row = Stage(.row(spacing: 0, reader, .color.frame(width: 50).probe("b")), 200, 40)
    #expect(row.frame("g") == [0, 0, 150, 40])
    #expect(row.frame("b") == [150, 0, 50, 40])
  }

  @Test func framesCanBeReadInNamedSpaces() {
    let stage = Stage(
      .scroll(
        .vertical,
        .column(
          .leading,
          spacing: 0,
          .color.frame(width: 50, height: 300),
          .color.frame(width: 50, height: 900).probe("a").padding(10).probe("p")
        )
      ).padding(5),
      100,
      110
    )
    stage["p"].spaceName = "card"
    let scroll = stage.root.children[0]
    scroll.scroll(to: CGPoint(x: 0, y: 100))
    stage.layout()
    let proxy = GeometryProxy(stage["a"])
    #expect(proxy.frame(in: .local) == CGRect(x: 0, y: 0, width: 50, height: 900))
    #expect(proxy.frame(in: .global).origin == CGPoint(x: 25, y: 215))
    #expect(proxy.frame(in: .named("card")).origin == CGPoint(x: 10, y: 10))
    #expect(proxy.frame(in: .scrollView).origin == CGPoint(x: 10, y: 210))
    #expect(proxy.bounds(of: .scrollView)?.origin == CGPoint(x: -10, y: -210))
    #expect(proxy.bounds(of: .named("nowhere")) == nil)
    #expect(stage["a"].visibleRect.size.height == 0)
    scroll.scroll(to: CGPoint(x: 0, y: 350))
    stage.layout()
    #expect(stage["a"].visibleRect == CGRect(x: 0, y: 40, width: 50, height: 100))
  }

  @Test func aFingerHitsWhatIsInFrontAndNotClipped() {
    let stage = Stage(
      .depth(
        .topLeading,
        .color.frame(width: 60, height: 60).probe("low"),
        .color.frame(width: 40, height: 40).probe("mid").background(.center, .color.probe("behind"))
          .probe("layers"),
        .scroll(.vertical, .color.frame(width: 20, height: 500).probe("long"))
          .frame(width: 20, height: 30).probe("box")
      ).probe("root"),
      60,
      60
    )
    /// The innermost named node that what is hit stands in.
    func hit(_ x: CGFloat, _ y: CGFloat) -> String? {
      var next = stage.root.hit(CGPoint(x: x, y: y)) { $0.children.isEmpty }
      while let node = next {
        if let name = stage.nodes.first(where: { $0.value === node })?.key { return name }
        next = node.parent
      }
      return nil
    }
    #expect(hit(10, 10) == "long")
    #expect(hit(10, 35) == "mid")
    #expect(hit(50, 50) == "low")
    #expect(hit(70, 10) == nil)
    stage["low"].zIndex = 1
    #expect(hit(10, 35) == "low")
    stage["low"].zIndex = 0
    stage["layers"].isHitTestable = false
    #expect(hit(10, 35) == "low")
  }

  /// Cases round-01 and round-03.
  @Test func renderedFramesRoundTheirCorners() {
    let stage = Stage(
      Sketch.row(spacing: 0, .color.probe("a"), .color.probe("b"), .color.probe("c"))
        .frame(width: 100, height: 10),
      100,
      10
    )
    func edges(_ name: String, _ scale: CGFloat) -> [Double] {
      let frame = stage[name].absoluteFrame.rounded(toPixelsAt: scale)
      return [frame.origin.x, frame.size.width].map { (Double($0) * 10_000).rounded() / 10_000 }
    }
    #expect(["a", "b", "c"].map { edges($0, 1) } == [[0, 33], [33, 34], [67, 33]])
    #expect(edges("a", 3) == [0, 33.3333])
    #expect(edges("c", 3) == [66.6667, 33.3333])
  }

  @Test func timeIsTheRulesOwn() {
    let engine = LayoutEngine()
    engine.countsNodes = true
    var now: UInt64 = 0
    // Each look at the clock is one unit later.
    engine.clock = {
      now += 1
      return now
    }
    var names: [String: LayoutNode] = [:]
    let root = Sketch.color.probe("leaf").padding(1).probe("pad").node(in: engine, names: &names)
    root.owner = 7
    engine.layout(root: root, size: CGSize(width: 10, height: 10))
    var owners: [UInt64: UInt32] = [:]
    var time: UInt64 = 0
    engine.forEachCountedNode { node, counts in
      owners[node.owner, default: 0] += counts.asked
      time += counts.selfTime
    }
    #expect(owners == [7: 1, 0: 2])
    #expect(time == 5)
  }
}
