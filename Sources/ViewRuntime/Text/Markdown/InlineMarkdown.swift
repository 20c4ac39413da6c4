import Foundation

/// Markdown as it is read in one paragraph of text: emphasis, code, links.
///
/// CommonMark 0.31's inlines with GitHub's strikethrough, which is what
/// SwiftUI reads in a localized text; white space stays as it is, and what only
/// a page knows (headings, lists, references) is not looked for.
enum InlineMarkdown {
  /// A part of a text of one style.
  struct Span: Equatable {
    var text: String
    var isStrong = false
    var isEmphasized = false
    var isStruckThrough = false
    var isCode = false
    /// Where the part links to.
    var address: String?

    init(_ text: String) { self.text = text }

    var link: URL? { address.flatMap { URL(string: $0) } }

    func isStyled(as other: Span) -> Bool {
      isStrong == other.isStrong && isEmphasized == other.isEmphasized
        && isStruckThrough == other.isStruckThrough && isCode == other.isCode
        && address == other.address
    }
  }

  /// Whether a text has a character that may mean something; most have none.
  static func mayBeMarked(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
        UInt8(ascii: "~"), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"):
        true
      default: false
      }
    }
  }

  /// The parts of a text, in order.
  ///
  /// - Complexity: O(characters).
  static func spans(of text: String) -> [Span] {
    var scanner = MarkdownScanner(text)
    scanner.scan()
    return scanner.spans()
  }
}

/// The formats of texts with Markdown in them, each read once.
final class MarkdownFormats {
  // Used on the thread that runs the app only.
  nonisolated(unsafe) static let shared = MarkdownFormats()

  private var known: [String: [InlineMarkdown.Span]] = [:]
  /// Beyond it, all are forgotten: keys that are made at run time know no end.
  private static let limit = 10_000

  /// The parts of a format; nil where all of it is plain.
  func spans(of format: String) -> [InlineMarkdown.Span]? {
    guard InlineMarkdown.mayBeMarked(format) else { return nil }
    if let spans = known[format] { return spans }
    if known.count >= Self.limit { known = [:] }
    let spans = InlineMarkdown.spans(of: format)
    known[format] = spans
    return spans
  }
}
