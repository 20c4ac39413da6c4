import Foundation
import Testing

@testable import ViewRuntime

@Suite struct PictureHeaderTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
    let size: CGSize?

    init(_ name: String, _ parts: [[UInt8]], _ size: CGSize?) {
      testDescription = name
      bytes = parts.flatMap { $0 }
      self.size = size
    }
  }

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }
  private static let size = CGSize(width: 300, height: 200)

  static let examples = [
    Example(
      "PNG",
      [
        [0x89], text("PNG\r\n"), [0x1A, 0x0A, 0, 0, 0, 13], text("IHDR"),
        [0, 0, 1, 44, 0, 0, 0, 200],
      ],
      size
    ),
    Example("GIF", [text("GIF89a"), [44, 1, 200, 0]], size),
    Example(
      "JPEG behind a comment and a table",
      [
        [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 65, 66, 0xFF, 0xC4, 0, 3, 0],
        [0xFF, 0xC2, 0, 17, 8, 0, 200, 1, 44, 3],
      ],
      size
    ),
    Example(
      "WebP, extended",
      [
        text("RIFF"), [0, 0, 0, 0], text("WEBPVP8X"),
        [10, 0, 0, 0, 0, 0, 0, 0, 43, 1, 0, 199, 0, 0],
      ],
      size
    ),
    Example(
      "WebP, lossless",
      // 14 bits of 299, then 14 of 199.
      [text("RIFF"), [0, 0, 0, 0], text("WEBPVP8L"), [9, 0, 0, 0, 0x2F, 0x2B, 0xC1, 0x31, 0]],
      size
    ),
    Example(
      "WebP, lossy",
      [
        text("RIFF"), [0, 0, 0, 0], text("WEBPVP8 "), [10, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A],
        [44, 1, 200, 0],
      ],
      size
    ),
    Example(
      "HEIC with a preview",
      [
        [0, 0, 0, 16], text("ftypheic"), [0, 0, 0, 0],
        [0, 0, 0, 20], text("ispe"), [0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 64],
        [0, 0, 0, 20], text("ispe"), [0, 0, 0, 0, 0, 0, 1, 44, 0, 0, 0, 200],
      ],
      size
    ),
    Example("nothing", [], nil),
    Example("a text", [text("<svg width=\"300\" height=\"200\"/>")], nil),
    Example("a PNG cut short", [[0x89], text("PNG\r\n"), [0x1A, 0x0A, 0, 0, 0, 13]], nil),
    Example(
      "a PNG of no size",
      [
        [0x89], text("PNG\r\n"), [26, 10, 0, 0, 0, 13], text("IHDR"), Array(repeating: 0, count: 8),
      ],
      nil
    ),
    Example("a JPEG without a frame", [[0xFF, 0xD8, 0xFF, 0xD9, 0, 2]], nil),
    Example("a JPEG whose segment has no length", [[0xFF, 0xD8, 0xFF, 0xE0, 0, 0]], nil),
    Example("a GIF cut short", [text("GIF89a"), [1]], nil),
  ]

  @Test(arguments: examples) func theFirstBytesTellTheSize(_ example: Example) {
    #expect(PictureHeader.size(of: Data(example.bytes)) == example.size)
  }

  @Test func aPartOfOtherDataIsReadFromItsStart() {
    let png = Self.examples[0].bytes
    #expect(PictureHeader.size(of: Data([1, 2, 3] + png)[3...]) == Self.size)
  }
}
