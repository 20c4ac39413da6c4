// A pure table of mistakes.

import Testing
import Workloads

/// Mistakes in a step, each with the whole error.
struct BrokenStepTests {
  @Test(arguments: cases)
  func eachMistakeHasItsOwnSentence(_ text: String, _ expected: String) {
    let error = #expect(throws: WorkloadError.self) { try Workload(text: text, path: "f.json") }
    #expect(error?.description == expected)
  }

  static let cases: [(String, String)] = [
    (
      #"{"name": "x", "steps": ["tap"]}"#,
      #"""
      f.json:1:25: the action 'tap' does not stand alone
          {"name": "x", "steps": ["tap"]}
                                  ^
        fix: write it as {"tap": "Plus"}
      """#
    ),
    (
      #"{"name": "x", "steps": ["bakc"]}"#,
      #"""
      f.json:1:25: unknown action 'bakc'
          {"name": "x", "steps": ["bakc"]}
                                  ^
        fix: write 'back' (known actions: tap, doubleTap, longPress, drag, swipe, magnify, rotate, scroll, type, clear, submit, toggle, setSlider, setPicker, selectTab, back, dismiss, refresh, setEnvironment, resize, wait, mark, repeat, unmount)
      """#
    ),
    (
      #"{"name": "x", "steps": [1]}"#,
      #"""
      f.json:1:25: expected a step such as {"tap": "Plus"}, found the number 1
          {"name": "x", "steps": [1]}
                                  ^
        fix: write a step such as {"tap": "Plus"} here
      """#
    ),
    (
      #"{"name": "x", "steps": [{}]}"#,
      #"""
      f.json:1:25: a step without an action
          {"name": "x", "steps": [{}]}
                                  ^
        fix: write one, such as {"tap": "Plus"}
      """#
    ),
    (
      #"{"name": "x", "steps": [{"back": {}}]}"#,
      #"""
      f.json:1:26: the action 'back' takes nothing
          {"name": "x", "steps": [{"back": {}}]}
                                   ^
        fix: write the step as "back"
      """#
    ),
    (
      #"{"name": "x", "steps": [{"tap": ""}]}"#,
      #"""
      f.json:1:33: the text is empty
          {"name": "x", "steps": [{"tap": ""}]}
                                          ^
        fix: write at least one character
      """#
    ),
    (
      #"{"name": "x", "steps": [{"tap": 3}]}"#,
      #"""
      f.json:1:33: expected a text or a target, found the number 3
          {"name": "x", "steps": [{"tap": 3}]}
                                          ^
        fix: write a text or a target here
      """#
    ),
    (
      #"{"name": "x", "steps": [{"tap": {"on": "Plus"}}]}"#,
      #"""
      f.json:1:34: unknown key 'on' in a target
          {"name": "x", "steps": [{"tap": {"on": "Plus"}}]}
                                           ^
        fix: use one of: text, id, view, at, index
      """#
    ),
    (
      #"{"name": "x", "steps": [{"tap": {"id": "a", "text": "b"}}]}"#,
      #"""
      f.json:1:45: a target is found in one way, found 'id' and 'text'
          {"name": "x", "steps": [{"tap": {"id": "a", "text": "b"}}]}
                                                      ^
        fix: keep one of 'text', 'id', 'view' and 'at'
      """#
    ),
    (
      #"{"name": "x", "steps": [{"tap": {"at": [1, 2], "index": 0}}]}"#,
      #"""
      f.json:1:57: a position is one place, so that no index goes with it
          {"name": "x", "steps": [{"tap": {"at": [1, 2], "index": 0}}]}
                                                                  ^
        fix: remove the index
      """#
    ),
    (
      #"{"name": "x", "steps": [{"tap": {"view": "Row", "index": -1}}]}"#,
      #"""
      f.json:1:58: -1 is out of range; allowed is 0 or more
          {"name": "x", "steps": [{"tap": {"view": "Row", "index": -1}}]}
                                                                   ^
        fix: write a number that is 0 or more
      """#
    ),
    (
      #"{"name": "x", "steps": [{"tap": {"view": "Row", "index": 0.5}}]}"#,
      #"""
      f.json:1:58: expected a whole number, found the number 0.5
          {"name": "x", "steps": [{"tap": {"view": "Row", "index": 0.5}}]}
                                                                   ^
        fix: write a whole number here
      """#
    ),
    (
      #"{"name": "x", "steps": [{"longPress": {"on": "a", "for": "0s"}}]}"#,
      #"""
      f.json:1:58: the time is 0
          {"name": "x", "steps": [{"longPress": {"on": "a", "for": "0s"}}]}
                                                                   ^
        fix: write a time above 0, such as "500ms"
      """#
    ),
    (
      #"{"name":"x","steps":[{"drag":{"on":"a","by":[0,9],"over":"1h"}}]}"#,
      #"""
      f.json:1:58: the time is more than 60s
          {"name":"x","steps":[{"drag":{"on":"a","by":[0,9],"over":"1h"}}]}
                                                                   ^
        fix: write at most "60s": each frame of it is played
      """#
    ),
    (
      #"{"name": "x", "steps": [{"longPress": {"on": "a", "to": "0s"}}]}"#,
      #"""
      f.json:1:51: unknown key 'to' in longPress
          {"name": "x", "steps": [{"longPress": {"on": "a", "to": "0s"}}]}
                                                            ^
        fix: use one of: on, for
      """#
    ),
    (
      #"{"name": "x", "steps": [{"drag": "a"}]}"#,
      #"""
      f.json:1:34: drag takes an object, found the string "a"
          {"name": "x", "steps": [{"drag": "a"}]}
                                           ^
        fix: write it as {"drag": {"on": "Card", "by": [0, 120]}}
      """#
    ),
    (
      #"{"name": "x", "steps": [{"drag": {"on": "a"}}]}"#,
      #"""
      f.json:1:34: drag needs one of 'by' and 'to'
          {"name": "x", "steps": [{"drag": {"on": "a"}}]}
                                           ^
        fix: add one of 'by' and 'to'
      """#
    ),
    (
      #"{"name": "x", "steps": [{"drag": {"on": "a", "by": [1, 2], "to": "b"}}]}"#,
      #"""
      f.json:1:60: drag takes only one of 'by' and 'to', found 'by' and 'to'
          {"name": "x", "steps": [{"drag": {"on": "a", "by": [1, 2], "to": "b"}}]}
                                                                     ^
        fix: keep one of 'by' and 'to'
      """#
    ),
    (
      #"{"name": "x", "steps": [{"swipe": "left"}]}"#,
      #"""
      f.json:1:35: swipe takes an object, found the string "left"
          {"name": "x", "steps": [{"swipe": "left"}]}
                                            ^
        fix: write it as {"swipe": {"direction": "left", "on": "Row 3"}}
      """#
    ),
    (
      #"{"name": "x", "steps": [{"swipe": {"direction": "north"}}]}"#,
      #"""
      f.json:1:49: unknown value 'north'
          {"name": "x", "steps": [{"swipe": {"direction": "north"}}]}
                                                          ^
        fix: use one of: up, down, left, right
      """#
    ),
    (
      #"{"name": "x", "steps": [{"magnify": {"on": "a", "by": 0}}]}"#,
      #"""
      f.json:1:55: 0 is out of range; allowed is more than 0 and at most 100
          {"name": "x", "steps": [{"magnify": {"on": "a", "by": 0}}]}
                                                                ^
        fix: write a number that is more than 0 and at most 100
      """#
    ),
    (
      #"{"name": "x", "steps": [{"scroll": {"by": 300}}]}"#,
      #"""
      f.json:1:43: expected two numbers [dx, dy], found the number 300
          {"name": "x", "steps": [{"scroll": {"by": 300}}]}
                                                    ^
        fix: write two numbers [dx, dy] here
      """#
    ),
    (
      #"{"name": "x", "steps": [{"scroll": {"to": "bottom"}}]}"#,
      #"""
      f.json:1:43: unknown value 'bottom'
          {"name": "x", "steps": [{"scroll": {"to": "bottom"}}]}
                                                    ^
        fix: use one of: start, end
      """#
    ),
    (
      #"{"name": "x", "steps": [{"scroll": {"to": "end", "toward": "start"}}]}"#,
      #"""
      f.json:1:50: the key 'toward' does not go with 'to'
          {"name": "x", "steps": [{"scroll": {"to": "end", "toward": "start"}}]}
                                                           ^
        fix: remove 'toward' or 'to'
      """#
    ),
    (
      #"{"name": "x", "steps": [{"scroll": {"by": [0, 300], "frames": 0}}]}"#,
      #"""
      f.json:1:63: 0 is out of range; allowed is from 1 to 100000
          …name": "x", "steps": [{"scroll": {"by": [0, 300], "frames": 0}}]}
                                                                       ^
        fix: write a number that is from 1 to 100000
      """#
    ),
    (
      #"{"name": "x", "steps": [{"scroll": {"frames": 3}}]}"#,
      #"""
      f.json:1:36: scroll needs one of 'by', 'to' and 'until'
          {"name": "x", "steps": [{"scroll": {"frames": 3}}]}
                                             ^
        fix: add one of 'by', 'to' and 'until'
      """#
    ),
    (
      #"{"name": "x", "steps": [{"type": "swift"}]}"#,
      #"""
      f.json:1:34: type takes an object, found the string "swift"
          {"name": "x", "steps": [{"type": "swift"}]}
                                           ^
        fix: write it as {"type": {"text": "swift", "into": "Search"}}
      """#
    ),
    (
      #"{"name": "x", "steps": [{"type": {"text": "", "into": "Search"}}]}"#,
      #"""
      f.json:1:43: the text is empty
          {"name": "x", "steps": [{"type": {"text": "", "into": "Search"}}]}
                                                    ^
        fix: write at least one character
      """#
    ),
    (
      #"{"name": "x", "steps": [{"type": {"txt": "a"}}]}"#,
      #"""
      f.json:1:35: unknown key 'txt' in type
          {"name": "x", "steps": [{"type": {"txt": "a"}}]}
                                            ^
        fix: write 'text' (known keys: text, into, each)
      """#
    ),
    (
      #"{"name": "x", "steps": [{"toggle": {"on": "Sound", "to": "off"}}]}"#,
      #"""
      f.json:1:58: expected true or false, found the string "off"
          {"name": "x", "steps": [{"toggle": {"on": "Sound", "to": "off"}}]}
                                                                   ^
        fix: write true or false here
      """#
    ),
    (
      #"{"name": "x", "steps": [{"setSlider": {"on": "Volume", "to": NaN}}]}"#,
      #"""
      f.json:1:62: 'NaN' is no JSON value
          …"name": "x", "steps": [{"setSlider": {"on": "Volume", "to": NaN}}]}
                                                                       ^
        fix: write a finite number; JSON has no NaN
      """#
    ),
    (
      #"{"name": "x", "steps": [{"setPicker": {"on": "Theme", "to": true}}]}"#,
      #"""
      f.json:1:61: expected a text or a place from 0, found true
          {"name": "x", "steps": [{"setPicker": {"on": "Theme", "to": true}}]}
                                                                      ^
        fix: write a text or a place from 0 here
      """#
    ),
    (
      #"{"name": "x", "steps": [{"selectTab": -1}]}"#,
      #"""
      f.json:1:39: -1 is out of range; allowed is 0 or more
          {"name": "x", "steps": [{"selectTab": -1}]}
                                                ^
        fix: write a number that is 0 or more
      """#
    ),
    (
      #"{"name": "x", "steps": [{"setEnvironment": {}}]}"#,
      #"""
      f.json:1:44: no setting is changed
          {"name": "x", "steps": [{"setEnvironment": {}}]}
                                                     ^
        fix: name at least one setting, or remove the step
      """#
    ),
    (
      #"{"name": "x", "steps": [{"resize": {"size": [1, 2]}}]}"#,
      #"""
      f.json:1:36: expected two numbers [width, height], found an object
          {"name": "x", "steps": [{"resize": {"size": [1, 2]}}]}
                                             ^
        fix: write two numbers [width, height] here
      """#
    ),
    (
      #"{"name": "x", "steps": [{"wait": {"for": "2s", "until": "a"}}]}"#,
      #"""
      f.json:1:48: wait takes only one of 'for' and 'until', found 'for' and 'until'
          {"name": "x", "steps": [{"wait": {"for": "2s", "until": "a"}}]}
                                                         ^
        fix: keep one of 'for' and 'until'
      """#
    ),
    (
      #"{"name": "x", "steps": [{"wait": {"for": "2s", "limit": "3s"}}]}"#,
      #"""
      f.json:1:48: the key 'limit' does not go with 'for'
          {"name": "x", "steps": [{"wait": {"for": "2s", "limit": "3s"}}]}
                                                         ^
        fix: remove 'limit' or 'for'
      """#
    ),
    (
      #"{"name": "x", "steps": [{"wait": "idle"}]}"#,
      #"""
      f.json:1:34: wait takes an object, found the string "idle"
          {"name": "x", "steps": [{"wait": "idle"}]}
                                           ^
        fix: write it as {"wait": {"for": "2s"}}, or the step as "wait"
      """#
    ),
    (
      #"{"name": "x", "steps": [{"mark": " "}]}"#,
      #"""
      f.json:1:34: the mark is empty
          {"name": "x", "steps": [{"mark": " "}]}
                                           ^
        fix: write at least one character
      """#
    ),
    (
      #"{"name": "x", "steps": [{"repeat": {"times": 0, "steps": ["back"]}}]}"#,
      #"""
      f.json:1:46: 0 is out of range; allowed is from 1 to 1000000
          {"name": "x", "steps": [{"repeat": {"times": 0, "steps": ["back"]}}]}
                                                       ^
        fix: write a number that is from 1 to 1000000
      """#
    ),
    (
      #"{"name": "x", "steps": [{"repeat": {"times": 2, "steps": []}}]}"#,
      #"""
      f.json:1:58: there are no steps to repeat
          {"name": "x", "steps": [{"repeat": {"times": 2, "steps": []}}]}
                                                                   ^
        fix: write the steps, or remove the repeat
      """#
    ),
    (
      #"{"name": "x", "steps": [{"repeat": {"times": 2, "steps": [{"tap": {}}]}}]}"#,
      #"""
      f.json:1:67: the target names nothing to look for
          …": "x", "steps": [{"repeat": {"times": 2, "steps": [{"tap": {}}]}}]}
                                                                       ^
        fix: add one of 'text', 'id', 'view' and 'at'
      """#
    ),
  ]
}
