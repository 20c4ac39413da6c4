import Foundation
import Testing
import TraceModel

@testable import Launching

/// Tests run under `swift test`, so that its toolchain is there to be found.
struct SymbolizerTests {
  private let environment = ProcessInfo.processInfo.environment

  @Test func theToolchainIsFoundBesideSwift() throws {
    let toolchain = try #require(Toolchain(environment: environment))
    let fileManager = FileManager.default
    #expect(fileManager.isExecutableFile(atPath: toolchain.symbolizer))
    #expect(fileManager.isExecutableFile(atPath: toolchain.demangler))
  }

  @Test func withoutSwiftThereIsNoToolchain() {
    #expect(Toolchain(environment: ["PATH": "/no/such/folder"]) == nil)
    #expect(Toolchain(environment: [:]) == nil)
  }

  @Test func anAddressOfThisTestLeadsToThisFile() throws {
    let toolchain = try #require(Toolchain(environment: environment))
    let here = try #require(addressInThisFunction())
    let unknown = ImageAddress(image: "/no/such/image", offset: 1)
    let answer = try withTemporaryFolder { folder in
      Symbolizer(toolchain: toolchain, scratch: folder).symbols(of: [here, unknown, here])
    }
    let found = try #require(answer)
    #expect(found.count == 2)
    #expect(found[unknown] == [])
    let symbol = try #require(found[here]?.first)
    #expect(symbol.file.hasSuffix("Tests/LaunchingTests/AddressInThisFunction.swift"))
    #expect(symbol.module == "LaunchingTests")
    #expect(symbol.shortFunction.contains("addressInThisFunction"))
    #expect(symbol.line > 0)
  }

  @Test func aToolThatIsNotThereGivesNoSymbols() throws {
    let toolchain = Toolchain(symbolizer: "/no/such/tool", demangler: "/no/such/tool")
    let symbolizer = Symbolizer(toolchain: toolchain, scratch: NSTemporaryDirectory())
    #expect(symbolizer.symbols(of: [ImageAddress(image: "App", offset: 1)]) == nil)
    #expect(symbolizer.symbols(of: []) == [:])
  }
}
