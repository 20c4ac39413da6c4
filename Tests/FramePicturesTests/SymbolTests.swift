import Testing
import TraceModel

@testable import FramePictures

@Suite struct SymbolTests {
  private func symbol(_ name: String) -> DisplayList {
    list(leaf(.symbol(name: name, paint: .color(red)), width: 24, height: 48))
  }

  @Test func aSymbolIsDefinedOnceAndFitsItsFrame() throws {
    let drawn = list(
      leaf(.symbol(name: "plus", paint: .color(red)), width: 24, height: 48),
      leaf(.symbol(name: "plus", paint: .color(blue)), x: 0, y: 0, width: 12, height: 12)
    )
    #expect(
      try definitions(of: drawn) == """
        <g id="d0" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" \
        stroke-linejoin="round"><path d="M12 3v18M3 12h18"/></g>
        """
    )
    #expect(
      try body(of: drawn) == """
        <use href="#d0" color="#f00" transform="matrix(1 0 0 1 10 32)"/>\
        <use href="#d0" color="#00f" transform="matrix(0.5 0 0 0.5 0 0)"/>
        """
    )
  }

  @Test(
    arguments: [
      ("star", false, false, nil), ("star.fill", true, false, nil),
      ("star.slash.fill", true, true, nil), ("plus.circle", false, false, .circle),
      ("plus.circle.fill", true, false, .circle), ("checkmark.square.fill", true, false, .square),
      ("person.crop.circle", false, false, .circle), ("circle.fill", true, false, nil),
      ("square.and.arrow.up.circle", false, false, .circle),
      ("bell.badge.fill", true, false, nil),
    ] as [(String, Bool, Bool, SymbolName.Container?)]
  )
  func variantsAreRead(
    name: String,
    isFilled: Bool,
    isSlashed: Bool,
    container: SymbolName.Container?
  ) throws {
    let symbol = try #require(SymbolName(name))
    #expect(symbol.isFilled == isFilled)
    #expect(symbol.isSlashed == isSlashed)
    #expect(symbol.container == container)
  }

  @Test func anUnknownSymbolIsABoxWithItsName() throws {
    #expect(SymbolName("") == nil)
    #expect(SymbolName("zebra.fill") == nil)
    let drawn = try body(of: symbol("zebra<.fill"))
    #expect(drawn.hasPrefix("<rect x=\"10\" y=\"20\" width=\"24\" height=\"48\" rx=\"4.8\" "))
    #expect(drawn.contains(">zebra&lt;</text>"))
    #expect(drawn.contains(">fill</text>"))
  }

  @Test(arguments: SymbolShape.all.keys.sorted())
  func everyDrawingIsAPath(name: String) throws {
    let shape = try #require(SymbolShape.all[name])
    let paths = [shape.outline, shape.inner, shape.lines, shape.dots].filter { !$0.isEmpty }
    #expect(!paths.isEmpty)
    for path in paths { #expect(path.wholeMatch(of: /M[-MmLlHhVvCcAaSsZz0-9. ]+/) != nil) }
    for variant in ["", ".fill", ".circle", ".circle.fill", ".slash"] {
      #expect(try body(of: symbol(name + variant)).hasPrefix("<use "))
    }
  }

  @Test func manyAreKnown() { #expect(SymbolShape.all.count >= 100) }
}
