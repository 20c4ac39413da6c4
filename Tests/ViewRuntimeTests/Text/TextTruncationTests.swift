import Foundation
import Testing

@testable import ViewRuntime

/// Texts that have less room than they want.
@MainActor @Suite(.serialized) struct TextTruncationTests {
  private func lines<V: View>(_ view: V, width: CGFloat = 100) throws -> [String] {
    try #require(ViewsTree.shown(view.frame(width: width)).shownTexts.first).drawn
  }

  private let digits = Text("0123456789abcdefghij")

  @Test func theEllipsisStandsWhereTheModeSays() throws {
    let one = digits.lineLimit(1).monospaced()
    // A character of the fixed-width face is 0.6 of 17 points wide: 9 fit.
    #expect(try lines(one) == ["01234567…"])
    #expect(try lines(one.truncationMode(.tail)) == ["01234567…"])
    #expect(try lines(one.truncationMode(.head)) == ["…cdefghij"])
    #expect(try lines(one.truncationMode(.middle)) == ["0123…ghij"])
  }

  @Test func onlyTheLastLineIsTruncated() throws {
    let text = Text("aaaa bbbb cccc dddd eeee").monospaced().lineLimit(2)
    #expect(try lines(text) == ["aaaa bbbb", "cccc ddd…"])
    #expect(try lines(text.truncationMode(.head)) == ["aaaa bbbb", "…ddd eeee"])
    #expect(try lines(text.truncationMode(.middle)) == ["aaaa bbbb", "cccc…eeee"])
  }

  @Test func aTextIsMadeSmallerBeforeItIsTruncated() throws {
    let tree = ViewsTree.shown(
      digits.monospaced().lineLimit(1).minimumScaleFactor(0.4).frame(width: 100)
    )
    let shown = try #require(tree.shownTexts.first)
    #expect(shown.drawn == ["0123456789abcdefghij"])
    #expect(!shown.isTruncated)
    let size = shown.runs[0].look.font.size
    // 20 characters of 0.6 in 100 points.
    #expect(size <= 100 / 12 + 0.001 && size > 100 / 12 - 17.0 / 128)
    #expect(shown.lines[0].width <= 100)
    let less = try #require(
      ViewsTree.shown(
        digits.monospaced().lineLimit(1).minimumScaleFactor(0.8).frame(width: 100)
      ).shownTexts.first
    )
    #expect(less.isTruncated)
    #expect(abs(less.runs[0].look.font.size - 13.6) < 0.001)
  }

  @Test func aTextIsTightenedWhereALittleIsMissing() throws {
    // Ten characters want 102 points.
    let text = Text("0123456789").monospaced().lineLimit(1)
    #expect(try lines(text) == ["01234567…"])
    #expect(try lines(text.allowsTightening(true)) == ["0123456789"])
    #expect(try lines(text.allowsTightening(true), width: 95) == ["01234567…"])
  }

  @Test func lineLimitsKeepRoom() {
    func height<V: View>(_ view: V) -> CGFloat {
      ViewsTree.shown(view).frames(of: Text.self)[0].height
    }
    let three = height(Text("a\nb\nc"))
    #expect(height(Text("a").lineLimit(3...)) == three)
    #expect(height(Text("a").lineLimit(3...5)) == three)
    #expect(height(Text("a").lineLimit(...5)) < three)
    #expect(height(Text("a\nb\nc\nd").lineLimit(...3)) == three)
    #expect(height(Text("a").lineLimit(3, reservesSpace: true)) == three)
    #expect(abs(height(Text("a\nb\nc").lineSpacing(10)) - three - 20) < 0.4)
    #expect(abs(height(Text("a").lineSpacing(10).lineLimit(3...)) - three - 20) < 0.4)
    #expect(height(Text("a\nb\nc").lineSpacing(-10)) == three)
  }

  @Test func aTextIsBrokenOnceAWidth() {
    let rule = TextRule("alpha beta gamma delta epsilon", font: TextFont(.body))
    let node = LayoutNode(rule, in: LayoutEngine())
    let wide = rule.size(for: .unspecified, of: node)
    #expect(rule.breakings == 0)
    let narrow = rule.size(for: ProposedViewSize(width: 100, height: nil), of: node)
    #expect(rule.breakings == 1)
    // The same width, more room below, and the width that it took.
    _ = rule.size(for: ProposedViewSize(width: 100, height: 500), of: node)
    #expect(rule.size(for: ProposedViewSize(narrow), of: node) == narrow)
    #expect(rule.layout(for: ProposedViewSize(narrow)).lines.count == 4)
    #expect(rule.breakings == 1)
    _ = rule.size(for: ProposedViewSize(width: 100, height: 20), of: node)
    #expect(rule.breakings == 2)
    #expect(rule.size(for: ProposedViewSize(wide), of: node) == wide)
    #expect(rule.breakings == 2)
  }
}
