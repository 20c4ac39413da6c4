/// What is done to the pixels of a group of items.
public enum DisplayEffect: Equatable, Sendable {
  case opacity(Double)
  case shadow(DisplayColor, radius: Double, x: Double, y: Double)
  case blur(radius: Double)
  /// Only what lies in a shape is seen; the path is relative to the group's
  /// frame.
  case clip(DisplayPath, isRectangle: Bool)
  /// Only what lies where other items are opaque is seen.
  case mask([DisplayItem])
  /// As CSS names it, `multiply`.
  case blend(mode: String)
  case compositingGroup
  case drawingGroup
  /// A change of colours, as the name of its CSS filter: `brightness`,
  /// `contrast`, `saturate`, `grayscale`, `hue-rotate` (in radians), `invert`.
  case filter(name: String, amount: Double)
  case colorMultiply(DisplayColor)
  case luminanceToAlpha
  /// About the screen's origin.
  case transform(DisplayTransform)
  /// Nearness in which glass flows together.
  case glassContainer

  /// The off-screen pass that the effect needs; nil where what it works on can
  /// be drawn straight onto the screen.
  ///
  /// Opacity is one only for a group of several leaves, which its builder
  /// decides: a single leaf is drawn with the opacity itself, and has no group
  /// of its own that counts.
  public var offScreenPass: OffScreenPass? {
    switch self {
    case .opacity: .opacity
    case .shadow: .shadow
    case .blur: .blur
    case .clip(_, let isRectangle): isRectangle ? nil : .roundedClip
    case .mask: .mask
    case .blend: .blend
    case .compositingGroup: .compositingGroup
    case .drawingGroup: .drawingGroup
    case .filter, .colorMultiply, .luminanceToAlpha: .filter
    case .transform, .glassContainer: nil
    }
  }
}

/// Why something is drawn into a buffer of its own first; the raw value is the
/// code in the trace.
public enum OffScreenPass: UInt8, Sendable, CaseIterable, CustomStringConvertible {
  case opacity = 1
  case shadow = 2
  case blur = 3
  case roundedClip = 4
  case mask = 5
  case blend = 6
  case compositingGroup = 7
  case drawingGroup = 8
  case filter = 9
  case material = 10
  case glass = 11

  public var description: String {
    switch self {
    case .opacity: "group opacity"
    case .shadow: "shadow"
    case .blur: "blur"
    case .roundedClip: "rounded clip"
    case .mask: "mask"
    case .blend: "blend mode"
    case .compositingGroup: "compositing group"
    case .drawingGroup: "drawing group"
    case .filter: "color filter"
    case .material: "material"
    case .glass: "glass"
    }
  }
}
