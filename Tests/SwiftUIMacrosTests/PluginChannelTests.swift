import Glibc
import Testing

@testable import SwiftUIMacros

/// Two pipes: what the compiler would write and read.
private struct Pipes {
  let toPlugin: (read: CInt, write: CInt)
  let fromPlugin: (read: CInt, write: CInt)

  init() throws {
    func makePipe() throws -> (CInt, CInt) {
      var ends: [CInt] = [0, 0]
      try #require(pipe(&ends) == 0)
      return (ends[0], ends[1])
    }
    toPlugin = try makePipe()
    fromPlugin = try makePipe()
  }

  func close() {
    for end in [toPlugin.read, fromPlugin.read, fromPlugin.write] { Glibc.close(end) }
  }
}

@Suite struct PluginChannelTests {
  @Test func messagesPassUntilTheEmptyOne() throws {
    let pipes = try Pipes()
    defer { pipes.close() }
    let compiler = PluginChannel(input: pipes.fromPlugin.read, output: pipes.toPlugin.write)
    #expect(compiler.write(Array("{\"getCapability\":{}}".utf8)))
    #expect(compiler.write([]))
    Glibc.close(pipes.toPlugin.write)

    let plugin = PluginChannel(input: pipes.toPlugin.read, output: pipes.fromPlugin.write)
    PluginHost(channel: plugin).run()
    let answer = try #require(compiler.read())
    let expected = "{\"getCapabilityResult\":{\"capability\":{\"protocolVersion\":7}}}"
    #expect(String(decoding: answer, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    [], [1, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0, 7], Array(repeating: UInt8(255), count: 20),
  ])
  func aCutOffMessageEndsTheConversation(bytes: [UInt8]) throws {
    let pipes = try Pipes()
    defer { pipes.close() }
    _ = bytes.withUnsafeBytes { Glibc.write(pipes.toPlugin.write, $0.baseAddress, $0.count) }
    Glibc.close(pipes.toPlugin.write)
    let plugin = PluginChannel(input: pipes.toPlugin.read, output: pipes.fromPlugin.write)
    #expect(plugin.read() == nil)
  }
}
