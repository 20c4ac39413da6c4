import Foundation
import Testing

@testable import ViewRuntime

struct FontWidthsTests {
  private func width(_ text: String, _ font: TextFont = TextFont(size: 1000)) -> CGFloat {
    TextMetrics.measure(text, font: font, displayScale: 1).size.width
  }

  /// Read off the fonts by hand: advance widths by units an em, in thousandths.
  @Test func widthsAreThoseOfTheFonts() {
    #expect(width("a") == 564)
    #expect(width("W") == 949)
    #expect(width("aW a") == 2358)
    #expect(width("a", TextFont(size: 1000, weight: .bold)) == 580)
    #expect(width("中文") == 2000)
    #expect(width("한") == 920)
    #expect(width("ｱ") == 500)
  }

  @Test func everyWeightAndScriptHasWidths() {
    for weight in TextWeight.allCases {
      let font = TextFont(size: 1000, weight: weight)
      for text in ["Ann", "Żółć", "Ελλάδα", "Россия", "tiếng", "مرحبا", "שלום", "नमस्ते", "สวัสดี"] {
        let share = width(text, font) / 1000 / CGFloat(text.count)
        #expect(share > 0.15 && share < 1.3, "\(text) \(weight)")
      }
    }
  }

  @Test func aSequenceOfEmojiIsOne() {
    for text in ["😀", "👨‍👩‍👧", "🇩🇪", "❤️", "👍🏽"] { #expect(width(text) == 1245, "\(text)") }
  }

  @Test func combiningMarksAddNothing() {
    #expect(width("e\u{301}\u{323}") == width("e"))
    #expect(width("a\u{200B}\u{200D}b") == width("ab"))
  }

  @Test func figuresLineUpWhereTheyAreAskedTo() {
    let equal = TextFont(size: 1000, hasEqualDigits: true)
    #expect(width("111") < width("000"))
    #expect(width("111", equal) == width("000", equal))
    #expect(width("1 ü", equal) == width("0 ü", equal))
    let mono = TextFont(size: 1000, isMonospaced: true)
    #expect(width("iii", mono) == width("WWW", mono))
  }
}
