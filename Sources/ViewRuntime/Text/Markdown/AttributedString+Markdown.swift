public import Foundation

// What Foundation on Linux leaves out.
extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Hashable, Sendable {
      case full
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Hashable, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Reads emphasis, code, strikethrough and links.
  ///
  /// Blocks (headings, lists, quotes) are read as plain paragraphs, and no
  /// attributes are read from the text itself. Any text is valid, so that nothing
  /// is thrown.
  ///
  /// - Complexity: O(characters).
  public init(
    markdown: String,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for span in InlineMarkdown.spans(of: Self.prepared(markdown, options.interpretedSyntax)) {
      var attributes = AttributeContainer()
      var intent: InlinePresentationIntent = []
      if span.isStrong { intent.insert(.stronglyEmphasized) }
      if span.isEmphasized { intent.insert(.emphasized) }
      if span.isCode { intent.insert(.code) }
      if span.isStruckThrough { intent.insert(.strikethrough) }
      if !intent.isEmpty { attributes.swiftUI.inlinePresentationIntent = intent }
      if let address = span.address {
        attributes.foundation.link = URL(string: address, relativeTo: baseURL)
      }
      append(AttributedString(span.text, attributes: attributes))
    }
  }

  public init(
    markdown: Data,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self),
      options: options,
      baseURL: baseURL
    )
  }

  /// Paragraphs as one reads them: a single line feed is a blank in all but the
  /// syntax that keeps white space.
  private static func prepared(
    _ markdown: String,
    _ syntax: MarkdownParsingOptions.InterpretedSyntax
  ) -> String {
    if syntax == .inlineOnlyPreservingWhitespace { return markdown }
    return markdown.split(separator: "\n", omittingEmptySubsequences: true)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
  }
}
