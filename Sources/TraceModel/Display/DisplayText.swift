/// A text, broken into lines.
public struct DisplayText: Equatable, Sendable {
  public var lines: [Line]
  /// More of it did not fit.
  public var isTruncated: Bool
  /// Lines that all of it would take at its width.
  public var wantedLines: Int

  /// `wantedLines` is as many as there are where nothing else is said.
  public init(lines: [Line], isTruncated: Bool, wantedLines: Int? = nil) {
    self.lines = lines
    self.isTruncated = isTruncated
    self.wantedLines = wantedLines ?? lines.count
  }

  public struct Line: Equatable, Sendable {
    /// Where its left end stands on the baseline, in the leaf's frame.
    public var origin: DisplayPoint
    public var width: Double
    public var isRightToLeft: Bool
    /// In reading order.
    public var runs: [Run]

    public init(origin: DisplayPoint, width: Double, isRightToLeft: Bool, runs: [Run]) {
      self.origin = origin
      self.width = width
      self.isRightToLeft = isRightToLeft
      self.runs = runs
    }
  }

  /// Characters of one face and colour.
  public struct Run: Equatable, Sendable {
    public var text: String
    public var width: Double
    public var font: DisplayFont
    public var paint: DisplayPaint
    public var isUnderlined: Bool
    public var isStruckThrough: Bool

    public init(
      text: String,
      width: Double,
      font: DisplayFont,
      paint: DisplayPaint,
      isUnderlined: Bool = false,
      isStruckThrough: Bool = false
    ) {
      self.text = text
      self.width = width
      self.font = font
      self.paint = paint
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
    }
  }
}

public struct DisplayFont: Hashable, Sendable {
  public enum Design: String, Sendable { case standard, serif, rounded, monospaced }

  /// In points.
  public var size: Double
  /// From 100 to 900; 400 is regular.
  public var weight: Int
  public var isItalic: Bool
  public var design: Design

  public init(
    size: Double,
    weight: Int = 400,
    isItalic: Bool = false,
    design: Design = .standard
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
  }
}
