import Foundation
import Testing

@testable import ViewRuntime

/// The corpus's cases on modifiers of one view.
struct LayoutFrameCaseTests {
  @Test(arguments: frames + fixed + aspects + paddings)
  func framesOfTheCorpusHold(layout: LayoutCase) {
    layout.check()
  }

  @Test(arguments: ideals + layers + offsets + fits + insets)
  func modifiersOfTheCorpusHold(layout: LayoutCase) {
    layout.check()
  }

  private static let frames: [LayoutCase] = [
    LayoutCase("frame-01", 200, 200, .frame("a", 75, 75, 50, 50), .proposal("a", 50, 50)) {
      .color.probe("a").frame(width: 50, height: 50)
    },
    LayoutCase("frame-02", 200, 120, .frame("a", 75, 0, 50, 120), .proposal("a", 50, 120)) {
      .color.probe("a").frame(width: 50)
    },
    LayoutCase("frame-03", 100, 60, .frame("a", 80, 50, 20, 10)) {
      .color.frame(width: 20, height: 10).probe("a")
        .frame(width: 100, height: 60, alignment: .bottomTrailing)
    },
    LayoutCase("frame-05", 200, 100, .frame("a", 0, 40, 40, 20), .frame("f", 0, 40, 200, 20)) {
      .color.frame(width: 40, height: 20).probe("a")
        .flexible(width: LengthLimits(max: .infinity), alignment: .leading).probe("f")
    },
    LayoutCase("frame-08", 60, 100, .frame("f", 0, 40, 60, 20)) {
      .color.frame(width: 30, height: 20).flexible(width: LengthLimits(max: 100)).probe("f")
    },
    LayoutCase("frame-09", 60, 100, .frame("f", -10, 40, 80, 20)) {
      .color.frame(width: 80, height: 20).flexible(width: LengthLimits(max: 100)).probe("f")
    },
    LayoutCase(
      "frame-12",
      50,
      100,
      .frame("f", -25, 0, 100, 100),
      .frame("a", -25, 0, 100, 100),
      .proposal("a", 100, 100)
    ) {
      .color.probe("a").flexible(width: LengthLimits(min: 100)).probe("f")
    },
    LayoutCase("frame-16", 300, 200, .frame("a", 0, 0, 300, 200)) {
      .color.probe("a").flexible(width: LengthLimits(ideal: 120), height: LengthLimits(ideal: 40))
    },
    LayoutCase("frame-17", 300, 200, .frame("f", 145, 95, 10, 10)) {
      .color.flexible(width: LengthLimits(max: .infinity)).probe("f").ideal()
    },
    LayoutCase("frame-18", 500, 500, .frame("f", 150, 150, 200, 200)) {
      .color.flexible(width: LengthLimits(max: .infinity)).frame(width: 200, height: 200).probe("f")
    },
    LayoutCase("frame-19", 100, 40, .frame("a", 60, 0, 40, 40)) {
      .color.probe("a").frame(width: 40, height: 40)
        .frame(width: 100, height: 40, alignment: .trailing)
    },
    LayoutCase("frame-20", 200, 200, .frame("a", 75, 75, 50, 50), .proposals("a", [[50, 50]])) {
      .color.probe("a").frame(width: 50, height: 50)
    },
  ]

  private static let fixed: [LayoutCase] = [
    LayoutCase("fixed-01", 100, 100, .frame("a", 45, 0, 10, 100)) {
      .color.probe("a").ideal(.horizontal).frame(width: 100, height: 100)
    },
    LayoutCase("fixed-02", 100, 100, .frame("a", 0, 45, 100, 10)) {
      .color.probe("a").ideal(.vertical).frame(width: 100, height: 100)
    },
  ]

  private static let aspects: [LayoutCase] = [
    LayoutCase("aspect-03", 100, 100, .frame("a", 0, 25, 100, 50)) {
      .color.probe("a").aspect(CGSize(width: 2, height: 1), .fit).frame(width: 100, height: 50)
    },
    LayoutCase("aspect-05", 100, 100, .frame("a", 25, 25, 50, 50)) {
      .color.probe("a").aspect(nil, .fit).frame(width: 100, height: 50)
    },
    LayoutCase("aspect-06", 200, 100, .frame("a", 50, 0, 100, 100)) {
      .color.probe("a").aspect(nil, .fill).frame(width: 50, height: 100)
    },
    LayoutCase("aspect-07", 300, 400, .frame("a", 0, 0, 300, 150)) {
      .scroll(.vertical, .color.aspect(CGSize(width: 2, height: 1), .fit).probe("a"))
    },
    LayoutCase("aspect-08", 300, 300, .frame("a", 145, 145, 10, 10)) {
      .color.probe("a").aspect(CGSize(width: 3, height: 1), .fit).ideal()
    },
    LayoutCase("aspect-09", 100, 100, .frame("i", 0, 25, 100, 50)) {
      .resizable(200, 100).probe("i").aspect(nil, .fit).frame(width: 100, height: 100)
    },
    LayoutCase("aspect-10", 100, 100, .frame("i", -50, 0, 200, 100)) {
      .resizable(200, 100).probe("i").aspect(nil, .fill).frame(width: 100, height: 100)
    },
  ]

  private static let paddings: [LayoutCase] = [
    LayoutCase("pad-02", 100, 100, .frame("a", 16, 16, 68, 68)) { .color.probe("a").padding() },
    LayoutCase("pad-03", 100, 50, .frame("a", 20, 5, 60, 45)) {
      .color.probe("a").padding(20, .horizontal).padding(5, .top)
    },
    LayoutCase("pad-05", 80, 40, .frame("a", -10, -10, 100, 60), .frame("p", 0, 0, 80, 40)) {
      .color.probe("a").padding(-10).probe("p").frame(width: 80, height: 40)
    },
    LayoutCase("pad-06", 100, 100, .frame("a", 45, 45, 10, 10), .frame("p", 37, 37, 26, 26)) {
      .color.probe("a").padding(8).probe("p").ideal()
    },
  ]

  private static let ideals: [LayoutCase] = [
    LayoutCase("ideal-01", 300, 200, .frame("a", 145, 95, 10, 10), .proposal("a", nil, nil)) {
      .color.probe("a").ideal()
    },
    LayoutCase("ideal-03", 300, 200, .frame("a", 0, 95, 300, 10)) {
      .color.probe("a").ideal(.vertical)
    },
    LayoutCase("ideal-06", 300, 200, .frame("i", 100, 70, 100, 60)) {
      .resizable(100, 60).probe("i").ideal()
    },
    LayoutCase("ideal-07", 200, 200, .frame("i", 50, 70, 100, 60), .frame("root", 80, 80, 40, 40)) {
      .image(100, 60).probe("i").frame(width: 40, height: 40).probe("root")
    },
    LayoutCase("ideal-09", 100, 100, .frame("v", 50, 50, 0, 0)) { .column().probe("v") },
  ]

  private static let layers: [LayoutCase] = [
    LayoutCase("layer-01", 200, 200, .frame("o", 60, 80, 80, 40), .proposal("o", 80, 40)) {
      .color.frame(width: 80, height: 40).overlay(.center, .color.probe("o"))
    },
    LayoutCase(
      "layer-02",
      200,
      200,
      .frame("a", 80, 80, 40, 40),
      .frame("b", 50, 95, 100, 10),
      .frame("root", 80, 80, 40, 40)
    ) {
      .color.frame(width: 40, height: 40).probe("a")
        .background(.center, .color.frame(width: 100, height: 10).probe("b")).probe("root")
    },
    LayoutCase("layer-05", 60, 60, .frame("b", 0, 35, 20, 20), .frame("g", 5, 30, 10, 30)) {
      .color.frame(width: 60, height: 60).overlay(
        .bottomLeading,
        .depth(
          .center,
          .color.frame(width: 20, height: 20).probe("b"),
          .color.frame(width: 10, height: 30).probe("g")
        )
      )
    },
  ]

  private static let offsets: [LayoutCase] = [
    LayoutCase(
      "offset-01",
      100,
      20,
      .frame("a", 80, 5, 20, 20),
      .frame("b", 50, 0, 20, 20),
      .frame("root", 30, 0, 40, 20)
    ) {
      .row(
        spacing: 0,
        .color.frame(width: 20, height: 20).probe("a").offset(50, 5),
        .color.frame(width: 20, height: 20).probe("b")
      ).probe("root")
    },
    LayoutCase("offset-02", 200, 100, .frame("a", 20, 0, 20, 20), .frame("p", 0, 0, 200, 100)) {
      .color.frame(width: 20, height: 20).probe("a").position(30, 10).probe("p")
    },
  ]

  private static let fits: [LayoutCase] = [
    LayoutCase("fits-01", 100, 50, .frame("b", 20, 15, 60, 20), .absent("a")) {
      .fits(
        .color.frame(width: 120, height: 20).probe("a"),
        .color.frame(width: 60, height: 20).probe("b")
      )
    },
    LayoutCase("fits-02", 100, 50, .frame("b", -5, 15, 110, 20), .absent("a")) {
      .fits(
        .color.frame(width: 120, height: 20).probe("a"),
        .color.frame(width: 110, height: 20).probe("b")
      )
    },
  ]

  private static let insets: [LayoutCase] = [
    LayoutCase("inset-01", 200, 300, .frame("b", 0, 250, 200, 50), .frame("p", 0, 0, 200, 250)) {
      Sketch(
        rule: SafeAreaInsetRule(.bottom, spacing: 0),
        children: [.color.probe("p"), .color.frame(height: 50).probe("b")]
      )
    },
    LayoutCase("inset-02", 200, 300, .frame("b", 0, 0, 200, 40), .frame("p", 0, 50, 200, 250)) {
      Sketch(
        rule: SafeAreaInsetRule(.top, spacing: 10),
        children: [.color.probe("p"), .color.frame(height: 40).probe("b")]
      )
    },
  ]
}
