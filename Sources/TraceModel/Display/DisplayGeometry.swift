public struct DisplayPoint: Equatable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

public struct DisplaySize: Equatable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

public struct DisplayRect: Equatable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// The outline of a shape.
public struct DisplayPath: Equatable, Sendable {
  public enum Element: Equatable, Sendable {
    case move(DisplayPoint)
    case line(DisplayPoint)
    case quadCurve(DisplayPoint, control: DisplayPoint)
    case curve(DisplayPoint, control1: DisplayPoint, control2: DisplayPoint)
    case close
  }

  public var elements: [Element]

  public init(_ elements: [Element]) { self.elements = elements }
}

/// How an outline is drawn.
public struct DisplayStroke: Equatable, Sendable {
  public enum Cap: String, Sendable { case butt, round, square }
  public enum Join: String, Sendable { case miter, round, bevel }

  public var width: Double
  public var cap: Cap
  public var join: Join
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty for a whole line.
  public var dash: [Double]
  public var dashPhase: Double

  public init(
    width: Double,
    cap: Cap = .butt,
    join: Join = .miter,
    miterLimit: Double = 10,
    dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// An affine map: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct DisplayTransform: Equatable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
}
