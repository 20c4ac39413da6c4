import JSONSource
import Testing

/// The writer's layout, numbers and escapes.
struct WriterTests {
  @Test func shortContainersStayOnOneLine() {
    let value: JSON = [
      "name": "Rating",
      "size": [390, 844],
      "empty": [:],
      "steps": [
        ["tap": "Plus"], ["type": ["into": "Search", "text": "a longer text that fills the line"]],
      ],
    ]
    #expect(
      value.text() == """
        {
          "name": "Rating",
          "size": [390, 844],
          "empty": {},
          "steps": [
            {"tap": "Plus"},
            {"type": {"into": "Search", "text": "a longer text that fills the line"}}
          ]
        }

        """
    )
    #expect(JSON.object([.init("a", [1, true, .null])]).text(.compact) == #"{"a":[1,true,null]}"#)
  }

  @Test func outermostLevelsCanAlwaysBeBroken() {
    let value: JSON = ["a": [1, 2], "b": [:]]
    #expect(
      value.text(JSONStyle(brokenLevels: 1)) == """
        {
          "a": [1, 2],
          "b": {}
        }

        """
    )
    #expect(JSON.array([]).text(JSONStyle(brokenLevels: 3)) == "[]\n")
  }

  @Test func keysKeepTheirOrderUnlessSorted() {
    let value: JSON = ["b": 1, "a": ["d": 1, "c": 2], "B": 3]
    #expect(value.text() == #"{"b": 1, "a": {"d": 1, "c": 2}, "B": 3}"# + "\n")
    let sorted = JSONStyle(width: nil, sortsKeys: true)
    #expect(value.text(sorted) == #"{"B":3,"a":{"c":2,"d":1},"b":1}"#)
  }

  @Test func stringsAreEscaped() {
    let value: JSON = .string("\"\\/\n\r\t\u{0}\u{1F}\u{7F}\u{2028}é😀<b>")
    #expect(
      value.text(.compact) == #""\"\\/\n\r\t\u0000\u001f\u007f\u2028é😀<b>""#
    )
    #expect(
      JSON.string("</script>").text(JSONStyle(width: nil, escapesLessThan: true))
        == #""\u003c/script>""#
    )
  }

  @Test(arguments: [
    (JSON.double(1), "1"), (.double(-0.0), "0"), (.double(0.1), "0.1"), (.double(1e300), "1e+300"),
    (.double(1.0 / 3), "0.3333333333333333"), (.double(.nan), "null"), (.double(.infinity), "null"),
    (.decimal(2, decimals: 2), "2.00"), (.decimal(-0.005, decimals: 2), "-0.01"),
    (.decimal(0.049, decimals: 1), "0.0"), (.decimal(-0.01, decimals: 1), "0.0"),
    (.decimal(12.5, decimals: 0), "13"), (.decimal(.nan, decimals: 1), "null"),
    (.integer(UInt64.max), "18446744073709551615"), (.integer(Int8(-3)), "-3"),
  ])
  func numbersHaveOneSpelling(_ value: JSON, _ expected: String) {
    #expect(value.text(.compact) == expected)
  }
}
