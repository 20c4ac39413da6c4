/// A text on the screen for part of which an ellipsis stands.
public struct CutText: Equatable, Sendable {
  /// Whose body has the text.
  public var node: NodeID
  /// What is shown of it, or the beginning of that.
  public var text: NameID
  public var lines: UInt32
  /// Lines that all of it would take at this width.
  public var wantedLines: UInt32
  /// Of its frame, in pixels of the screen.
  public var width: UInt32

  public init(
    node: NodeID,
    text: NameID,
    lines: UInt32,
    wantedLines: UInt32,
    width: UInt32
  ) {
    self.node = node
    self.text = text
    self.lines = lines
    self.wantedLines = wantedLines
    self.width = width
  }
}
