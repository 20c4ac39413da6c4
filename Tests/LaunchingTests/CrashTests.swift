import Testing
import TraceModel

@testable import Launching

private func record(_ text: String) -> CrashRecord? { CrashRecord(parsing: Array(text.utf8)) }

struct CrashRecordTests {
  @Test func allLinesAreRead() {
    let parsed = record(
      """
      signal 11
      address 0x10
      pc 0x7f00
      frame /a folder/App 0x2a
      frame /lib/libc.so.6 0xff
      end

      """
    )
    #expect(parsed?.signal == 11)
    #expect(parsed?.address == 16)
    #expect(
      parsed?.frames == [
        ImageAddress(image: "/a folder/App", offset: 42),
        ImageAddress(image: "/lib/libc.so.6", offset: 255),
      ]
    )
    #expect(parsed?.isWhole == true)
  }

  /// Of a return address the byte before it belongs to the call.
  @Test(
    arguments: [
      ("pc 0x55550000a010\nframe /App 0x3010\nframe /App 0x20\n", [0x3010, 0x1f]),
      ("pc 0x0\nframe /App 0x30\nframe /App 0x20\n", [0x2f, 0x1f]),
      ("frame /App 0x30\n", [0x2f]),
      ("", []),
    ] as [(String, [UInt64])]
  )
  func returnAddressesAreLookedUpInsideTheirCall(lines: String, offsets: [UInt64]) {
    #expect(record("signal 4\n" + lines)?.places.map(\.offset) == offsets)
  }

  /// Below the stack is a guard: what fails close to the stack pointer fails there.
  @Test(
    arguments: [
      ("signal 11\naddress 0x7ffe0ff8\npc 0x1\nsp 0x7ffe1000\n", true),
      ("signal 11\naddress 0x7ffe1008\npc 0x1\nsp 0x7ffe1000\n", true),
      // A frame of 64 KiB.
      ("signal 11\naddress 0x7ffd1000\npc 0x1\nsp 0x7ffe1000\n", true),
      ("signal 11\naddress 0x10\npc 0x1\nsp 0x7ffe1000\n", false),
      ("signal 11\naddress 0x7ffe2001\npc 0x1\nsp 0x7ffe1000\n", false),
      ("signal 11\naddress 0x7ffe0ff8\n", false),
      ("signal 7\naddress 0x7ffe0ff8\npc 0x1\nsp 0x7ffe1000\n", false),
    ] as [(String, Bool)]
  )
  func aFullStackIsToldApart(text: String, isOverflow: Bool) {
    #expect(record(text)?.isStackOverflow == isOverflow)
  }

  /// The handler itself may die on the way.
  @Test func aCutRecordSaysSo() {
    let parsed = record("signal 4\nframe /App 0x1\nframe /Ap")
    #expect(parsed?.signal == 4)
    #expect(parsed?.frames == [ImageAddress(image: "/App", offset: 1)])
    #expect(parsed?.isWhole == false)
  }

  @Test(arguments: ["", "end\n", "signal\n", "signal x\n", "\0\u{FFFD}\n"])
  func withoutASignalThereIsNoRecord(text: String) { #expect(record(text) == nil) }
}

struct FatalErrorScannerTests {
  private func scan(_ pieces: [String]) -> String? {
    var scanner = FatalErrorScanner()
    for piece in pieces { scanner.read(Array(piece.utf8)) }
    scanner.finish()
    return scanner.last
  }

  @Test(
    arguments: [
      (["Fatal error: A\n"], "Fatal error: A"),
      (
        ["Swift/Array.swift:692: Fatal error: Index out of range\n"],
        "Fatal error: Index out of range"
      ),
      (["Feed/Row.swift:3: Fat", "al error: in pie", "ces\nafter\n"], "Fatal error: in pieces"),
      (["Fatal error: first\nFatal error: last\n"], "Fatal error: last"),
      (["Fatal error: without a line end"], "Fatal error: without a line end"),
      (["Fatal errors are rare\n"], nil),
      ([], nil),
    ] as [([String], String?)]
  )
  func theLastSentenceIsFound(pieces: [String], found: String?) { #expect(scan(pieces) == found) }
}

struct CrashSentenceTests {
  private let frame = ImageAddress(image: "App", offset: 1)
  private let crash = "signal 4\npc 0x1001\nframe App 0x1\nend\n"

  private func failure(_ name: String) -> [ImageAddress: [Symbol]] {
    let symbol = Symbol(
      function: name,
      shortFunction: name,
      isSwift: false,
      file: "",
      line: 0,
      column: 0
    )
    return [frame: [symbol]]
  }

  @Test func aPrintedSentenceIsTakenAsItIs() {
    let sentence = CrashSentence(
      printed: "Fatal error: No ObservableObject of type Feed found.",
      record: record("signal 4\n"),
      ending: .signalled(4),
      limit: .seconds(300)
    )
    #expect(sentence.text == "Fatal error: No ObservableObject of type Feed found.")
  }

  @Test func aReleaseBuildsTrapIsNamedByItsInlinedFrame() {
    let sentence = CrashSentence(
      record: record(crash),
      ending: .signalled(4),
      symbols: failure("Swift runtime failure: Index out of range"),
      place: ResolvedPlace(
        file: "Row.swift",
        line: 12,
        column: 3,
        function: "Row.body.getter",
        isApproximate: false
      ),
      limit: .seconds(300)
    )
    #expect(sentence.text == "Fatal error: Index out of range, at Row.swift:12 in Row.body.getter")
  }

  @Test(
    arguments: [
      ("signal 4\n", .signalled(4), "Illegal instruction (signal 4)"),
      (
        "signal 11\naddress 0x10\n", .signalled(11),
        "Segmentation fault (signal 11) at address 0x10"
      ),
      (
        "signal 11\naddress 0x7ffe0ff8\nsp 0x7ffe1000\n", .signalled(11),
        "Stack overflow: calls in calls without end"
      ),
      ("signal 6\naddress 0x10\n", .signalled(6), "Aborted (signal 6)"),
      ("", .signalled(9), "Killed (signal 9)"),
      ("", .signalled(31), "Signal 31"),
      ("", .exited(1), "The app ended itself with exit code 1 before the workload was done"),
      ("signal 6\n", .timedOut, "Still running after 300 s of real time"),
    ] as [(String, ChildProcess.Ending, String)]
  )
  func withoutASentenceTheEndingIsNamed(
    text: String,
    ending: ChildProcess.Ending,
    sentence: String
  ) {
    let made = CrashSentence(record: record(text), ending: ending, limit: .seconds(300))
    #expect(made.text == sentence)
  }
}
