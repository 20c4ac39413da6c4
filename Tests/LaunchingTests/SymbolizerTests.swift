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
    let home = try TemporaryHome()
    let symbolizer = Symbolizer(toolchain: toolchain, scratch: URL(filePath: home.path))
    let here = try #require(try addressInThisFunction())
    let unknown = ImageAddress(image: "/no/such/image", offset: 1)
    let found = try #require(symbolizer.symbols(of: [here, unknown, here]))
    #expect(found.count == 2)
    #expect(found[unknown] == [])
    let symbol = try #require(found[here]?.first)
    #expect(symbol.file.hasSuffix("Tests/LaunchingTests/SymbolizerTests.swift"))
    #expect(symbol.module == "LaunchingTests")
    #expect(symbol.shortFunction.contains("addressInThisFunction"))
    #expect(symbol.line > 0)
  }

  @Test func aToolThatIsNotThereGivesNoSymbols() throws {
    let home = try TemporaryHome()
    let toolchain = Toolchain(symbolizer: "/no/such/tool", demangler: "/no/such/tool")
    let symbolizer = Symbolizer(toolchain: toolchain, scratch: URL(filePath: home.path))
    #expect(symbolizer.symbols(of: [ImageAddress(image: "App", offset: 1)]) == nil)
    #expect(symbolizer.symbols(of: []) == [:])
  }
}

/// A return address inside this very function, relative to its image.
@inline(never)
private func addressInThisFunction() throws -> ImageAddress? {
  let addresses = Thread.callStackReturnAddresses.map(\.uint64Value)
  let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
  let mapped = maps.split(separator: "\n").compactMap(MappedFile.init)
  // The nearest frame is this function, or Foundation's, which called it.
  for address in addresses.prefix(2) {
    guard let file = mapped.first(where: { $0.range.contains(address) }),
      !file.path.contains("Foundation"),
      let base = mapped.first(where: { $0.path == file.path })?.range.lowerBound
    else { continue }
    return ImageAddress(image: file.path, offset: address - base - 1)
  }
  return nil
}

/// A line of `/proc/self/maps` that has a file.
private struct MappedFile {
  var range: Range<UInt64>
  var path: String

  init?(_ line: Substring) {
    let columns = line.split(separator: " ", maxSplits: 5).map(String.init)
    let ends = columns[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
    guard columns.count == 6, ends.count == 2, ends[0] < ends[1] else { return nil }
    range = ends[0]..<ends[1]
    path = columns[5].drop { $0 == " " }.description
  }
}
