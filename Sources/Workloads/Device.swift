extension Workload {
  /// The screen that the app is laid out for.
  public struct Device: Equatable, Sendable {
    public var size: Size
    /// Pixels a point.
    public var scale: Double
    /// What notch, home bar and the like cover.
    public var safeArea: Insets

    public init(
      size: Size = Size(width: 390, height: 844),
      scale: Double = 3,
      safeArea: Insets = Insets()
    ) {
      self.size = size
      self.scale = scale
      self.safeArea = safeArea
    }
  }

  /// Lengths at the four edges of the screen in points.
  public struct Insets: Equatable, Sendable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// A size in points.
  public struct Size: Equatable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// A position on the screen in points, from its top leading corner.
  public struct Point: Equatable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A distance in points, to the right and down.
  public struct Vector: Equatable, Sendable {
    public var dx: Double
    public var dy: Double

    public init(dx: Double, dy: Double) {
      self.dx = dx
      self.dy = dy
    }
  }
}
