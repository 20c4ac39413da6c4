import Foundation
import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct TextMarkdownTests {
  /// A text as its parts: `b` for strong, `i` emphasized, `s` struck through,
  /// `c` code, `→` a link.
  private func parts(_ markdown: String) -> [String] {
    InlineMarkdown.spans(of: markdown).map { span in
      var marks = ""
      if span.isStrong { marks += "b" }
      if span.isEmphasized { marks += "i" }
      if span.isStruckThrough { marks += "s" }
      if span.isCode { marks += "c" }
      let link = span.address.map { "→\($0)" } ?? ""
      return marks.isEmpty && link.isEmpty ? span.text : "\(marks):\(span.text)\(link)"
    }
  }

  @Test func marksAreRead() {
    #expect(parts("a **b** _c_ `d` ~~e~~") == ["a ", "b:b", " ", "i:c", " ", "c:d", " ", "s:e"])
    #expect(parts("[a *b*](https://x.y/z) c") == [":a →https://x.y/z", "i:b→https://x.y/z", " c"])
    #expect(parts("***a** b*") == ["bi:a", "i: b"])
    #expect(
      parts("<https://a.b> <me@a.b>") == [
        ":https://a.b→https://a.b", " ", ":me@a.b→mailto:me@a.b",
      ]
    )
    #expect(parts("![alt](x.png)") == ["alt"])
    #expect(parts("[a](b \"title\")") == [":a→b"])
    #expect(parts("[a](<b c>)") == [":a→b c"])
    #expect(parts("``a ` b``") == ["c:a ` b"])
    #expect(parts("&lt;&amp;&#65;&#x42;&x;") == ["<&AB&x;"])
  }

  @Test func whatMeansNothingStays() {
    for text in [
      "2 * 3 * 4", "snake_case_name", "a_b", "[a]", "[a] (b)", "*", "**", "a ** b **", "`", "``a`",
      "[](", "a]b", "<b>", "5 < 6 & 7", "~~~a~~~", "* a", "\\a",
    ] {
      #expect(parts(text) == [text], "\(text)")
    }
    #expect(parts("\\*a\\*") == ["*a*"])
    #expect(parts("*a**b*") == ["i:a**b"])
    #expect(parts("[a [b](c)](d)") == ["[a ", ":b→c", "](d)"])
    #expect(parts("a  b\n\nc") == ["a  b\n\nc"])
  }

  @Test func literalsAreMarkdownAndStringsAreNot() {
    let words = "**a**"
    let tree = ViewsTree.shown(
      VStack {
        Text("**a** b")
        Text(verbatim: "**a** b")
        Text(words)
        Text(LocalizedStringKey(words))
        Text("*\(words)* \(1)")
        Button("**c**") {}
      }
    )
    #expect(tree.words == ["a b", "**a** b", "**a**", "a", "**a** 1", "c"])
    let shown = tree.shownTexts
    #expect(
      shown.map(\.drawn) == [
        ["a| b"], ["**a** b"], ["**a**"], ["a"], ["**a**| 1"], ["c"],
      ]
    )
    #expect(shown[0].runs.map(\.look.font.weight) == [.bold, .regular])
    #expect(shown[4].runs.map(\.look.font.isItalic) == [true, false])
  }

  @Test func linksAndCodeHaveTheirLooks() throws {
    let address = "https://a.b"
    let shown = try #require(ViewsTree.shown(Text("[x](\(address)) `y`")).shownTexts.first)
    #expect(shown.runs.map(\.look.link) == [URL(string: "https://a.b"), nil, nil])
    #expect(shown.runs.map(\.look.font.isMonospaced) == [false, false, true])
  }

  @Test func attributedStringsReadMarkdownToo() throws {
    let string = try AttributedString(
      markdown: "a **b**\nc [d](/e)",
      baseURL: URL(string: "https://x")
    )
    #expect(String(string.characters) == "a b c d")
    let intents = string.runs.map { $0.inlinePresentationIntent }
    #expect(intents == [nil, .stronglyEmphasized, nil, nil])
    #expect(string.runs.compactMap { $0.link?.absoluteString } == ["https://x/e"])
    let shown = try #require(ViewsTree.shown(Text(string)).shownTexts.first)
    #expect(shown.drawn == ["a |b| c |d"])
  }

  /// Each of them makes a careless reader go through the text again and again.
  @Test(.timeLimit(.minutes(1))) func longTextsOfMarksAreReadInOneGo() {
    for unit in [
      "*a ", "a* ", "**a_", "[", "[a](", "[a](b ", "[a](b (", "`a``b```", "<a", "~a~~", "]", "&",
    ] {
      let text = String(repeating: unit, count: 20_000)
      let length = InlineMarkdown.spans(of: text).reduce(0) { $0 + $1.text.count }
      #expect(length > 0 && length <= text.count, "\(unit)")
    }
  }
}
