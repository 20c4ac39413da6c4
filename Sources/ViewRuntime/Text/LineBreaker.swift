import Foundation

/// Breaks one text into lines, greedily.
struct LineBreaker {
  private(set) var lines: [Range<String.Index>] = []
  private(set) var widest: CGFloat = 0
  private(set) var isTruncated = false

  private let text: String
  private let font: TextFont
  private let limit: CGFloat
  private let mostLines: Int

  // The line that is being filled: its start, the end and the width of what is
  // not blank, and its width with blanks.
  private var start: String.Index
  private var end: String.Index
  private var inked: CGFloat = 0
  private var filled: CGFloat = 0
  /// The last place where the line may end: what is not blank before it ends
  /// at `end` and is `inked` wide; `next` is where the next line would begin.
  private var chance: (end: String.Index, inked: CGFloat, next: String.Index)?

  init(_ text: String, font: TextFont, width: CGFloat, mostLines: Int) {
    self.text = text
    self.font = font
    // A width that comes from a measurement must hold the same text again.
    limit = (width.isNaN ? .infinity : max(width, 0)) + 0.001
    self.mostLines = mostLines
    start = text.startIndex
    end = text.startIndex
  }

  mutating func run() {
    var index = text.startIndex
    var previous: Character?
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if character.isNewline {
        guard finish(nextStart: next) else { return truncate() }
        previous = nil
        index = next
        continue
      }
      if character.isWhitespace {
        filled += CharacterWidth.width(of: character, in: font)
        previous = character
        index = next
        continue
      }
      noteChance(before: character, at: index, after: previous)
      let width = CharacterWidth.width(of: character, in: font)
      if filled + width > limit, start < index {
        // Not room for it: the line ends at the last chance, else right here.
        if let chance {
          end = chance.end
          inked = chance.inked
          index = chance.next
        }
        guard finish(nextStart: index) else { return truncate() }
        previous = nil
        continue
      }
      filled += width
      inked = filled
      end = next
      previous = character
      index = next
    }
    _ = finish(nextStart: text.endIndex)
  }

  /// Notes that the line may end before a character.
  private mutating func noteChance(
    before character: Character,
    at index: String.Index,
    after previous: Character?
  ) {
    guard let previous, end > start else { return }
    let isChance =
      previous.isWhitespace
      || (!CharacterWidth.closes(character)
        && (CharacterWidth.isIdeographic(character) || CharacterWidth.isIdeographic(previous)))
    if isChance { chance = (end, inked, index) }
  }

  /// Ends the line.
  ///
  /// - Returns: False where it was the last allowed and there is more text.
  private mutating func finish(nextStart: String.Index) -> Bool {
    if lines.count + 1 >= mostLines && nextStart < text.endIndex { return false }
    lines.append(start..<max(end, start))
    widest = max(widest, inked)
    start = nextStart
    end = nextStart
    inked = 0
    filled = 0
    chance = nil
    return true
  }

  /// Fills the last line up to the ellipsis.
  private mutating func truncate() {
    isTruncated = true
    let ellipsis = CharacterWidth.width(of: CharacterWidth.ellipsis, in: font)
    var width: CGFloat = 0
    var index = start
    var last = start
    while index < text.endIndex {
      let character = text[index]
      if character.isNewline { break }
      let more = CharacterWidth.width(of: character, in: font)
      if width + more + ellipsis > limit { break }
      width += more
      index = text.index(after: index)
      last = index
    }
    lines.append(start..<last)
    widest = max(widest, width + ellipsis)
  }
}
