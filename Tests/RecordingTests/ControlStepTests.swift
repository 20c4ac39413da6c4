import SwiftUI
import Testing
import ViewTraceTesting
import Workloads

/// The steps that set controls and the device, each by what it makes run.
struct ControlStepTests {
  private func recorded(_ steps: Workload.Action...) async throws -> RecordedTrace {
    try await record(ControlsApp.self, workload: Workload(name: "controls", steps: steps))
  }

  private func shows(_ text: String) -> Workload.Action {
    .wait(.shown(.text(text), limit: .milliseconds(1)))
  }

  @Test func aSliderIsSetBetweenTwoCalls() async throws {
    let run = try await recorded(.setSlider("Level", to: 40), shows("level 40 after 2"))
    #expect(try run.evaluations(of: "Sliding", in: 1) == 3)
    #expect(try run.evaluations(of: "Choosing", in: 1) == 0)
  }

  /// Its knob has 200 points: 100 of them are half of the range, in steps of ten.
  @Test func aSliderIsDragged() async throws {
    let run = try await recorded(
      .drag("Level", .by(100, 0)),
      shows("level 50 after 2"),
      .drag("Level", .by(-400, 0)),
      shows("level 0 after 4")
    )
    #expect(try run.causes(of: "Sliding", in: 1) == ["_edits", "_level"])
    #expect(try run.evaluations(of: "Sliding", in: 1) == 7)
  }

  @Test(arguments: ["Menu", "Segments", "Wheel", "Inline", "Link"])
  func aPickerIsSetInEveryStyle(name: String) async throws {
    let run = try await recorded(
      .setPicker(.text(name), to: .label("Plum")),
      shows("fruit Plum"),
      .setPicker(.text(name), to: .index(1)),
      shows("fruit Pear")
    )
    #expect(try run.evaluations(of: "Choosing", in: 1) == 1)
    #expect(try run.evaluations(of: "Choosing", in: 3) == 1)
    #expect(try run.evaluations(of: "Sliding", in: 1) == 0)
  }

  @Test func aStepperGoesToItsEnd() async throws {
    let run = try await recorded(
      .tap("Increment"),
      .tap("Increment"),
      .tap("Increment"),
      shows("Guests 2"),
      .tap("Decrement"),
      shows("Guests 1")
    )
    #expect(try (1...5).map { try run.evaluations(of: "GuestCount", in: $0) } == [1, 1, 0, 0, 1])
  }

  @Test func aToggleIsPutOrFlipped() async throws {
    let run = try await recorded(
      .toggle("Loud", to: true),
      shows("loud"),
      .toggle("Loud", to: true),
      .toggle("Loud"),
      shows("quiet")
    )
    #expect(try (1...4).map { try run.evaluations(of: "Switching", in: $0) } == [1, 0, 0, 1])
  }

  @Test func theDevicesSettingsReachTheirReaders() async throws {
    var change = Workload.Environment.Change()
    change.dynamicTypeSize = .accessibility2
    change.colorScheme = .dark
    change.horizontalSizeClass = .regular
    change.layoutDirection = .rightToLeft
    change.locale = "de_DE"
    let run = try await recorded(
      .setEnvironment(change),
      shows("accessibility2 dark regular rightToLeft de_DE")
    )
    #expect(try run.evaluations(of: "Surroundings", in: 1) == 1)
    #expect(try run.evaluations(of: "Sliding", in: 1) == 0)
  }

  /// Twenty rows are in the way, and no row that is there runs again.
  @Test func aListIsScrolledInEveryForm() async throws {
    let run = try await recorded(
      .selectTab(.label("Long")),
      .scroll(.by(0, 1000, frames: 20)),
      .scroll(.until("row 60")),
      shows("row 60"),
      .scroll(.to(.end)),
      shows("row 199"),
      .scroll(.to(.start)),
      shows("row 0"),
      .swipe(.up)
    )
    #expect(try run.evaluations(of: "LongRow", in: 2) == 20)
    #expect(try run.evaluations(of: "LongRow", in: 9) > 0)
  }

  @Test func aTurnedDeviceIsLaidOutWithoutBodies() async throws {
    let run = try await recorded(.resize(.init(width: 844, height: 390)))
    #expect(try run.evaluations(in: 1) == 0)
    #expect(try run.proposals(in: 1) > 0)
  }
}
