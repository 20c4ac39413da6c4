public import TraceModel

/// Draws a frame as SVG.
///
/// The same list gives the same bytes on every machine. Any text gives valid
/// XML. What a picture is and is not: `docs/pictures.md`.
///
/// ```swift
/// let svg = SVGWriter(width: { text, font in … }).svg(of: host.displayList())
/// ```
public struct SVGWriter: Sendable {
  /// Image files larger than this, in bytes, are drawn as placeholders: each
  /// picture holds its images.
  public static let largestImage = 512 * 1024

  /// The width of a text in one line, in points.
  ///
  /// By it each word stands where layout has it, whatever fonts the viewer has;
  /// without it a run of text is placed as a whole.
  var width: (@Sendable (String, DisplayFont) -> Double)?
  /// The bytes of an image file; nil where it cannot be read.
  var contents: @Sendable (String) -> [UInt8]?

  public init(
    width: (@Sendable (String, DisplayFont) -> Double)? = nil,
    contents: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
  ) {
    self.width = width
    self.contents = contents
  }

  /// Writes one SVG document, without a line end.
  ///
  /// - Parameter list: What the frame shows; points become SVG's user units.
  /// - Returns: The text of the document.
  /// - Complexity: O(leaves and characters).
  public func svg(of list: DisplayList) -> String {
    var document = SVGDocument(writer: self, list: list)
    document.add(list.items)
    return document.text
  }
}
