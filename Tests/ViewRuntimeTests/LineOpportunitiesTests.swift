import Testing

@testable import ViewRuntime

struct LineOpportunitiesTests {
  private func pieces(_ text: String) -> [String] {
    let units = Array(text.utf16)
    let places = LineOpportunities.places(in: units)
    return zip(places, places.dropFirst()).map { String(decoding: units[$0..<$1], as: UTF16.self) }
  }

  @Test func linesEndByTheRulesOfUnicode() {
    #expect(pieces("wide-open (x) a/b") == ["wide-", "open ", "(x) ", "a/", "b"])
    #expect(pieces("3.5 % of it") == ["3.5 ", "% ", "of ", "it"])
    #expect(pieces("日本「語」。は") == ["日", "本", "「語」。", "は"])
    #expect(pieces("สวัสดีชาวโลก") == ["สวัสดี", "ชาว", "โลก"])
    #expect(pieces("مرحبا بالعالم") == ["مرحبا ", "بالعالم"])
    #expect(pieces("") == [])
  }

  /// The short way for plain words gives what the rules give.
  @Test(arguments: [UInt64(1), 2, 3]) func plainWordsAreBrokenAsByTheRules(seed: UInt64) {
    var random = SplitMix(state: seed)
    var plain = 0
    for _ in 0..<20_000 {
      let text = String((0..<12).map { _ in "ab9Z .,\n".randomElement(using: &random) ?? " " })
      guard LineOpportunities.areOnlyBlanks(in: text.utf8) else { continue }
      plain += 1
      let bytes = Array(text.utf8)
      let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x0A }
      let afterBlanks = bytes.indices.dropFirst().filter {
        !isBlank(bytes[$0]) && isBlank(bytes[$0 - 1])
      }
      let byRules = LineOpportunities.places(in: Array(text.utf16)).filter {
        $0 > 0 && $0 < bytes.count && !isBlank(bytes[$0])
      }
      #expect(afterBlanks == byRules, "\(text.debugDescription)")
    }
    #expect(plain > 1_000)
  }

  @Test func onlyPlainWordsTakeTheShortWay() {
    #expect(LineOpportunities.areOnlyBlanks(in: "Ann paid 3.50, today.".utf8))
    for text in ["wide-open", "a .b", "(x)", "a/b", "don't", "a\tb"] {
      #expect(!LineOpportunities.areOnlyBlanks(in: text.utf8), "\(text)")
    }
  }
}
