// A pure table of mistakes.

import Testing
import Workloads

/// Mistakes outside the steps, each with the whole error.
struct BrokenSettingsTests {
  @Test(arguments: cases)
  func eachMistakeHasItsOwnSentence(_ text: String, _ expected: String) {
    let error = #expect(throws: WorkloadError.self) { try Workload(text: text, path: "f.json") }
    #expect(error?.description == expected)
  }

  static let cases: [(String, String)] = [
    (
      #"[]"#,
      #"""
      f.json:1:1: expected an object, found an empty array
          []
          ^
        fix: write an object here
      """#
    ),
    (
      #"{"name": "  ", "steps": []}"#,
      #"""
      f.json:1:10: the name is empty
          {"name": "  ", "steps": []}
                   ^
        fix: write at least one character
      """#
    ),
    (
      #"{"name": "x"}"#,
      #"""
      f.json:1:1: the key 'steps' is missing in a workload
          {"name": "x"}
          ^
        fix: add "steps": …
      """#
    ),
    (
      #"{"name": "x", "steps": {}}"#,
      #"""
      f.json:1:24: expected an array, found an empty object
          {"name": "x", "steps": {}}
                                 ^
        fix: write an array here
      """#
    ),
    (
      #"{"name": "x", "steps": [], "device": {"size": [390, 0]}}"#,
      #"""
      f.json:1:53: 0 is out of range; allowed is more than 0 and at most 1000000
          {"name": "x", "steps": [], "device": {"size": [390, 0]}}
                                                              ^
        fix: write a number that is more than 0 and at most 1000000
      """#
    ),
    (
      #"{"name": "x", "steps": [], "device": {"size": [390]}}"#,
      #"""
      f.json:1:47: expected two numbers [width, height], found 1
          {"name": "x", "steps": [], "device": {"size": [390]}}
                                                        ^
        fix: write two numbers [width, height]
      """#
    ),
    (
      #"{"name": "x", "steps": [], "device": {"size": [390, 2e6]}}"#,
      #"""
      f.json:1:53: 2e6 is out of range; allowed is more than 0 and at most 1000000
          {"name": "x", "steps": [], "device": {"size": [390, 2e6]}}
                                                              ^
        fix: write a number that is more than 0 and at most 1000000
      """#
    ),
    (
      #"{"name": "x", "steps": [], "device": {"size": [-390, 844]}}"#,
      #"""
      f.json:1:48: -390 is out of range; allowed is more than 0 and at most 1000000
          {"name": "x", "steps": [], "device": {"size": [-390, 844]}}
                                                         ^
        fix: write a number that is more than 0 and at most 1000000
      """#
    ),
    (
      #"{"name": "x", "steps": [], "device": {"scale": 1e999}}"#,
      #"""
      f.json:1:48: the number 1e999 is too large
          {"name": "x", "steps": [], "device": {"scale": 1e999}}
                                                         ^
        fix: write a number between -1.7e308 and 1.7e308
      """#
    ),
    (
      #"{"name": "x", "steps": [], "device": {"scale": 11}}"#,
      #"""
      f.json:1:48: 11 is out of range; allowed is more than 0 and at most 10
          {"name": "x", "steps": [], "device": {"scale": 11}}
                                                         ^
        fix: write a number that is more than 0 and at most 10
      """#
    ),
    (
      #"{"name": "x", "steps": [], "device": {"safeArea": {"top": -1}}}"#,
      #"""
      f.json:1:59: -1 is out of range; allowed is 0 and more, at most 1000000
          {"name": "x", "steps": [], "device": {"safeArea": {"top": -1}}}
                                                                    ^
        fix: write a number that is 0 and more, at most 1000000
      """#
    ),
    (
      #"{"name": "x", "steps": [], "device": {"model": "phone"}}"#,
      #"""
      f.json:1:39: unknown key 'model' in a device
          {"name": "x", "steps": [], "device": {"model": "phone"}}
                                                ^
        fix: use one of: size, scale, safeArea
      """#
    ),
    (
      #"{"name": "x", "steps": [], "environment": {"colorScheme": "black"}}"#,
      #"""
      f.json:1:59: unknown value 'black'
          {"name": "x", "steps": [], "environment": {"colorScheme": "black"}}
                                                                    ^
        fix: use one of: light, dark
      """#
    ),
    (
      #"{"name": "x", "steps": [], "environment": {"dynamicTypeSize": "xLarg"}}"#,
      #"""
      f.json:1:63: unknown value 'xLarg'
          …name": "x", "steps": [], "environment": {"dynamicTypeSize": "xLarg"}}
                                                                       ^
        fix: write 'xLarge' (known values: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5)
      """#
    ),
    (
      #"{"name": "x", "steps": [], "environment": {"locale": "xx_YY"}}"#,
      #"""
      f.json:1:54: unknown locale 'xx_YY'
          {"name": "x", "steps": [], "environment": {"locale": "xx_YY"}}
                                                               ^
        fix: write a language and a region, such as "en_US"
      """#
    ),
    (
      #"{"name": "x", "steps": [], "environment": {"locale": "de_ED"}}"#,
      #"""
      f.json:1:54: unknown locale 'de_ED'
          {"name": "x", "steps": [], "environment": {"locale": "de_ED"}}
                                                               ^
        fix: write "de_DE"
      """#
    ),
    (
      #"{"name": "x", "steps": [], "environment": {"locale": "en_US.UTF-8"}}"#,
      #"""
      f.json:1:54: unknown locale 'en_US.UTF-8'
          {"name": "x", "steps": [], "environment": {"locale": "en_US.UTF-8"}}
                                                               ^
        fix: write a language and a region, such as "en_US"
      """#
    ),
    (
      #"{"name": "x", "steps": [], "environment": {"timeZone": "PST"}}"#,
      #"""
      f.json:1:56: unknown time zone 'PST'
          {"name": "x", "steps": [], "environment": {"timeZone": "PST"}}
                                                                 ^
        fix: write a name of the time zone database, such as "Europe/Berlin", or "UTC"
      """#
    ),
    (
      #"{"name": "x", "steps": [], "environment": {"timeZone": "../etc/passwd"}}"#,
      #"""
      f.json:1:56: unknown time zone '../etc/passwd'
          {"name": "x", "steps": [], "environment": {"timeZone": "../etc/passwd"}}
                                                                 ^
        fix: write a name of the time zone database, such as "Europe/Berlin", or "UTC"
      """#
    ),
    (
      #"{"name": "x", "steps": [], "now": "2026-02-29T00:00:00Z"}"#,
      #"""
      f.json:1:35: '2026-02-29T00:00:00Z' is no date and time: 2026-02 has no day 29
          {"name": "x", "steps": [], "now": "2026-02-29T00:00:00Z"}
                                            ^
        fix: write it as "2026-01-01T09:00:00Z" or with a zone such as +02:00
      """#
    ),
    (
      #"{"name": "x", "steps": [], "now": "2026-01-01T09:00:00"}"#,
      #"""
      f.json:1:35: '2026-01-01T09:00:00' is no date and time: the zone is missing
          {"name": "x", "steps": [], "now": "2026-01-01T09:00:00"}
                                            ^
        fix: write it as "2026-01-01T09:00:00Z" or with a zone such as +02:00
      """#
    ),
    (
      #"{"name": "x", "steps": [], "now": "today"}"#,
      #"""
      f.json:1:35: 'today' is no date and time: a year of four digits is missing
          {"name": "x", "steps": [], "now": "today"}
                                            ^
        fix: write it as "2026-01-01T09:00:00Z" or with a zone such as +02:00
      """#
    ),
    (
      #"{"name": "x", "steps": [], "now": 0}"#,
      #"""
      f.json:1:35: expected a string, found the number 0
          {"name": "x", "steps": [], "now": 0}
                                            ^
        fix: write a string here
      """#
    ),
    (
      #"{"name": "x", "steps": [], "seed": -1}"#,
      #"""
      f.json:1:36: expected a whole number that is 0 or more, found the number -1
          {"name": "x", "steps": [], "seed": -1}
                                             ^
        fix: write a whole number that is 0 or more here
      """#
    ),
    (
      #"{"name": "x", "steps": [], "seed": 1.5}"#,
      #"""
      f.json:1:36: expected a whole number that is 0 or more, found the number 1.5
          {"name": "x", "steps": [], "seed": 1.5}
                                             ^
        fix: write a whole number that is 0 or more here
      """#
    ),
    (
      #"{"name": "x", "steps": [], "profile": "ios16"}"#,
      #"""
      f.json:1:39: unknown value 'ios16'
          {"name": "x", "steps": [], "profile": "ios16"}
                                                ^
        fix: write 'ios17' (known values: ios17, ios18, ios26, ios27)
      """#
    ),
    (
      #"{"name": "x", "steps": [], "defaults": {"a": null}}"#,
      #"""
      f.json:1:46: defaults hold no null
          {"name": "x", "steps": [], "defaults": {"a": null}}
                                                       ^
        fix: leave the key out
      """#
    ),
    (
      #"{"name": "x", "steps": [], "defaults": {"": 1}}"#,
      #"""
      f.json:1:41: the key is empty
          {"name": "x", "steps": [], "defaults": {"": 1}}
                                                  ^
        fix: write at least one character
      """#
    ),
    (
      #"{"name": "x", "steps": [], "arguments": ["a\u0000b"]}"#,
      #"""
      f.json:1:42: a NUL character, which no process can be given
          {"name": "x", "steps": [], "arguments": ["a\u0000b"]}
                                                   ^
        fix: remove \u0000
      """#
    ),
    (
      #"{"name": "x", "steps": [], "arguments": [1]}"#,
      #"""
      f.json:1:42: expected a string, found the number 1
          {"name": "x", "steps": [], "arguments": [1]}
                                                   ^
        fix: write a string here
      """#
    ),
    (
      #"{"name": "x", "steps": [], "settle": "soon"}"#,
      #"""
      f.json:1:38: 'soon' is no length of time
          {"name": "x", "steps": [], "settle": "soon"}
                                               ^
        fix: write a number and a unit (ms, s, min, h), a year at most, such as "400ms"
      """#
    ),
    (
      #"{"name": "x", "steps": [], "settle": "2years"}"#,
      #"""
      f.json:1:38: '2years' is no length of time
          {"name": "x", "steps": [], "settle": "2years"}
                                               ^
        fix: write a number and a unit (ms, s, min, h), a year at most, such as "400ms"
      """#
    ),
    (
      #"{"name": "x", "steps": [], "settle": "-1s"}"#,
      #"""
      f.json:1:38: '-1s' is no length of time
          {"name": "x", "steps": [], "settle": "-1s"}
                                               ^
        fix: write a number and a unit (ms, s, min, h), a year at most, such as "400ms"
      """#
    ),
    (
      #"{"name": "x", "steps": [], "settle": "400ms", "limit": "400ms"}"#,
      #"""
      f.json:1:56: the limit of 400ms is not above the settle time of 400ms, so that each step would fail
          {"name": "x", "steps": [], "settle": "400ms", "limit": "400ms"}
                                                                 ^
        fix: raise the limit or lower the settle time
      """#
    ),
    (
      #"{"name": "x", "steps": [], "settle": "2min"}"#,
      #"""
      f.json:1:38: the limit of 1min is not above the settle time of 2min, so that each step would fail
          {"name": "x", "steps": [], "settle": "2min"}
                                               ^
        fix: raise the limit or lower the settle time
      """#
    ),
    (
      #"{"name": "x", "steps": [], "network": [{"match": "*", "delay": "1s"}]}"#,
      #"""
      f.json:1:40: a network stub needs one of 'file' and 'error'
          {"name": "x", "steps": [], "network": [{"match": "*", "delay": "1s"}]}
                                                 ^
        fix: add one of 'file' and 'error'
      """#
    ),
    (
      #"{"name": "x", "steps": [], "network": [{"match": "*", "file": "a", "error": "timedOut"}]}"#,
      #"""
      f.json:1:68: a network stub takes only one of 'file' and 'error', found 'file' and 'error'
          …: "x", "steps": [], "network": [{"match": "*", "file": "a", "error": "timedOut"}]}
                                                                       ^
        fix: keep one of 'file' and 'error'
      """#
    ),
    (
      #"{"name": "x", "steps": [], "network": [{"match": "*", "error": "timedOut", "status": 404}]}"#,
      #"""
      f.json:1:76: the key 'status' does not go with 'error'
          …steps": [], "network": [{"match": "*", "error": "timedOut", "status": 404}]}
                                                                       ^
        fix: remove 'status' or 'error'
      """#
    ),
  ]
}
