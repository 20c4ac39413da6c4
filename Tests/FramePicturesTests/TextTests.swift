import FramePictures
import Testing
import TraceModel

@Suite struct TextTests {
  @Test func eachWordHasItsPlace() throws {
    #expect(
      try body(of: list(leaf(text("ab c  d")))) == """
        <text y="36" font-size="17" fill="#f00"><tspan x="10">ab</tspan><tspan x="40">c</tspan>\
        <tspan x="70">d</tspan></text>
        """
    )
  }

  /// Blanks are as wide as the words leave.
  @Test func theLastWordEndsWhereItsRunDoes() throws {
    let narrow = SVGWriter(width: { text, _ in Double(text.count) * 8 })
    #expect(try body(of: list(leaf(text("ab c"))), by: narrow).contains("<tspan x=\"42\">c"))
  }

  @Test func withoutWidthsARunIsWhole() throws {
    #expect(
      try body(of: list(leaf(text("ab c", " d"))), by: SVGWriter()) == """
        <text y="36" font-size="17" fill="#f00"><tspan x="10">ab c</tspan></text>\
        <text y="36" font-size="17" fill="#f00"><tspan x="50"> d</tspan></text>
        """
    )
  }

  @Test func aFontIsItsAttributes() throws {
    let font = DisplayFont(size: 12.5, weight: 600, isItalic: true, design: .monospaced)
    let drawn = try body(of: list(leaf(text("a b", font: font, isUnderlined: true))))
    #expect(
      drawn.hasPrefix(
        "<text y=\"36\" font-size=\"12.5\" font-weight=\"600\" font-style=\"italic\" "
          + "font-family=\"'SF Mono','Noto Sans Mono'"
      )
    )
    #expect(
      drawn.hasSuffix("<path d=\"M10 37.38H40\" stroke=\"#f00\" stroke-width=\"0.78\"/>")
    )
  }

  /// Each word with where it begins or, where it is written from there, ends.
  private func words(_ svg: String) -> [String] {
    svg.matches(of: /<tspan x="([-0-9.]+)"[^>]*>([^<]*)</).map { match in
      "\(match.2.filter { $0 != "\u{200F}" })@\(match.1)"
    }
  }

  @Test func arabicBeginsAtTheRight() throws {
    let drawn = try body(of: list(leaf(text("مرحبا يا عالم", isRightToLeft: true))))
    // From the right end, in one: 13 characters from 10 to 140.
    #expect(words(drawn) == ["مرحبا يا عالم@140"])
    #expect(drawn.contains(" text-anchor=\"end\">\u{200F}مرحبا"))
  }

  @Test func arabicInALineFromTheLeftBeginsAfterTheWordBefore() throws {
    let drawn = try body(of: list(leaf(text("ab يا عالم"))))
    #expect(words(drawn) == ["ab@10", "يا عالم@40"])
    #expect(!drawn.contains("text-anchor"))
  }

  @Test(arguments: [
    // In a line from the left: the Hebrew words stay together.
    ("a אב גד b", false, ["a@10", "אב גד@30", "b@90"]),
    // A number between them is read from the left, and stands between them.
    ("a אב 12 גד", false, ["a@10", "אב@90", "12@60", "גד@30"]),
    // In a line from the right: the Latin words keep their order.
    ("אב x y גד", true, ["אב@100", "x@40", "y@60", "גד@30"]),
    ("אב 12 34", true, ["אב@90", "12@10", "34@40"]),
    ("12 a", false, ["12@10", "a@40"]),
    ("", false, []),
    ("   ", true, []),
  ])
  func twoDirectionsInALine(line: String, isRightToLeft: Bool, expected: [String]) throws {
    let drawn = try body(of: list(leaf(text(line, isRightToLeft: isRightToLeft))))
    #expect(words(drawn) == expected)
  }

  @Test func chineseIsOneWord() throws {
    #expect(words(try body(of: list(leaf(text("渲染性能"))))) == ["渲染性能@10"])
  }

  @Test(arguments: [
    ("<b>&\"'", "&lt;b&gt;&amp;&quot;'"),
    ("a\u{0}\u{8}b\u{1B}", "a\u{FFFD}\u{FFFD}b\u{FFFD}"),
    ("a\tb\nc\r\nd", "a b c  d"),
    ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
    ("👩‍👩‍👧 𝄞", "👩‍👩‍👧 𝄞"),
    ("]]>", "]]&gt;"),
    ("\u{202E}abc", "\u{202E}abc"),
  ])
  func anyTextIsXML(text given: String, escaped: String) throws {
    #expect(
      try body(of: list(leaf(text(given))), by: SVGWriter()).contains(">\(escaped)</tspan>")
    )
  }

  @Test func everyScalarIsXML() throws {
    // Each of the first plane, and some above.
    let codes = Array(UInt32(0)...0xFFFF) + [0x1F600, 0x1_FFFE, 0x10_FFFF]
    let all = String(String.UnicodeScalarView(codes.compactMap(Unicode.Scalar.init)))
    _ = try body(of: list(leaf(text(all)), leaf(.symbol(name: all, paint: .color(red)))))
  }
}
