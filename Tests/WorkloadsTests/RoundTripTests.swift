import Testing
import TraceModel
import Workloads

/// Writing and reading are the inverse of each other.
struct RoundTripTests {
  @Test(arguments: 0..<300)
  func writtenWorkloadsReadBackTheSame(_ seed: UInt64) throws {
    var random = RandomWorkload(seed)
    let workload = random.workload()
    let text = workload.text
    #expect(try Workload(text: text, path: "seed \(seed)") == workload, "seed \(seed)")
    #expect(workload.text == text, "seed \(seed)")
  }

  @Test func defaultsAreLeftOutAndShortFormsUsed() {
    let workload = Workload(
      name: "rating",
      environment: .init(colorScheme: .dark),
      settle: .seconds(1),
      steps: [
        .tap("Plus"), .longPress("Plus"), .longPress("Plus", for: .milliseconds(1500)),
        .repeat(2, [.tap(.view("Row", index: 0)), .back]), .wait(.idle()), .submit(),
        .scroll(.until("Row 40", toward: .start)), .type("a\"b", into: .id("search")),
      ]
    )
    #expect(
      workload.text == #"""
        {
          "name": "rating",
          "environment": {"colorScheme": "dark"},
          "profile": "ios27",
          "settle": "1s",
          "steps": [
            {"tap": "Plus"},
            {"longPress": "Plus"},
            {"longPress": {"on": "Plus", "for": "1500ms"}},
            {"repeat": {"times": 2, "steps": [{"tap": {"view": "Row", "index": 0}}, "back"]}},
            "wait",
            "submit",
            {"scroll": {"until": "Row 40", "toward": "start"}},
            {"type": {"text": "a\"b", "into": {"id": "search"}}}
          ]
        }

        """#
    )
  }

  /// A damaged file is an error or another workload, never a trap.
  @Test(arguments: 0..<100)
  func damagedTextsNeverTrap(_ seed: UInt64) {
    var random = RandomWorkload(seed)
    let whole = Array(random.workload().text.utf8)
    for _ in 0..<20 {
      var bytes = whole
      let place = Int.random(in: bytes.indices, using: &random.generator)
      let length = Int.random(in: 0...6, using: &random.generator)
      let pieces = ["-1", "1e300", "null", "\"\"", "[]", "{}", "0", "9223372036854775807", ""]
      let piece = pieces.randomElement(using: &random.generator) ?? ""
      bytes.replaceSubrange(place..<min(place + length, bytes.count), with: Array(piece.utf8))
      _ = try? Workload(text: String(decoding: bytes, as: UTF8.self), path: "seed \(seed)")
    }
  }
}
