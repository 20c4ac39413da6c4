public import Foundation

// A table: what of the runtime's own modifiers and shapes an animation moves.

extension _OpacityEffect: Animatable {
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

extension _OffsetEffect: Animatable {
  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

extension _ShadowEffect: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set { (radius, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

extension _PixelEffect: Animatable {
  /// The effect's amount; of colours and modes nothing moves.
  public var animatableData: Double {
    get {
      switch kind {
      case .blur(let radius, _): radius
      case .brightness(let amount), .contrast(let amount), .saturation(let amount),
        .grayscale(let amount):
        amount
      case .hueRotation(let angle): angle.radians
      case .colorMultiply, .colorInvert, .luminanceToAlpha, .blendMode, .compositingGroup,
        .drawingGroup:
        0
      }
    }
    set {
      switch kind {
      case .blur(_, let isOpaque): kind = .blur(radius: newValue, isOpaque: isOpaque)
      case .brightness: kind = .brightness(newValue)
      case .contrast: kind = .contrast(newValue)
      case .saturation: kind = .saturation(newValue)
      case .grayscale: kind = .grayscale(newValue)
      case .hueRotation: kind = .hueRotation(Angle(radians: newValue))
      case .colorMultiply, .colorInvert, .luminanceToAlpha, .blendMode, .compositingGroup,
        .drawingGroup:
        break
      }
    }
  }
}

extension _GeometryEffectModifier: Animatable {
  /// An angle, or a scale, and the point about which.
  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(amount.animatableData, anchor.animatableData) }
    set {
      amount.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  private var amount: CGSize {
    get {
      switch kind {
      case .rotation(let angle): CGSize(width: angle.radians, height: 0)
      case .rotation3D(let angle, _, _, _, _, _): CGSize(width: angle.radians, height: 0)
      case .scale(let scale): scale
      }
    }
    set {
      let angle = Angle(radians: newValue.width)
      switch kind {
      case .rotation: kind = .rotation(angle)
      case .rotation3D(_, let x, let y, let z, let depth, let perspective):
        kind = .rotation3D(angle, x: x, y: y, z: z, depth: depth, perspective)
      case .scale: kind = .scale(newValue)
      }
    }
  }
}

extension _ShapeView: Animatable {
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension _ClipEffect: Animatable {
  public var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}
