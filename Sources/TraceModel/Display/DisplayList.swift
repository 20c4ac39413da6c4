/// What the screen shows in one frame, as data: what a renderer would draw.
///
/// Lengths are points, y goes down. Whatever is drawn by itself is a leaf;
/// effects and clips are groups round the leaves that they work on.
public struct DisplayList: Equatable, Sendable {
  /// Of the screen.
  public var size: DisplaySize
  /// Pixels a point.
  public var scale: Double
  public var isDark: Bool
  /// From back to front.
  public var items: [DisplayItem]

  public init(size: DisplaySize, scale: Double, isDark: Bool, items: [DisplayItem]) {
    self.size = size
    self.scale = scale
    self.isDark = isDark
    self.items = items
  }
}

public enum DisplayItem: Equatable, Sendable {
  case leaf(DisplayLeaf)
  case group(DisplayGroup)
}

/// One thing that is drawn.
public struct DisplayLeaf: Equatable, Sendable {
  /// The node whose body made it; none where nothing is recorded.
  public var node: NodeID
  /// On the screen, before the transforms of the groups round it.
  public var frame: DisplayRect
  public var content: DisplayContent

  public init(node: NodeID, frame: DisplayRect, content: DisplayContent) {
    self.node = node
    self.frame = frame
    self.content = content
  }
}

/// Items that one effect works on.
public struct DisplayGroup: Equatable, Sendable {
  public var effect: DisplayEffect
  /// Of the view that the effect is applied to, on the screen.
  public var frame: DisplayRect
  /// From back to front.
  public var items: [DisplayItem]

  public init(effect: DisplayEffect, frame: DisplayRect, items: [DisplayItem]) {
    self.effect = effect
    self.frame = frame
    self.items = items
  }
}

/// What a leaf draws; places are relative to the leaf's frame.
public enum DisplayContent: Equatable, Sendable {
  /// All of the frame.
  case fill(DisplayPaint)
  case shape(DisplayPath, fill: DisplayPaint, usesEvenOddRule: Bool)
  case stroke(DisplayPath, paint: DisplayPaint, DisplayStroke)
  case text(DisplayText)
  /// A symbol by its name in SF Symbols, drawn as large as the frame.
  case symbol(name: String, paint: DisplayPaint)
  case image(DisplayImage)
}
