import Foundation
import Testing

@testable import ViewRuntime

/// The corpus's cases on stacks, spacers, guides and scroll views.
struct LayoutStackCaseTests {
  @Test(arguments: stacks + depths + spacers)
  func stacksOfTheCorpusHold(layout: LayoutCase) {
    layout.check()
  }

  @Test(arguments: guides + scrolls + mirrored + texts)
  func guidesAndScrollViewsOfTheCorpusHold(layout: LayoutCase) {
    layout.check()
  }

  private static let stacks: [LayoutCase] = [
    LayoutCase("stack-02", 150, 100, .frame("r", -12.5, 0, 75, 100), .frame("g", 62.5, 0, 100, 100))
    {
      .row(
        spacing: 0,
        .color.flexible(width: LengthLimits(max: 100)).probe("r"),
        .color.flexible(width: LengthLimits(min: 100)).probe("g")
      ).frame(width: 150, height: 100)
    },
    LayoutCase("stack-03", 150, 100, .frame("r", 0, 0, 50, 100), .frame("g", 50, 0, 100, 100)) {
      .row(spacing: 0, .color.probe("r"), .color.flexible(width: LengthLimits(min: 100)).probe("g"))
        .frame(width: 150, height: 100)
    },
    LayoutCase("stack-04", 150, 150, .frame("a", 50, 21, 50, 50), .frame("b", 50, 79, 50, 50)) {
      .column(
        .center,
        .color.frame(width: 50, height: 50).probe("a"),
        .color.frame(width: 50, height: 50).probe("b")
      ).frame(width: 150, height: 150)
    },
    LayoutCase(
      "stack-05",
      200,
      50,
      .frame("a", 0, 0, 60, 50),
      .frame("b", 70, 0, 60, 50),
      .frame("c", 140, 0, 60, 50)
    ) {
      .row(spacing: 10, .color.probe("a"), .color.frame(width: 60).probe("b"), .color.probe("c"))
    },
    LayoutCase(
      "stack-06",
      100,
      250,
      .frame("r", 0, 0, 100, 100),
      .frame("y", 45, 120, 10, 10),
      .frame("b", 0, 150, 100, 100)
    ) {
      .column(
        spacing: 20,
        .color.probe("r"),
        .color.frame(width: 10, height: 10).probe("y"),
        .color.probe("b")
      )
    },
    LayoutCase(
      "stack-09",
      100,
      50,
      .frame("a", 0, 0, 20, 50),
      .frame("b", 20, 0, 60, 50),
      .frame("c", 80, 0, 20, 50)
    ) {
      .row(
        spacing: 0,
        .color.flexible(width: LengthLimits(min: 20)).probe("a"),
        .color.flexible(width: LengthLimits(max: 60)).priority(2).probe("b"),
        .color.flexible(width: LengthLimits(min: 10, max: 40)).priority(1).probe("c")
      )
    },
    LayoutCase("stack-12", 100, 50, .frame("a", -30, 20, 80, 10), .frame("b", 50, 20, 80, 10)) {
      .row(
        spacing: 0,
        .color.frame(width: 80, height: 10).probe("a"),
        .color.frame(width: 80, height: 10).probe("b")
      )
    },
    LayoutCase("stack-13", 20, 40, .frame("a", 0, 30, 10, 10), .frame("b", 10, 0, 10, 40)) {
      .row(
        .bottom,
        spacing: 0,
        .color.frame(width: 10, height: 10).probe("a"),
        .color.frame(width: 10, height: 40).probe("b")
      )
    },
    LayoutCase(
      "stack-14",
      150,
      150,
      .frame("a", 55, 7, 40, 40),
      .frame("b", 55, 55, 40, 40),
      .frame("c", 31, 103, 40, 40),
      .frame("d", 79, 103, 40, 40)
    ) {
      .column(
        .center,
        .color.frame(width: 40, height: 40).probe("a"),
        .color.frame(width: 40, height: 40).probe("b"),
        .row(
          .center,
          .color.frame(width: 40, height: 40).probe("c"),
          .color.frame(width: 40, height: 40).probe("d")
        )
      ).frame(width: 150, height: 150)
    },
    LayoutCase("stack-15", 200, 60, .frame("r", 0, 0, 140, 60), .frame("c", 140, 0, 60, 60)) {
      .row(spacing: 0, .color.probe("r"), .circle.probe("c"))
    },
    LayoutCase(
      "stack-17",
      20,
      60,
      .frame("a", 0, 15, 10, 20),
      .frame("b", 10, 25, 10, 20),
      .frame("s", 0, 15, 20, 30)
    ) {
      .row(
        .top,
        spacing: 0,
        .color.frame(width: 10, height: 20).probe("a"),
        .color.frame(width: 10, height: 20).guide(.top) { _ in -10 }.probe("b")
      ).probe("s")
    },
  ]

  private static let depths: [LayoutCase] = [
    LayoutCase(
      "zstack-02",
      200,
      200,
      .frame("z", 60, 70, 80, 60),
      .frame("a", 60, 70, 80, 20),
      .frame("b", 60, 70, 30, 60)
    ) {
      .depth(
        .topLeading,
        .color.frame(width: 80, height: 20).probe("a"),
        .color.frame(width: 30, height: 60).probe("b")
      ).probe("z")
    },
    LayoutCase(
      "zstack-03",
      200,
      100,
      .frame("z", 0, 0, 200, 100),
      .frame("a", 0, 0, 200, 100),
      .frame("b", 85, 35, 30, 30)
    ) {
      .depth(.center, .color.probe("a"), .color.frame(width: 30, height: 30).probe("b")).probe("z")
    },
    LayoutCase(
      "zstack-04",
      200,
      100,
      .frame("z", 85, 35, 30, 30),
      .frame("a", 85, 35, 30, 30),
      .proposal("a", 30, 30)
    ) {
      .depth(.center, .color.probe("a"), .color.frame(width: 30, height: 30)).ideal().probe("z")
    },
  ]

  private static let spacers: [LayoutCase] = [
    LayoutCase(
      "spacer-02",
      250,
      80,
      .frame("a", 0, 15, 40, 50),
      .frame("b", 105, 15, 40, 50),
      .frame("c", 210, 15, 40, 50)
    ) {
      .row(
        .center,
        .color.frame(width: 40, height: 50).probe("a"),
        .spacer(),
        .color.frame(width: 40, height: 50).probe("b"),
        .spacer(),
        .color.frame(width: 40, height: 50).probe("c")
      ).frame(width: 250, height: 80)
    },
    LayoutCase(
      "spacer-03",
      180,
      80,
      .frame("a", 0, 0, 65, 80),
      .frame("s", 65, 40, 50, 0),
      .frame("b", 115, 0, 65, 80)
    ) {
      .row(spacing: 0, .color.probe("a"), .spacer(50).probe("s"), .color.probe("b"))
    },
    LayoutCase(
      "spacer-05",
      100,
      20,
      .frame("a", 0, 0, 20, 20),
      .frame("s", 30, 10, 40, 0),
      .frame("b", 80, 0, 20, 20)
    ) {
      .row(
        spacing: 10,
        .color.frame(width: 20, height: 20).probe("a"),
        .spacer(0).probe("s"),
        .color.frame(width: 20, height: 20).probe("b")
      )
    },
    LayoutCase("spacer-06", 50, 60, .frame("v", 20, 0, 10, 60), .frame("a", 20, 50, 10, 10)) {
      .column(spacing: 0, .spacer(), .color.frame(width: 10, height: 10).probe("a")).probe("v")
    },
    LayoutCase("spacer-08", 90, 60, .frame("d", 49.8333, 0, 0.3333, 60)) {
      .row(spacing: 0, .color.frame(width: 10, height: 20), .divider.probe("d"))
    },
  ]

  private static let guides: [LayoutCase] = [
    LayoutCase(
      "align-04",
      20,
      80,
      .frame("a", 0, 20, 10, 20),
      .frame("b", 0, 40, 10, 20),
      .frame("c", 10, 10, 10, 60)
    ) {
      .row(
        .middle,
        spacing: 0,
        .column(
          spacing: 0,
          .color.frame(width: 10, height: 20).guide(.middle) { $0[VerticalAlignment.center] }
            .probe("a"),
          .color.frame(width: 10, height: 20).guide(.middle) { $0[VerticalAlignment.center] }
            .probe("b")
        ),
        .color.frame(width: 10, height: 60).probe("c")
      )
    },
    LayoutCase("align-05", 20, 40, .frame("a", 0, 0, 10, 40), .frame("b", 10, 20, 10, 20)) {
      .row(
        .firstTextBaseline,
        spacing: 0,
        .color.frame(width: 10, height: 40).probe("a"),
        .color.frame(width: 10, height: 20).probe("b")
      )
    },
    LayoutCase("align-06", 100, 20, .frame("a", -5, 0, 20, 20)) {
      .color.frame(width: 20, height: 20).guide(.leading) { _ in 5 }.probe("a")
        .frame(width: 100, height: 20, alignment: .leading)
    },
    LayoutCase(
      "align-07",
      60,
      20,
      .frame("a", 15, 0, 30, 10),
      .frame("b", 25, 10, 20, 10),
      .frame("v", 15, 0, 30, 20)
    ) {
      .column(
        .leading,
        spacing: 0,
        .color.frame(width: 20, height: 10).guide(.leading) { _ in 0 }.padding(10, .leading)
          .probe("a"),
        .color.frame(width: 20, height: 10).probe("b")
      ).probe("v")
    },
  ]

  private static let scrolls: [LayoutCase] = [
    LayoutCase("scroll-03", 300, 400, .frame("s", 110, 0, 80, 400), .frame("a", 110, 0, 80, 50)) {
      .scroll(.vertical, .color.frame(width: 80, height: 50).probe("a")).probe("s")
    },
    LayoutCase("scroll-04", 300, 400, .frame("a", 0, 0, 300, 10), .frame("b", 0, 20, 300, 100)) {
      .scroll(
        .vertical,
        .column(spacing: 10, .color.probe("a"), .color.frame(height: 100).probe("b"))
      )
    },
    LayoutCase("scroll-05", 20, 400, .frame("a", 0, 0, 20, 20), .frame("b", 0, 28, 20, 20)) {
      .scroll(
        .vertical,
        .column(
          spacing: 0,
          .color.frame(width: 20, height: 20).probe("a"),
          .spacer(),
          .color.frame(width: 20, height: 20).probe("b")
        )
      )
    },
  ]

  private static let mirrored: [LayoutCase] = [
    LayoutCase("rtl-01", 100, 10, .frame("a", 70, 0, 30, 10), .frame("b", 0, 0, 70, 10)) {
      .row(
        spacing: 0,
        .color.frame(width: 30, height: 10).probe("a"),
        .color.frame(width: 70, height: 10).probe("b")
      ).rightToLeft
    }
  ]

  private static let texts: [LayoutCase] = [
    LayoutCase("text-07", 200, 100, .proposal("t", 66.6667, 100)) {
      .row(spacing: 0, .color, .text("Hello, world").probe("t"), .color)
    },
    LayoutCase("text-08", 200, 100, .proposal("t", 200, 100)) {
      .row(spacing: 0, .color, .text("Hello, world").probe("t").priority(1), .color)
    },
  ]
}

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context[VerticalAlignment.center]
  }
}

extension VerticalAlignment {
  fileprivate static let middle = VerticalAlignment(Middle.self)
}
