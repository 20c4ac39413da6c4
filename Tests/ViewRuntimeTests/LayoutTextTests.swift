import Foundation
import Testing

@testable import ViewRuntime

struct LayoutTextTests {
  private let font = TextFont(.body)

  private func measure(
    _ text: String,
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    lineLimit: Int? = nil,
    reserves: Bool = false
  ) -> TextLayout {
    TextMetrics.measure(
      text,
      font: font,
      width: width,
      height: height,
      lineLimit: lineLimit,
      reservesSpace: reserves
    )
  }

  private func lines(_ text: String, width: CGFloat, lineLimit: Int? = nil) -> [String] {
    measure(text, width: width, lineLimit: lineLimit).shownLines(of: text)
  }

  private var line: CGFloat { measure("a").size.height }

  @Test func pointSizesAreThoseOfTheGuidelines() {
    #expect(TextStyleSize.body.pointSize(at: .large) == 17)
    #expect(TextStyleSize.largeTitle.pointSize(at: .accessibility5) == 60)
    #expect(TextStyleSize.caption2.pointSize(at: .xSmall) == 11)
    for style in TextStyleSize.allCases {
      let sizes = TypeSizeStep.allCases.map { style.pointSize(at: $0) }
      #expect(sizes == sizes.sorted(), "\(style)")
    }
  }

  @Test func linesEndAtWords() {
    #expect(lines("alpha beta gamma", width: 70) == ["alpha", "beta", "gamma"])
    #expect(lines("alpha  beta gamma", width: 90) == ["alpha  beta", "gamma"])
    #expect(measure("alpha beta gamma", width: 70).size.height > line * 2)
  }

  @Test func aTextFitsItsOwnWidth() {
    for text in ["alpha beta gamma", "Wide WW MM", "中文字符", "a"] {
      let ideal = measure(text)
      #expect(ideal.lines.count == 1)
      #expect(measure(text, width: ideal.size.width).size == ideal.size)
    }
  }

  @Test func ideographsBreakBetweenCharactersButNotBeforeAStop() {
    #expect(lines("中文字符很多", width: 17 * 3) == ["中文字", "符很多"])
    #expect(lines("中文字。符", width: 17 * 3) == ["中文", "字。符"])
  }

  @Test func aWordTooLongBreaksAnywhere() {
    #expect(lines("aaaaaaaaaa", width: 30) == ["aaa", "aaa", "aaa", "a"])
    #expect(lines("mm", width: 1) == ["m", "m"])
  }

  @Test func lineFeedsEndLines() {
    #expect(lines("a\nb\n\nc", width: .infinity) == ["a", "b", "", "c"])
    #expect(measure("a\nb").size.height > line)
  }

  /// Case text-03.
  @Test func lineLimitTruncatesInsteadOfWrapping() {
    let text = measure("alpha beta gamma", width: 70, lineLimit: 1)
    #expect(measure("gamma").size.width <= 70)
    #expect(measure("alpha beta").size.width > 70)
    #expect(text.size.height == line)
    #expect(text.size.width <= 70)
    #expect(text.isTruncated)
  }

  @Test func theLastLineEndsInAnEllipsis() {
    #expect(lines("alpha beta gamma", width: 70, lineLimit: 2) == ["alpha", "beta g…"])
    #expect(lines("字符很多字符很多", width: 17 * 3, lineLimit: 1) == ["字符…"])
  }

  @Test func asciiAndOtherTextsAreBrokenAlike() {
    // One character beyond ASCII takes the text the long way.
    for text in ["a b\tc\r\nd", "Hello, (world)  x", "", " ", "\n"] {
      let plain = measure(text + "u", width: 40)
      let other = measure(text + "ü", width: 40)
      #expect(plain.lines.count == other.lines.count, "\(text)")
      #expect(plain.size.height == other.size.height)
    }
    #expect(lines("a\u{A0}b c", width: 30) == ["a\u{A0}b", "c"])
  }

  /// Case text-04.
  @Test func notEnoughHeightTruncates() {
    let text = measure("alpha beta gamma delta", width: 70, height: line)
    #expect(text.size.height == line)
    #expect(text.isTruncated)
    #expect(measure("alpha", width: 70, height: 1).size.height == line)
  }

  /// Case text-06.
  @Test func reservedSpaceIsThatOfTheLineLimit() {
    let text = measure("a", lineLimit: 3, reserves: true)
    #expect(text.size.height == measure("a\na\na").size.height)
    #expect(text.size.height <= 3 * line && 3 * line - 3 < text.size.height)
    #expect(!text.isTruncated)
  }

  @Test func twoLinesAreNotTruncatedByALimitOfTwo() {
    #expect(!measure("alpha beta", width: 70, lineLimit: 2).isTruncated)
    #expect(measure("alpha beta gamma", width: 70, lineLimit: 2).isTruncated)
  }

  @Test func heavierAndLargerIsWider() {
    let bold = TextFont(size: 17, weight: .bold)
    let large = TextFont(.largeTitle)
    let plain = measure("Hello").size
    #expect(TextMetrics.measure("Hello", font: bold).size.width > plain.width)
    #expect(TextMetrics.measure("Hello", font: large).size.width > plain.width)
    #expect(TextMetrics.measure("Hello", font: large).size.height > plain.height)
  }

  @Test func sizesAreWholePixels() {
    let size = measure("Hello, world").size
    for length in [size.width, size.height] {
      #expect(abs((length * 3).rounded() / 3 - length) < 1e-9)
    }
  }

  @Test func textsLieOnTheirBaselines() {
    let stage = Stage(
      .row(
        .firstTextBaseline,
        spacing: 0,
        .text("a").probe("a"),
        Sketch.leaf(TextRule("a", font: TextFont(.largeTitle))).probe("big")
      ),
      300,
      100
    )
    let small = stage.frame("a")[1] + Double(TextFont(.body).ascent)
    let big = stage.frame("big")[1] + Double(TextFont(.largeTitle).ascent)
    #expect(abs(small - big) < 0.001)
  }

  /// Rule 17.
  @Test func textsKeepAnotherDistanceThanShapes() {
    let texts = Stage(.column(.center, .text("a").probe("a"), .text("b").probe("b")), 100, 100)
    #expect(texts["b"].frame.origin.y - texts["a"].frame.size.height == font.distanceToText)
    let mixed = Stage(.column(.center, .text("a").probe("a"), .color.probe("b")), 100, 100)
    #expect(mixed["b"].frame.origin.y - mixed["a"].frame.size.height == 8)
    let padded = Stage(
      .column(.center, .text("a").probe("a"), .text("b").padding(0.5, .top).probe("b")),
      100,
      100
    )
    #expect(padded["b"].frame.origin.y - padded["a"].frame.size.height == 8)
  }
}
