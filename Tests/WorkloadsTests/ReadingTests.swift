import Testing
import TraceModel
import Workloads

/// What a file says is what the value holds.
struct ReadingTests {
  @Test func leftOutKeysHaveTheirDefaults() throws {
    let workload = try Workload(text: #"{"name": "start", "steps": []}"#, path: "f.json")
    #expect(workload == Workload(name: "start"))
    #expect(workload.device.size == Workload.Size(width: 390, height: 844))
    #expect(workload.device.scale == 3)
    #expect(workload.environment.locale == "en_US")
    #expect(workload.environment.timeZone == "UTC")
    #expect(workload.profile == .ios27)
    #expect(workload.settle == .milliseconds(400))
    #expect(workload.limit == .seconds(60))
    #expect(workload.now.description == "2026-01-01T09:00:00Z")
    #expect(workload.seed == 1)
  }

  @Test func everyKeyIsRead() throws {
    let text = """
      {
        "name": "all keys",
        "device": {"size": [844.5, 390], "scale": 2},
        "environment": {
          "colorScheme": "dark", "dynamicTypeSize": "accessibility3", "locale": "zh_Hans_CN",
          "timeZone": "Asia/Shanghai", "horizontalSizeClass": "regular",
          "verticalSizeClass": "compact", "layoutDirection": "rightToLeft"
        },
        "now": "2030-06-01T00:00:00.25+08:00",
        "seed": 18446744073709551615,
        "profile": "ios17",
        "defaults": {"a": 1, "b": 1.0, "c": [true, "x"], "d": {"e": -0.5}},
        "arguments": ["-mock", "YES"],
        "settle": "0s",
        "limit": "1.5min",
        "network": [],
        "steps": ["back"]
      }
      """
    let workload = try Workload(text: text, path: "f.json")
    #expect(
      workload
        == Workload(
          name: "all keys",
          device: .init(size: .init(width: 844.5, height: 390), scale: 2),
          environment: .init(
            colorScheme: .dark,
            dynamicTypeSize: .accessibility3,
            locale: "zh_Hans_CN",
            timeZone: "Asia/Shanghai",
            horizontalSizeClass: .regular,
            verticalSizeClass: .compact,
            layoutDirection: .rightToLeft
          ),
          now: .init(since1970: Nanoseconds(1_906_473_600_250_000_000)),
          seed: .max,
          profile: .ios17,
          defaults: ["a": 1, "b": 1.0, "c": [true, "x"], "d": ["e": -0.5]],
          arguments: ["-mock", "YES"],
          settle: .zero,
          limit: .seconds(90),
          steps: [.back]
        )
    )
  }

  @Test(arguments: steps)
  func everyFormOfAStepIsRead(_ text: String, _ action: Workload.Action) throws {
    let workload = try Workload(text: "{\"name\": \"x\", \"steps\": [\(text)]}", path: "f.json")
    #expect(workload.steps == [action])
  }

  static let steps: [(String, Workload.Action)] = [
    (#"{"tap": "Plus"}"#, .tap("Plus")),
    (#"{"tap": {"text": "Plus", "index": 1}}"#, .tap(.text("Plus", index: 1))),
    (#"{"tap": {"id": "plus"}}"#, .tap(.id("plus"))),
    (#"{"tap": {"view": "Row", "index": 3}}"#, .tap(.view("Row", index: 3))),
    (#"{"tap": {"at": [1.5, 2]}}"#, .tap(.at(1.5, 2))),
    (#"{"doubleTap": "Photo"}"#, .doubleTap("Photo")),
    (#"{"longPress": "Row"}"#, .longPress("Row")),
    (#"{"longPress": {"id": "row"}}"#, .longPress(.id("row"))),
    (
      #"{"longPress": {"on": {"id": "row"}, "for": "2s"}}"#,
      .longPress(.id("row"), for: .seconds(2))
    ),
    (#"{"drag": {"on": "Card", "by": [-4, 8]}}"#, .drag("Card", .by(-4, 8))),
    (
      #"{"drag": {"on": "Card", "to": "Bin", "over": "1s"}}"#,
      .drag("Card", .to("Bin"), over: .seconds(1))
    ),
    (#"{"swipe": {"direction": "up"}}"#, .swipe(.up)),
    (#"{"swipe": {"direction": "left", "on": "Row"}}"#, .swipe(.left, on: "Row")),
    (#"{"magnify": {"on": "Photo", "by": 0.5}}"#, .magnify("Photo", by: 0.5)),
    (
      #"{"rotate": {"on": "Photo", "by": -90, "over": "1s"}}"#,
      .rotate("Photo", by: -90, over: .seconds(1))
    ),
    (#"{"scroll": {"by": [0, 300]}}"#, .scroll(.by(0, 300))),
    (
      #"{"scroll": {"to": "end", "in": {"id": "feed"}, "frames": 9}}"#,
      .scroll(.to(.end, in: .id("feed"), frames: 9))
    ),
    (#"{"scroll": {"until": "Row 40"}}"#, .scroll(.until("Row 40"))),
    (
      #"{"scroll": {"until": "Row 1", "toward": "start"}}"#,
      .scroll(.until("Row 1", toward: .start))
    ),
    (#"{"type": {"text": "a b"}}"#, .type("a b")),
    (
      #"{"type": {"text": " ", "into": "Search", "each": "0ms"}}"#,
      .type(" ", into: "Search", each: .zero)
    ),
    (#"{"clear": "Search"}"#, .clear("Search")),
    (#""submit""#, .submit()),
    (#"{"submit": "Search"}"#, .submit("Search")),
    (#"{"toggle": "Sound"}"#, .toggle("Sound")),
    (#"{"toggle": {"on": "Sound", "to": false}}"#, .toggle("Sound", to: false)),
    (#"{"setSlider": {"on": "Volume", "to": 1e-1}}"#, .setSlider("Volume", to: 0.1)),
    (#"{"setPicker": {"on": "Theme", "to": 2}}"#, .setPicker("Theme", to: 2)),
    (#"{"setPicker": {"on": "Theme", "to": "Dark"}}"#, .setPicker("Theme", to: "Dark")),
    (#"{"selectTab": "Library"}"#, .selectTab("Library")),
    (#""back""#, .back),
    (#""dismiss""#, .dismiss),
    (#""refresh""#, .refresh()),
    (#"{"refresh": {"id": "feed"}}"#, .refresh(.id("feed"))),
    (#"{"setEnvironment": {"locale": "de_DE"}}"#, .setEnvironment(.init(locale: "de_DE"))),
    (#"{"resize": [844, 390]}"#, .resize(.init(width: 844, height: 390))),
    (#""wait""#, .wait(.idle())),
    (#"{"wait": {"limit": "9s"}}"#, .wait(.idle(limit: .seconds(9)))),
    (#"{"wait": {"for": "9s"}}"#, .wait(.time(.seconds(9)))),
    (#"{"wait": {"until": "Done"}}"#, .wait(.shown("Done"))),
    (#"{"mark": "first page"}"#, .mark("first page")),
    (
      #"{"repeat": {"times": 2, "steps": [{"tap": "a"}, "back"]}}"#, .repeat(2, [.tap("a"), .back])
    ),
    (#""unmount""#, .unmount),
  ]

  @Test func workloadBuiltInCodeIsCheckedTheSame() throws {
    try Workload(name: "x", steps: [.tap("Plus")]).check()
    let broken = Workload(name: "x", steps: [.back, .setSlider("Volume", to: .nan)])
    let error = #expect(throws: WorkloadError.self) { try broken.check() }
    #expect(
      error?.description == """
        workload "x":4:58: expected a number, found null
              "steps": ["back", {"setSlider": {"on": "Volume", "to": null}}]
                                                                     ^
          fix: write a number here
        """
    )
  }
}
