import Foundation

/// A text as it is shown: its words, and how each part of them looks.
struct StyledText: Equatable {
  private(set) var text = ""
  /// In order and without gaps; parts that look alike are one.
  private(set) var runs: [Run] = []
  /// When the words will be others, although nothing is written; nil for never.
  var nextChange: Date?

  /// A part of one look.
  struct Run: Equatable {
    /// Where it ends in the text's UTF-8.
    var end: Int
    var look: TextLook
  }

  mutating func append(_ words: String, _ look: TextLook) {
    guard !words.isEmpty else { return }
    if text.isEmpty { text = words } else { text += words }
    if let last = runs.indices.last, runs[last].look == look {
      runs[last].end = text.utf8.count
    } else {
      runs.append(Run(end: text.utf8.count, look: look))
    }
  }

  /// Asks to be resolved again at a date, at the latest.
  mutating func change(at date: Date) {
    nextChange = nextChange.map { min($0, date) } ?? date
  }

  /// What measuring needs of it; `look` is how it looks where it is empty.
  func faced(empty look: TextLook) -> FacedText {
    if runs.count == 1 { return FacedText(text, runs[0].look.face) }
    var faced = FacedText("", look.face)
    faced.text = text
    if runs.isEmpty { return faced }
    faced.runs = []
    for run in runs {
      let face = run.look.face
      if let last = faced.runs.indices.last, faced.runs[last].face == face {
        faced.runs[last].end = run.end
      } else {
        faced.runs.append(FacedText.Run(end: run.end, face: face))
      }
    }
    return faced
  }
}

/// A text and the faces of its parts, which is all that measuring needs.
package struct FacedText: Equatable, Sendable {
  package internal(set) var text: String
  /// In order, without gaps, at least one.
  package internal(set) var runs: [Run]

  /// A part in one face.
  package struct Run: Equatable, Sendable {
    /// Where it ends in the text's UTF-8.
    package var end: Int
    package var face: TextFace
  }

  package init(_ text: String, _ face: TextFace) {
    self.text = text
    runs = [Run(end: text.utf8.count, face: face)]
  }

  /// The face of the first character.
  var firstFace: TextFace { runs[0].face }
}
