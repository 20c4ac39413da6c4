public import Foundation

// A table: what of the runtime's own shapes an animation moves.

extension RoundedRectangle {
  nonisolated public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

extension UnevenRoundedRectangle {
  nonisolated public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension RectangleCornerRadii: Animatable {
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading),
        AnimatablePair(bottomTrailing, topTrailing)
      )
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension _Inset {
  nonisolated public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

extension _StrokedShape {
  nonisolated public var animatableData:
    AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

extension _TrimmedShape {
  nonisolated public var animatableData:
    AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension _TransformedShape {
  nonisolated public var animatableData:
    AnimatablePair<
      S.AnimatableData,
      AnimatablePair<CGRect.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData,
        AnimatablePair(
          AnimatablePair(AnimatablePair(offset.width, offset.height), scale.animatableData),
          AnimatablePair(angle.radians, anchor.animatableData)
        )
      )
    }
    set {
      shape.animatableData = newValue.first
      let place = newValue.second.first
      (offset.animatableData, scale.animatableData) = (place.first, place.second)
      angle.radians = newValue.second.second.first
      anchor.animatableData = newValue.second.second.second
    }
  }
}

extension _SizedShape {
  nonisolated public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
