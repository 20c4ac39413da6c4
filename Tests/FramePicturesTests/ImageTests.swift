import FramePictures
import Testing
import TraceModel

@Suite struct ImageTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1]
  private let writer = SVGWriter(contents: { path in
    switch path {
    case "/a.png": ImageTests.png
    case "/b.jpg": [0xFF, 0xD8, 0xFF, 0xE0]
    case "/large.png": ImageTests.png + Array(repeating: 0, count: SVGWriter.largestImage)
    case "/text": Array("<svg/>".utf8)
    default: nil
    }
  })

  private func image(
    _ path: String?,
    filling: DisplayImage.Filling = .stretched,
    tint: DisplayPaint? = nil
  ) -> DisplayItem {
    leaf(
      .image(
        DisplayImage(
          name: "hero <1>",
          pixels: DisplaySize(width: 40, height: 20),
          path: path,
          filling: filling,
          tint: tint
        )
      )
    )
  }

  @Test func aFileIsHeldOnce() throws {
    let drawn = list(image("/a.png"), image("/a.png"))
    #expect(
      try definitions(of: drawn, by: writer) == """
        <image id="d0" width="1" height="1" preserveAspectRatio="none" \
        href="data:image/png;base64,iVBORw0KGgoB"></image>
        """
    )
    let use = "<use href=\"#d0\" transform=\"matrix(30 0 0 20 10 20)\"/>"
    #expect(try body(of: drawn, by: writer) == use + use)
  }

  @Test func tilesAreOfTheImagesSize() throws {
    let drawn = list(image("/b.jpg", filling: .tiled))
    #expect(try definitions(of: drawn, by: writer).contains("href=\"data:image/jpeg;base64,/9j/4A"))
    #expect(
      try definitions(of: drawn, by: writer).hasSuffix(
        "<pattern id=\"d1\" patternUnits=\"userSpaceOnUse\" x=\"10\" y=\"20\" width=\"20\" "
          + "height=\"10\"><use href=\"#d0\" transform=\"matrix(20 0 0 10 0 0)\"/></pattern>"
      )
    )
  }

  @Test func aTintedImageIsAStencil() throws {
    let drawn = list(image("/a.png", tint: .color(red)))
    #expect(
      try definitions(of: drawn, by: writer).contains("<mask id=\"d1\" style=\"mask-type:alpha")
    )
    #expect(
      try body(of: drawn, by: writer)
        == "<rect x=\"10\" y=\"20\" width=\"30\" height=\"20\" fill=\"#f00\" mask=\"url(#d1)\"/>"
    )
  }

  @Test(arguments: [nil, "/none.png", "/large.png", "/text"])
  func whatCannotBeShownIsNamed(path: String?) throws {
    let drawn = try body(of: list(image(path)), by: writer)
    #expect(drawn.hasPrefix("<g opacity=\"0.14\"><rect x=\"10\" y=\"20\""))
    #expect(drawn.contains(">hero &lt;1&gt;</text>"))
    #expect(drawn.contains(">40×20</text>"))
  }
}
