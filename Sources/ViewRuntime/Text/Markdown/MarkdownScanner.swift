import Foundation

/// Goes through a text once, and takes it apart at what has a meaning in Markdown.
struct MarkdownScanner {
  let scalars: [Unicode.Scalar]
  private var position = 0
  /// In the order of the text.
  private(set) var pieces: [MarkdownPiece] = []
  /// Words that are not in a piece yet.
  private var words = String.UnicodeScalarView()
  var emphasis = MarkdownEmphasis()
  private var brackets: [Bracket] = []
  /// Where runs of backticks of a length stand, last first; made when asked for.
  private var backticks: [Int: [Int]]?

  /// A `[` that may open a link.
  private struct Bracket {
    let piece: Int
    let isImage: Bool
    /// What was the last mark before it.
    let mark: Int?
    var isActive = true
  }

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  private func scalar(_ index: Int) -> Unicode.Scalar? {
    index >= 0 && index < scalars.count ? scalars[index] : nil
  }

  mutating func scan() {
    while position < scalars.count {
      let scalar = scalars[position]
      switch scalar {
      case "\\": escape()
      case "`": code()
      case "*", "_", "~": mark(scalar)
      case "[": openBracket(isImage: false)
      case "!" where self.scalar(position + 1) == "[": openBracket(isImage: true)
      case "]": closeBracket()
      case "<": autolink()
      case "&": entity()
      default: take(1)
      }
    }
    finishWords()
    emphasis.pair(&pieces, after: nil)
  }

  /// Takes characters as they are.
  private mutating func take(_ count: Int) {
    words.append(contentsOf: scalars[position..<position + count])
    position += count
  }

  private mutating func finishWords() {
    guard !words.isEmpty else { return }
    pieces.append(MarkdownPiece(String(words)))
    words = String.UnicodeScalarView()
  }

  private mutating func escape() {
    if let next = scalar(position + 1), next.isASCII, Self.isPunctuation(next) || next == "\n" {
      position += 1
    }
    take(1)
  }

  private mutating func code() {
    let start = position
    let length = run(of: "`", from: start)
    if backticks == nil { findBackticks() }
    while let last = backticks?[length]?.last, last <= start {
      backticks?[length]?.removeLast()
    }
    guard let end = backticks?[length]?.last else { return take(length) }
    finishWords()
    var content = scalars[(start + length)..<end].map { $0 == "\n" ? " " : $0 }
    if content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
      content = Array(content.dropFirst().dropLast())
    }
    var piece = MarkdownPiece(String(String.UnicodeScalarView(content)))
    piece.isCode = true
    pieces.append(piece)
    position = end + length
  }

  private mutating func findBackticks() {
    var found: [Int: [Int]] = [:]
    var index = 0
    while index < scalars.count {
      let length = run(of: "`", from: index)
      if length > 0 { found[length, default: []].append(index) }
      index += max(length, 1)
    }
    backticks = found.mapValues { $0.reversed() }
  }

  private func run(of scalar: Unicode.Scalar, from start: Int) -> Int {
    var end = start
    while end < scalars.count, scalars[end] == scalar { end += 1 }
    return end - start
  }

  private mutating func mark(_ scalar: Unicode.Scalar) {
    let length = run(of: scalar, from: position)
    // Three tildes are no strikethrough.
    if scalar == "~", length > 2 { return take(length) }
    finishWords()
    let before = self.scalar(position - 1)
    let after = self.scalar(position + length)
    pieces.append(MarkdownPiece(String(repeating: Character(scalar), count: length)))
    emphasis.add(MarkdownMark(scalar, length, piece: pieces.count - 1, before, after))
    position += length
  }

  // MARK: Links

  private mutating func openBracket(isImage: Bool) {
    finishWords()
    take(isImage ? 2 : 1)
    finishWords()
    brackets.append(Bracket(piece: pieces.count - 1, isImage: isImage, mark: emphasis.last))
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast(), bracket.isActive,
      let (address, end) = MarkdownAddress.read(scalars, at: position + 1)
    else { return take(1) }
    finishWords()
    emphasis.pair(&pieces, after: bracket.mark)
    pieces[bracket.piece].text = ""
    if !bracket.isImage {
      for index in bracket.piece..<pieces.count { pieces[index].address = address }
      // A link holds no link.
      for index in brackets.indices where !brackets[index].isImage {
        brackets[index].isActive = false
      }
    }
    position = end
  }

  private mutating func autolink() {
    guard let (address, end) = MarkdownAddress.readAutolink(scalars, at: position) else {
      return take(1)
    }
    finishWords()
    var piece = MarkdownPiece(address.words)
    piece.address = address.target
    pieces.append(piece)
    position = end
  }

  private mutating func entity() {
    guard let (character, end) = MarkdownEntity.read(scalars, at: position) else { return take(1) }
    words.append(character)
    position = end
  }

  static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}

/// A part of a text between two things that mean something.
struct MarkdownPiece {
  var text: String
  var isCode = false
  var address: String?
  /// How many pairs of marks begin here, less those that end before it.
  var strong = 0
  var emphasized = 0
  var struckThrough = 0

  init(_ text: String) { self.text = text }
}

extension MarkdownScanner {
  /// The pieces with the styles that they stand in; neighbours alike are one.
  func spans() -> [InlineMarkdown.Span] {
    var spans: [InlineMarkdown.Span] = []
    var strong = 0
    var emphasized = 0
    var struckThrough = 0
    for piece in pieces {
      strong += piece.strong
      emphasized += piece.emphasized
      struckThrough += piece.struckThrough
      guard !piece.text.isEmpty else { continue }
      var span = InlineMarkdown.Span(piece.text)
      span.isStrong = strong > 0
      span.isEmphasized = emphasized > 0
      span.isStruckThrough = struckThrough > 0
      span.isCode = piece.isCode
      span.address = piece.address
      if let last = spans.indices.last, spans[last].isStyled(as: span) {
        spans[last].text += span.text
      } else {
        spans.append(span)
      }
    }
    return spans
  }
}
