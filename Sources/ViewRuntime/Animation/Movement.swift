import TraceModel

/// Knows the part of a type's values that an animation moves.
class Animator {
  /// Nil for a type of which nothing moves.
  static func of(_ type: Any.Type) -> Animator? {
    func open<Value: Animatable>(_ type: Value.Type) -> Animator? {
      Value.AnimatableData.self == EmptyAnimatableData.self ? nil : TypedAnimator<Value>()
    }
    guard let type = type as? any Animatable.Type else { return nil }
    return open(type)
  }

  /// A movement that rests where a value is; nil where another one has the same
  /// parts that move.
  func movement(from old: UnsafeRawPointer, to new: UnsafeRawPointer) -> Movement? { nil }

  /// Whether two values are equal but for the parts that move.
  func isSame(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    by isEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  ) -> Bool { false }
}

/// The value of one place in the tree, as it is shown while it moves.
///
/// What is shown lies in the place itself, so that whoever reads the value there
/// finds it: a body, a rule of layout, the display list.
class Movement {
  /// Whether nothing but the moving part was changed last.
  var isAlone = false

  /// Takes a new value, which lies in the place, for the target.
  ///
  /// - Returns: Whether it is still on its way.
  func retarget(
    in value: UnsafeMutableRawPointer,
    by animation: Animation?,
    at now: Nanoseconds
  ) -> Bool { false }

  /// Puts what is shown at a time into the place; `differs` is called with the
  /// value before and after, where they do.
  ///
  /// - Returns: Whether it is still on its way.
  func show(
    in value: UnsafeMutableRawPointer,
    at now: Nanoseconds,
    differs: (UnsafeRawPointer, UnsafeRawPointer) -> Void = { _, _ in }
  ) -> Bool { false }

  /// Puts the target into the place, to be compared.
  func showTarget(in value: UnsafeMutableRawPointer) {}
}

private final class TypedAnimator<Value: Animatable>: Animator {
  override func movement(from old: UnsafeRawPointer, to new: UnsafeRawPointer) -> Movement? {
    let old = old.assumingMemoryBound(to: Value.self).pointee.animatableData
    guard old != new.assumingMemoryBound(to: Value.self).pointee.animatableData else { return nil }
    return TypedMovement<Value>(at: old)
  }

  override func isSame(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    by isEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  ) -> Bool {
    var copy = new.assumingMemoryBound(to: Value.self).pointee
    copy.animatableData = old.assumingMemoryBound(to: Value.self).pointee.animatableData
    return withUnsafePointer(to: copy) { isEqual(old, UnsafeRawPointer($0)) }
  }
}

private final class TypedMovement<Value: Animatable>: Movement {
  private var data: AnimatedValue<Value.AnimatableData>
  private var shown: Value.AnimatableData

  init(at value: Value.AnimatableData) {
    data = AnimatedValue(at: value)
    shown = value
  }

  override func retarget(
    in value: UnsafeMutableRawPointer,
    by animation: Animation?,
    at now: Nanoseconds
  ) -> Bool {
    let value = value.assumingMemoryBound(to: Value.self)
    data.retarget(to: value.pointee.animatableData, by: animation, at: now)
    shown = data.value(at: now)
    if shown != value.pointee.animatableData { value.pointee.animatableData = shown }
    return data.isRunning
  }

  override func show(
    in value: UnsafeMutableRawPointer,
    at now: Nanoseconds,
    differs: (UnsafeRawPointer, UnsafeRawPointer) -> Void
  ) -> Bool {
    let next = data.value(at: now)
    guard next != shown else { return data.isRunning }
    shown = next
    let value = value.assumingMemoryBound(to: Value.self)
    let before = value.pointee
    value.pointee.animatableData = next
    withUnsafePointer(to: before) { differs($0, value) }
    return data.isRunning
  }

  override func showTarget(in value: UnsafeMutableRawPointer) {
    value.assumingMemoryBound(to: Value.self).pointee.animatableData = data.target
  }
}
