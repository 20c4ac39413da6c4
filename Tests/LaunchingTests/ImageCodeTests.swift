import Foundation
import Testing

@testable import Launching

struct ImageCodeTests {
  /// What this test calls by its name is what the code says it calls.
  @Test func aDirectCallNamesItsFunction() throws {
    let (callee, caller) = try #require(aCall())
    let toolchain = try #require(Toolchain(environment: ProcessInfo.processInfo.environment))
    let symbols = try withTemporaryFolder { folder in
      Symbolizer(toolchain: toolchain, scratch: folder).symbols(of: [callee])
    }
    let start = try #require(symbols?[callee]?.last?.start)
    let code = try #require(ImageCode(path: caller.image))
    #expect(code.callTarget(endingAt: caller.offset) == start)
    // One byte off is no call any more.
    #expect(code.callTarget(endingAt: caller.offset - 1) != start)
  }

  @Test(arguments: ["/no/such/file", "/bin", "/etc/passwd"])
  func whatIsNoImageIsNil(path: String) { #expect(ImageCode(path: path) == nil) }

  /// Any bytes after the magic either give segments or none, and never trap.
  @Test func damagedImagesDoNotTrap() throws {
    try withTemporaryFolder { folder in
      let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]
      for length in 0..<80 {
        for filler: UInt8 in [0, 62, 0xFF] {
          var bytes = magic + [UInt8](repeating: filler, count: length)
          if bytes.count > 19 { (bytes[18], bytes[19]) = (62, 0) }
          let path = folder + "/image"
          try Data(bytes).write(to: URL(filePath: path))
          let code = ImageCode(path: path)
          for address in [0, 5, 1_000, UInt64.max] { _ = code?.callTarget(endingAt: address) }
        }
      }
    }
  }
}

@inline(never)
private func aCall() -> (callee: ImageAddress, caller: ImageAddress)? {
  let stack = stackInThisFunction()
  return stack.count == 2 ? (stack[0], stack[1]) : nil
}
