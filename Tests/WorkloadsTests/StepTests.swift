import Testing
import Workloads

/// The order of steps, their paths and their words.
struct StepTests {
  @Test func repeatsAreUnrolledWithPaths() {
    let workload = Workload(
      name: "x",
      steps: [
        .tap("a"), .mark("m"), .repeat(2, [.tap("b"), .repeat(2, [.back]), .dismiss]), .unmount,
      ]
    )
    let performed = workload.performedSteps.map { "\($0.path) \($0.action)" }
    #expect(
      performed == [
        #"1 tap "a""#, #"2 mark "m""#,
        #"3.1 tap "b""#, "3.2.1 back", "3.2.2 back", "3.3 dismiss",
        #"3.4 tap "b""#, "3.5.1 back", "3.5.2 back", "3.6 dismiss",
        "4 unmount",
      ]
    )
  }

  @Test func mountAloneHasNoSteps() {
    #expect(Array(Workload(name: "x").performedSteps).isEmpty)
  }

  @Test func longRepeatsAreNotUnrolledInAdvance() {
    let workload = Workload(name: "x", steps: [.repeat(1_000_000_000, [.back])])
    var steps = workload.performedSteps.makeIterator()
    #expect(steps.next()?.path == "1.1")
    #expect(steps.next()?.path == "1.2")
  }

  @Test(arguments: words)
  func actionsAreSaidInTheWorkloadsWords(_ action: Workload.Action, _ expected: String) {
    #expect(action.description == expected)
    #expect(
      action.description
        == [action.name.rawValue, action.aim].compactMap(\.self).joined(separator: " ")
    )
  }

  static let words: [(Workload.Action, String)] = [
    (.tap("Plus"), #"tap "Plus""#),
    (.tap(.text("Say \"hi\"\n", index: 2)), #"tap "Say \"hi\"\n" [2]"#),
    (.doubleTap(.id("photo")), #"doubleTap id "photo""#),
    (.longPress(.view("Row", index: 3)), "longPress view Row [3] for 500ms"),
    (.drag(.at(1.5, 2), .by(0, -40)), "drag (1.5, 2) by (0, -40)"),
    (.drag("Card", .to("Bin")), #"drag "Card" to "Bin""#),
    (.swipe(.left), "swipe left"),
    (.swipe(.left, on: "Row"), #"swipe left on "Row""#),
    (.magnify("Photo", by: 1.5), #"magnify "Photo" by 1.5"#),
    (.rotate("Photo", by: -90), #"rotate "Photo" by -90"#),
    (.scroll(.by(0, 300)), "scroll by (0, 300)"),
    (.scroll(.to(.end, in: .id("feed"))), #"scroll to the end in id "feed""#),
    (.scroll(.until("Row 40")), #"scroll until "Row 40""#),
    (.scroll(.until("Row 1", toward: .start)), #"scroll back until "Row 1""#),
    (.type("swift", into: "Search"), #"type "swift" into "Search""#),
    (.type("swift"), #"type "swift""#),
    (.clear("Search"), #"clear "Search""#),
    (.submit(), "submit"),
    (.toggle("Sound", to: true), #"toggle "Sound" to true"#),
    (.setSlider("Volume", to: 0.5), #"setSlider "Volume" to 0.5"#),
    (.setPicker("Theme", to: 1), #"setPicker "Theme" to [1]"#),
    (.selectTab("Library"), #"selectTab "Library""#),
    (.back, "back"), (.dismiss, "dismiss"), (.unmount, "unmount"),
    (.refresh(.id("feed")), #"refresh id "feed""#),
    (
      .setEnvironment(.init(colorScheme: .dark, locale: "de_DE")),
      "setEnvironment colorScheme dark, locale de_DE"
    ),
    (.resize(.init(width: 844, height: 390)), "resize 844x390"),
    (.wait(.idle()), "wait until idle"),
    (.wait(.time(.milliseconds(1500))), "wait for 1500ms"),
    (.wait(.shown("Done")), #"wait until "Done""#),
    (.mark("first page"), #"mark "first page""#),
    (.repeat(3, [.back]), "repeat 3 times 1 step"),
  ]

  @Test(arguments: [
    (Workload.Scroll.by(0, 0), 1), (.by(0, 50), 1), (.by(0, 51), 2), (.by(-600, 40), 12),
    (.by(0, .infinity), 1), (.by(0, 300, frames: 4), 4), (.to(.end), 1),
    (.to(.end, frames: 30), 30),
    (.until("a"), 600), (.until("a", frames: 5), 5), (.by(0, 9, frames: -1), 1),
  ])
  func scrollsTakeFrames(_ scroll: Workload.Scroll, _ frames: Int) {
    #expect(scroll.frameCount == frames)
  }
}
