public import Foundation

/// Two fingers that turn round each other.
public struct RotateGesture {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var time: Date
    /// Since the start; clockwise is positive.
    public var rotation: Angle
    /// In a second.
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: Gesture {
  public static func _makeRecognizer(
    _ source: _GestureSource<RotateGesture>
  ) -> _GestureRecognizer<Value> {
    RotateRecognizer(source)
  }
}

/// The older form, whose value is the angle alone.
public struct RotationGesture {
  public typealias Value = Angle
  public typealias Body = Never

  public var minimumAngleDelta: Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {
  public static func _makeRecognizer(
    _ source: _GestureSource<RotationGesture>
  ) -> _GestureRecognizer<Angle> {
    let base = RotateGesture._makeRecognizer(
      source.map { RotateGesture(minimumAngleDelta: $0.minimumAngleDelta) }
    )
    return MapRecognizer(base) { $0.rotation }
  }
}

private final class RotateRecognizer: TwoFingerRecognizer<RotateGesture.Value> {
  private let source: _GestureSource<RotateGesture>
  /// More than half a turn is told as such, so steps are added up.
  private var turned = 0.0
  private var lastAngle: Double?

  init(_ source: _GestureSource<RotateGesture>) { self.source = source }

  override var kinds: TouchKinds { .rotate }

  override func isEnough(_ start: Pair, _ now: Pair) -> Bool {
    let step = Self.step(from: lastAngle ?? start.angle, to: now.angle)
    if abs(turned + step) >= abs(source.current().minimumAngleDelta.radians) { return true }
    turned += step
    lastAngle = now.angle
    return false
  }

  override func value(
    _ start: Pair,
    _ now: Pair,
    last: Pair,
    _ seconds: Double
  ) -> RotateGesture.Value? {
    turned += Self.step(from: lastAngle ?? start.angle, to: now.angle)
    lastAngle = now.angle
    let step = Self.step(from: last.angle, to: now.angle)
    return RotateGesture.Value(
      time: Date(),
      rotation: .radians(turned),
      velocity: .radians(step / seconds),
      startAnchor: source.place.anchor(start.middle),
      startLocation: source.place.convert(start.middle, to: .local)
    )
  }

  /// The shorter way round.
  private static func step(from old: Double, to new: Double) -> Double {
    (new - old).remainder(dividingBy: 2 * .pi)
  }
}
