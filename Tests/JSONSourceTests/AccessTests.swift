import JSONSource
import Testing

/// Typed access, and what it says when the value is another.
struct AccessTests {
  private enum Scheme: String, CaseIterable {
    case light
    case dark
  }

  @Test func valuesAreReadByType() throws {
    let root = try JSONValue(
      parsing:
        #"{"s": "a\u00e9\ud83d\ude00\n", "i": -12, "d": 2.5e1, "u": 18446744073709551615, "b": true, "a": [1], "c": "dark"}"#,
      path: "f.json"
    )
    let members = try root.members(of: "a test", known: ["s", "i", "d", "u", "b", "a", "c"])
    #expect(try members.required("s").string() == "aé😀\n")
    #expect(try members.required("i").int() == -12)
    #expect(try members.required("d").double() == 25)
    #expect(try members.required("d").int() == 25)
    #expect(try members.required("u").unsigned() == .max)
    #expect(try members.required("b").bool())
    #expect(try members.required("a").elements().map { try $0.int() } == [1])
    #expect(try members.required("c").choice(Scheme.self) == .dark)
    #expect(members["z"] == nil)
  }

  @Test(arguments: cases)
  func eachMismatchHasItsOwnSentence(_ text: String, _ expected: String) {
    let error = #expect(throws: JSONError.self) {
      let root = try JSONValue(parsing: text, path: "f.json")
      let members = try root.members(
        of: "a view",
        known: ["name", "count", "scheme", "on", "rows"]
      )
      _ = try members.required("name").string()
      _ = try members["count"]?.int(in: 1...10)
      _ = try members["scheme"]?.choice(Scheme.self)
      _ = try members["on"]?.bool()
      _ = try members["rows"]?.elements()
    }
    #expect(error?.description == expected)
  }

  static let cases: [(String, String)] = [
    (
      "[]",
      """
      f.json:1:1: expected an object, found an empty array
          []
          ^
        fix: write an object here
      """
    ),
    (
      "{\"count\": 1}",
      """
      f.json:1:1: the key 'name' is missing in a view
          {"count": 1}
          ^
        fix: add "name": …
      """
    ),
    (
      "{\"name\": \"a\",\n \"cuont\": 1}",
      """
      f.json:2:2: unknown key 'cuont' in a view
           "cuont": 1}
           ^
        fix: write 'count' (known keys: name, count, scheme, on, rows)
      """
    ),
    (
      "{\"colour\": 1}",
      """
      f.json:1:2: unknown key 'colour' in a view
          {"colour": 1}
           ^
        fix: use one of: name, count, scheme, on, rows
      """
    ),
    (
      "{\"name\": null}",
      """
      f.json:1:10: expected a string, found null
          {"name": null}
                   ^
        fix: write a string here
      """
    ),
    (
      "{\"name\": \"a\", \"count\": 1.5}",
      """
      f.json:1:24: expected a whole number, found the number 1.5
          {"name": "a", "count": 1.5}
                                 ^
        fix: write a whole number here
      """
    ),
    (
      "{\"name\": \"a\", \"count\": 11}",
      """
      f.json:1:24: 11 is out of range; allowed is from 1 to 10
          {"name": "a", "count": 11}
                                 ^
        fix: write a number that is from 1 to 10
      """
    ),
    (
      "{\"name\": \"a\", \"scheme\": \"Dark\"}",
      """
      f.json:1:25: unknown value 'Dark'
          {"name": "a", "scheme": "Dark"}
                                  ^
        fix: write 'dark' (known values: light, dark)
      """
    ),
    (
      "{\"name\": \"a\", \"on\": \"yes\"}",
      """
      f.json:1:21: expected true or false, found the string "yes"
          {"name": "a", "on": "yes"}
                              ^
        fix: write true or false here
      """
    ),
    (
      "{\"name\": \"a\", \"rows\": {\"a\": 1}}",
      """
      f.json:1:23: expected an array, found an object
          {"name": "a", "rows": {"a": 1}}
                                ^
        fix: write an array here
      """
    ),
  ]

  @Test(arguments: [
    ("tpa", "tap"), ("Tap", "tap"), ("drage", "drag"), ("scrol", "scroll"),
    ("setEnviroment", "setEnvironment"),
  ])
  func nearestNameForgivesSlips(_ written: String, _ meant: String) {
    let names = ["tap", "drag", "scroll", "setEnvironment", "toggle"]
    #expect(nearestName(to: written, among: names) == meant)
  }

  @Test(arguments: ["", "colour", "xyz", String(repeating: "tap", count: 1000)])
  func nearestNameStaysSilentWhenNothingIsNear(_ written: String) {
    #expect(nearestName(to: written, among: ["tap", "drag", "scroll"]) == nil)
  }
}
