import Testing

@testable import Launching

@Suite struct TraceErrorScannerTests {
  /// What an app prints, in pieces of any size.
  @Test(arguments: [1, 3, 1_000]) func theErrorIsFoundWithItsFix(size: Int) {
    var scanner = TraceErrorScanner(path: "/tmp/a.viewtrace")
    let printed = Array(
      """
      hello
        indented
      /tmp/a.viewtrace2: not this one
      /tmp/a.viewtrace: the disk is full, so the recording ends here
        fix: free some space
      bye
        and more
      """.utf8
    )
    for start in stride(from: 0, to: printed.count, by: size) {
      scanner.read(Array(printed[start..<min(start + size, printed.count)]))
    }
    scanner.finish()
    #expect(
      scanner.text == """
        /tmp/a.viewtrace: the disk is full, so the recording ends here
          fix: free some space
        """
    )
  }

  @Test func anAppThatSaysNothingOfItHasNone() {
    var scanner = TraceErrorScanner(path: "/tmp/a.viewtrace")
    scanner.read(Array("see /tmp/a.viewtrace: it is fine\n  fix: nothing\n".utf8))
    scanner.finish()
    #expect(scanner.text == nil)
  }
}
