/// A run of stars, underscores or tildes.
struct MarkdownMark {
  let scalar: Unicode.Scalar
  /// The characters that are not yet part of a pair.
  var count: Int
  let length: Int
  let piece: Int
  let canOpen: Bool
  let canClose: Bool
  // Its neighbours among the marks that may still be paired.
  var previous: Int?
  var next: Int?

  /// By the rules of left- and right-flanking runs: a mark opens before a word
  /// and closes behind one, an underscore not inside a word.
  init(
    _ scalar: Unicode.Scalar,
    _ length: Int,
    piece: Int,
    _ before: Unicode.Scalar?,
    _ after: Unicode.Scalar?
  ) {
    self.scalar = scalar
    self.length = length
    self.piece = piece
    count = length
    let isBlankBefore = before.map(\.properties.isWhitespace) ?? true
    let isBlankAfter = after.map(\.properties.isWhitespace) ?? true
    let isMarkBefore = before.map(MarkdownScanner.isPunctuation) ?? false
    let isMarkAfter = after.map(MarkdownScanner.isPunctuation) ?? false
    let isLeft = !isBlankAfter && (!isMarkAfter || isBlankBefore || isMarkBefore)
    let isRight = !isBlankBefore && (!isMarkBefore || isBlankAfter || isMarkAfter)
    if scalar == "_" {
      canOpen = isLeft && (!isRight || isMarkBefore)
      canClose = isRight && (!isLeft || isMarkAfter)
    } else {
      canOpen = isLeft
      canClose = isRight
    }
  }
}

/// Pairs marks that open with marks that close (CommonMark, "process emphasis").
struct MarkdownEmphasis {
  private var marks: [MarkdownMark] = []
  /// The last that may still be paired.
  private(set) var last: Int?

  mutating func add(_ mark: MarkdownMark) {
    var mark = mark
    mark.previous = last
    marks.append(mark)
    if let last { marks[last].next = marks.count - 1 }
    last = marks.count - 1
  }

  /// Pairs the marks after one, all for nil, and forgets them.
  mutating func pair(_ pieces: inout [MarkdownPiece], after bottom: Int?) {
    // Below which no mark opens for those that close alike, so that no two are
    // compared twice.
    var searched: [Int: Int] = [:]
    var closer = bottom.map { marks[$0].next } ?? first
    while let current = closer {
      guard marks[current].canClose else {
        closer = marks[current].next
        continue
      }
      let key = Self.key(marks[current])
      let limit = max(searched[key] ?? -1, bottom ?? -1)
      if let opener = self.opener(for: current, above: limit) {
        join(opener, current, &pieces)
        if marks[current].count == 0 {
          closer = marks[current].next
          remove(current)
        }
      } else {
        searched[key] = marks[current].previous ?? -1
        closer = marks[current].next
        if !marks[current].canOpen { remove(current) }
      }
    }
    while let last, last != bottom { remove(last) }
  }

  private var first: Int? {
    // The list is short where it is asked for: once a text.
    var first = last
    while let current = first, let previous = marks[current].previous { first = previous }
    return first
  }

  private static func key(_ mark: MarkdownMark) -> Int {
    Int(mark.scalar.value) * 8 + (mark.canOpen ? 4 : 0)
      + (mark.scalar == "~" ? mark.length : mark.length % 3)
  }

  private func opener(for closer: Int, above limit: Int) -> Int? {
    var next = marks[closer].previous
    while let index = next, index > limit {
      if canJoin(marks[index], marks[closer]) { return index }
      next = marks[index].previous
    }
    return nil
  }

  private func canJoin(_ opener: MarkdownMark, _ closer: MarkdownMark) -> Bool {
    guard opener.scalar == closer.scalar, opener.canOpen else { return false }
    if opener.scalar == "~" { return opener.length == closer.length }
    let isInsideWord = closer.canOpen || opener.canClose
    return !isInsideWord || closer.length % 3 == 0 || (opener.length + closer.length) % 3 != 0
  }

  private mutating func join(_ opener: Int, _ closer: Int, _ pieces: inout [MarkdownPiece]) {
    while let between = marks[closer].previous, between != opener { remove(between) }
    let first = marks[opener].piece
    let last = marks[closer].piece
    let used: Int
    if marks[opener].scalar == "~" {
      used = marks[opener].count
      pieces[first].struckThrough += 1
      pieces[last].struckThrough -= 1
    } else if marks[opener].count >= 2 && marks[closer].count >= 2 {
      used = 2
      pieces[first].strong += 1
      pieces[last].strong -= 1
    } else {
      used = 1
      pieces[first].emphasized += 1
      pieces[last].emphasized -= 1
    }
    marks[opener].count -= used
    marks[closer].count -= used
    pieces[first].text = String(pieces[first].text.dropLast(used))
    pieces[last].text = String(pieces[last].text.dropLast(used))
    if marks[opener].count == 0 { remove(opener) }
  }

  private mutating func remove(_ index: Int) {
    let previous = marks[index].previous
    let next = marks[index].next
    if let previous { marks[previous].next = next }
    if let next { marks[next].previous = previous } else { last = previous }
  }
}
