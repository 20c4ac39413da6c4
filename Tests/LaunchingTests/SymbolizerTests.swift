import Foundation
import TestSupport
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

  /// A tool that dies on one address must not take the others with it.
  @Test func addressesThatKillTheToolAreLeftOut() throws {
    // Answers each question unless one of them is for the address 0x3.
    let tool = try ScriptApp(
      #"""
      cat > "$0.$$"
      if grep -q ' 0x3$' "$0.$$"; then kill -11 $$; fi
      sed 's/.*/{"Symbol":[{"FunctionName":"f","FileName":"F.swift","Line":7,"Column":1}]}/' "$0.$$"
      """#
    )
    let toolchain = Toolchain(symbolizer: tool.executable, demangler: "/bin/cat")
    let addresses = (1...9).map { ImageAddress(image: "App", offset: $0) }
    let found = try withTemporaryFolder { folder in
      Symbolizer(toolchain: toolchain, scratch: folder).symbols(of: addresses)
    }
    for address in addresses {
      #expect(found?[address]?.map(\.line) == (address.offset == 3 ? [] : [7]))
    }
  }

  @Test func aToolThatIsNotThereGivesNoSymbols() throws {
    let toolchain = Toolchain(symbolizer: "/no/such/tool", demangler: "/no/such/tool")
    let symbolizer = Symbolizer(toolchain: toolchain, scratch: NSTemporaryDirectory())
    #expect(symbolizer.symbols(of: [ImageAddress(image: "App", offset: 1)]) == nil)
    #expect(symbolizer.symbols(of: []) == [:])
  }
}
