/// A colour, resolved for the scheme of its place: sRGB, each part from 0 to 1.
public struct DisplayColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var opacity: Double

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}

/// What an area is drawn with; places are parts of the leaf's frame, from 0 to 1.
public enum DisplayPaint: Equatable, Sendable {
  case color(DisplayColor)
  case linearGradient([DisplayStop], from: DisplayPoint, to: DisplayPoint)
  /// Radii are in points.
  case radialGradient([DisplayStop], center: DisplayPoint, from: Double, to: Double)
  /// Angles are in radians, clockwise from the right.
  case angularGradient([DisplayStop], center: DisplayPoint, from: Double, to: Double)
  /// A blur of what is behind, tinted: a material or glass.
  case backdrop(DisplayBackdrop)
}

public struct DisplayStop: Equatable, Sendable {
  public var color: DisplayColor
  /// From 0 to 1.
  public var location: Double

  public init(color: DisplayColor, location: Double) {
    self.color = color
    self.location = location
  }
}

public struct DisplayBackdrop: Equatable, Sendable {
  public enum Kind: String, Sendable { case material, glass }

  public var kind: Kind
  /// What is laid over the blur.
  public var tint: DisplayColor

  public init(kind: Kind, tint: DisplayColor) {
    self.kind = kind
    self.tint = tint
  }
}
