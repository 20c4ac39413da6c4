import Foundation
import Testing

@testable import ViewRuntime

/// Texts and rooms that nobody writes on purpose.
struct TextOddTests {
  private static let texts = [
    "", " ", "\n", String(repeating: "\n", count: 10_000), "\r\n\r\n", "\u{200D}", "\u{FEFF}",
    String(repeating: "a", count: 10_000), String(repeating: "word ", count: 2_000),
    "e" + String(repeating: "\u{301}", count: 10_000), String(repeating: "👨‍👩‍👧‍👦", count: 500),
    String(repeating: "中文", count: 5_000), String(repeating: "مرحبا ", count: 2_000),
    String(repeating: "ภาษาไทย", count: 500), "🇩🇪🇫🇷🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\0a\0", "a\u{2028}b\u{2029}c",
  ]

  private static let lengths: [CGFloat?] = [nil, 0, -1, .nan, .infinity, -.infinity, 1, 50, 1e300]

  @Test(.timeLimit(.minutes(1)), arguments: texts.indices)
  func everyRoomHasASize(_ index: Int) {
    let text = Self.texts[index]
    var paragraph = TextBounds()
    paragraph.truncation = index % 2 == 0 ? .middle : .head
    paragraph.minimumScale = index % 3 == 0 ? 0.5 : 1
    paragraph.lineLimit = index % 4 == 0 ? 2 : nil
    let font = TextFont(size: 17)
    let rule = TextRule(FacedText(text, TextFace(font: font)), in: paragraph)
    let node = LayoutNode(rule, in: LayoutEngine())
    for width in Self.lengths {
      for height in Self.lengths {
        let proposal = ProposedViewSize(width: width, height: height)
        let size = rule.size(for: proposal, of: node)
        #expect(size.width >= 0 && size.width.isFinite)
        #expect(size.height > 0 && size.height.isFinite)
        let layout = rule.layout(for: proposal)
        #expect(layout.size == size)
        #expect(layout.shownLines(of: text).count == layout.lines.count)
      }
    }
  }

  @Test func facesOfOddNumbersMeasureNothing() {
    for size: CGFloat in [0, -3, .nan, .infinity] {
      let font = Font.system(size: size).resolved(at: .large)
      #expect(TextMetrics.measure("abc", font: font, width: 1).size == .zero)
    }
    for points: CGFloat in [.nan, .infinity, -100] {
      let face = TextFace(font: TextFont(size: 17), spacing: points, baselineOffset: points)
      let layout = TextBounds(width: 20).layout(TextShape(FacedText("abc def", face)))
      #expect(layout.size.width >= 0 && layout.size.width.isFinite)
      #expect(layout.size.height.isFinite)
    }
  }

  @Test func linesOfLongTextsCoverThem() {
    let text = String(repeating: "lorem ipsum 中文 dolor ", count: 400)
    let layout = TextMetrics.measure(text, font: TextFont(.body), width: 200)
    let shown = layout.shownLines(of: text).joined().filter { $0 != " " }
    #expect(shown == text.filter { $0 != " " })
  }
}
