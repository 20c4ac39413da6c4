import Foundation
import Testing

@testable import ViewRuntime

/// Passes its proposal on to its only subview and records its calls.
private struct Logger: Layout {
  final class Log {
    var lines: [String] = []
  }

  var log: Log
  var name = "x"

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    log.lines.append("\(name) sizeThatFits \(text(proposal.width)) \(text(proposal.height))")
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    log.lines.append("\(name) placeSubviews")
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }

  private func text(_ length: CGFloat?) -> String {
    guard let length else { return "nil" }
    return length == .infinity ? "inf" : String(Int(length))
  }
}

/// Asks its subview for three sizes, two of them alike, and places it at the second.
private struct Twice: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    _ = subviews[0].sizeThatFits(ProposedViewSize(width: 10, height: 10))
    let size = subviews[0].sizeThatFits(ProposedViewSize(width: 20, height: 20))
    _ = subviews[0].sizeThatFits(ProposedViewSize(width: 10, height: 10))
    return size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 20, height: 20))
  }
}

/// Takes the proposal and never places its subviews.
private struct NoPlace: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}
}

/// Counts how its cache is made and renewed.
private struct Caching: Layout {
  final class Log {
    var made = 0
    var updated = 0
  }

  var log: Log

  func makeCache(subviews: Subviews) -> Int {
    log.made += 1
    return subviews.count
  }

  func updateCache(_ cache: inout Int, subviews: Subviews) {
    log.updated += 1
    cache = subviews.count
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    CGSize(width: cache * 10, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Int
  ) {}
}

private struct Share: LayoutValueKey {
  static let defaultValue = 1.0
}

/// Places its subviews in a column, each as high as its share says.
private struct Shares: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let total = subviews.reduce(0) { $0 + $1[Share.self] }
    var y = bounds.minY
    for subview in subviews {
      let height = bounds.height * subview[Share.self] / total
      subview.place(
        at: CGPoint(x: bounds.midX, y: y),
        anchor: .top,
        proposal: ProposedViewSize(width: bounds.width / 2, height: height)
      )
      y += height
    }
  }
}

/// A row that is a column where the built-in stacks do the work.
private struct Borrowed: Layout {
  private let column = VStackLayout(alignment: .leading, spacing: 5)

  func makeCache(subviews: Subviews) -> VStackLayout.Cache { column.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout VStackLayout.Cache
  ) -> CGSize {
    column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout VStackLayout.Cache
  ) {
    column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

struct LayoutProtocolTests {
  /// Case layout-01.
  @Test func insideAFixedFrameALayoutIsAskedOnceAndPlacesOnce() {
    let log = Logger.Log()
    let stage = Stage(
      .custom(Logger(log: log), .color).probe("x").frame(width: 50, height: 50),
      200,
      200
    )
    #expect(log.lines == ["x sizeThatFits 50 50", "x placeSubviews"])
    #expect(stage["x"].counts.proposals == [ProposedViewSize(width: 50, height: 50)])
    log.lines = []
    stage.layout()
    #expect(log.lines == [])
    #expect(stage.counts == LayoutCounts(asked: 1, cached: 1))
  }

  /// Case layout-02, layout-03, layout-06.
  @Test(arguments: probes)
  func stacksProbeOnlyWhatTheyCompare(layout: LayoutCase) {
    layout.check()
  }

  private static let inf = Double.infinity

  private static let probes: [LayoutCase] = [
    LayoutCase("layout-02", 200, 100, .proposals("x", [[200, 100]])) {
      .row(spacing: 0, .custom(Logger(log: .init()), .color).probe("x"))
    },
    LayoutCase(
      "layout-03",
      200,
      100,
      .proposals("x", [[0, 100], [inf, 100], [100, 100]]),
      .proposals("y", [[0, 100], [inf, 100], [100, 100]])
    ) {
      .row(
        spacing: 0,
        .custom(Logger(log: .init()), .color).probe("x"),
        .custom(Logger(log: .init()), .color).probe("y")
      )
    },
    LayoutCase(
      "layout-06",
      200,
      100,
      .proposals("x", nine),
      .proposals("y", nine),
      .proposals("z", [[200, 0], [200, inf], [200, 50]])
    ) {
      .column(
        spacing: 0,
        .row(
          spacing: 0,
          .custom(Logger(log: .init()), .color).probe("x"),
          .custom(Logger(log: .init()), .color).probe("y")
        ),
        .custom(Logger(log: .init()), .color).probe("z")
      )
    },
  ]

  private static let nine: [[Double?]] = [
    [0, 0], [inf, 0], [100, 0], [0, inf], [inf, inf], [100, inf], [0, 50], [inf, 50], [100, 50],
  ]

  /// Case layout-07.
  @Test func aSubviewThatIsNotPlacedIsCentred() {
    LayoutCase("layout-07", 100, 50, .frame("a", 40, 20, 20, 10)) {
      .custom(NoPlace(), .color.frame(width: 20, height: 10).probe("a"))
        .frame(width: 100, height: 50)
    }.check()
  }

  /// Case layout-09.
  @Test func sizesAreCachedByProposal() {
    let log = Logger.Log()
    let stage = Stage(
      .custom(Twice(), .custom(Logger(log: log), .color).probe("x")).frame(width: 100, height: 50),
      100,
      50
    )
    #expect(log.lines == ["x sizeThatFits 10 10", "x sizeThatFits 20 20", "x placeSubviews"])
    #expect(stage["x"].counts.asked == 4)
    #expect(stage["x"].counts.cached == 2)
  }

  /// Case layout-11.
  @Test func framedShapesKeepEightPoints() {
    var names: [String: LayoutNode] = [:]
    let tree = Sketch.row(
      .center,
      .color.frame(width: 10, height: 10).probe("a"),
      .color.frame(width: 10, height: 10).probe("b")
    ).node(in: LayoutEngine(), names: &names)
    let subviews = LayoutSubviews(of: tree)
    #expect(subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal) == 8)
  }

  @Test func aCacheIsMadeOnceAndRenewedOnChange() {
    let log = Caching.Log()
    let stage = Stage(.custom(Caching(log: log), .color, .color).probe("l"), 100, 100)
    #expect((log.made, log.updated) == (1, 0))
    #expect(stage.frame("l") == [40, 45, 20, 10])
    stage["l"].setChildren(Array(stage["l"].children.prefix(1)))
    stage.layout()
    #expect((log.made, log.updated) == (1, 1))
    #expect(stage.frame("l") == [45, 45, 10, 10])
  }

  @Test func layoutValuesShineThroughModifiers() {
    let stage = Stage(
      .custom(Shares(), .color.probe("a").padding(0), .color.probe("b")),
      100,
      90
    )
    #expect(stage.frame("a") == [25, 0, 50, 45])
    stage["a"].setLayoutValue(2, for: Share.self)
    stage.layout()
    #expect(stage.frame("a") == [25, 0, 50, 60])
    #expect(stage.frame("b") == [25, 60, 50, 30])
  }

  @Test func builtInStacksWorkInsideACustomLayout() {
    let stage = Stage(
      .custom(
        Borrowed(),
        .color.frame(width: 10, height: 20).probe("a"),
        .color.frame(width: 30, height: 10).probe("b")
      ),
      30,
      35
    )
    #expect(stage.frame("a") == [0, 0, 10, 20])
    #expect(stage.frame("b") == [0, 25, 30, 10])
  }

  @Test func anyLayoutChangesTheTypeAndKeepsTheViews() {
    let stage = Stage(
      Sketch(
        rule: AnyLayout(HStackLayout(spacing: 0)).layoutRule,
        children: [
          .color.frame(width: 10, height: 10).probe("a"), .spacer(0).probe("s"),
          .color.frame(width: 10, height: 10).probe("b"),
        ]
      ),
      40,
      40
    )
    #expect(stage.frame("b") == [30, 15, 10, 10])
    #expect(stage.frame("s") == [10, 20, 20, 0])
    stage.root.setRule(AnyLayout(VStackLayout(spacing: 0)).layoutRule)
    stage.layout()
    #expect(stage.frame("b") == [15, 30, 10, 10])
    #expect(stage.frame("s") == [20, 10, 0, 20])
    stage.root.setRule(AnyLayout(AnyLayout(NoPlace())).layoutRule)
    stage.layout()
    #expect(stage.frame("b") == [15, 15, 10, 10])
  }
}
