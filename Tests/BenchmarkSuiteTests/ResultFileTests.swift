import Foundation
import JSONSource
import Testing

@testable import BenchmarkSuite

// Foundation has one too.
typealias Measurement = BenchmarkSuite.Measurement

/// Results as they stand in a file.
struct ResultFileTests {
  static let machine = Machine(
    processor: "a processor",
    cores: 2,
    system: "a system",
    toolchain: "Swift 6.3",
    configuration: "release"
  )

  static func result(_ measurements: [Measurement], peer: Peer? = nil) -> ResultFile {
    ResultFile(
      machine: machine,
      date: "2026-12-01",
      recording: "null",
      measurements: measurements,
      peer: peer
    )
  }

  /// Calls back with a file of that text, which is removed afterwards.
  private func withFile<Result>(
    _ text: String,
    _ body: (String) throws -> Result
  ) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }

  private var full: ResultFile {
    var last = Measurement(
      name: "a/b/10",
      median: 12.5,
      quartiles: 10...20,
      samples: 9,
      floor: 2.5,
      counts: [.init(name: "runs", value: 3), .init(name: "bytes a row", value: 800.25)]
    )
    last.slope = 0.25
    return Self.result(
      [Measurement("a/b/1", samples: [3, 1, 2]), last],
      peer: Peer(name: "a peer 1.0", medians: [.init(name: "a/b/10", value: 50)])
    )
  }

  @Test func whatIsWrittenIsReadBack() throws {
    #expect(try withFile(full.json.text()) { try ResultFile(path: $0) } == full)
  }

  @Test func tableNamesTheMachineAndEveryNumber() {
    #expect(
      ResultTable(full).text == """
        a processor, 2 cores, a system
        Swift 6.3, release; recording: null; 2026-12-01
        peer: a peer 1.0, its time over ours

                    median  spread       floor   ratio        peer   ratio
        a/b/1         2 ns    50 %           -       -           -       -
        a/b/10     12.5 ns    80 %      2.5 ns       5       50 ns       4
          grows with the size to the power of 0.25
          3 runs, 800.25 bytes a row

        """
    )
  }

  @Test(arguments: [
    (#"{"machine": 1}"#, "machine"),
    (#"{"name": "x", "median_ns": {}}"#, "name"),
    (#"{"#, "end"),
  ])
  func whatIsNoResultFileIsRefused(_ text: String, _ said: String) throws {
    let error = try withFile(text) { path in
      #expect(throws: JSONError.self) { try ResultFile(path: path) }
    }
    let message = try #require(error).description
    #expect(message.contains(said) && message.contains("fix:"), "\(message)")
  }

  @Test func quartilesStandInOrder() throws {
    let text = full.json.text().replacing("10.0,", with: "30.0,")
    #expect(text != full.json.text())
    _ = try withFile(text) { path in
      #expect(throws: JSONError.self) { try ResultFile(path: path) }
    }
  }

  @Test func timesOfAPeerAreMoreThanNothing() throws {
    _ = try withFile(#"{"name": "x", "median_ns": {"a": 0}}"#) { path in
      #expect(throws: JSONError.self) { try Peer(path: path) }
    }
    #expect(throws: BenchmarkError.unreadable(path: "/no/file", detail: "cannot be read")) {
      try Peer(path: "/no/file")
    }
    #expect(BenchmarkError.unreadable(path: "", detail: "").exitCode == 3)
    #expect(BenchmarkError.noValue("--peer").exitCode == 2)
  }
}
