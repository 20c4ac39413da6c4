public import Foundation

/// Two fingers that move apart or together.
public struct MagnifyGesture {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var time: Date
    /// How many times as far apart as at the start.
    public var magnification: CGFloat
    /// How much of that comes in a second.
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: Gesture {
  public static func _makeRecognizer(
    _ source: _GestureSource<MagnifyGesture>
  ) -> _GestureRecognizer<Value> {
    MagnifyRecognizer(source)
  }
}

/// The older form, whose value is the magnification alone.
public struct MagnificationGesture {
  public typealias Value = CGFloat
  public typealias Body = Never

  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture {
  public static func _makeRecognizer(
    _ source: _GestureSource<MagnificationGesture>
  ) -> _GestureRecognizer<CGFloat> {
    let base = MagnifyGesture._makeRecognizer(
      source.map { MagnifyGesture(minimumScaleDelta: $0.minimumScaleDelta) }
    )
    return MapRecognizer(base) { $0.magnification }
  }
}

private final class MagnifyRecognizer: TwoFingerRecognizer<MagnifyGesture.Value> {
  private let source: _GestureSource<MagnifyGesture>

  init(_ source: _GestureSource<MagnifyGesture>) { self.source = source }

  override var kinds: TouchKinds { .magnify }

  override func isEnough(_ start: Pair, _ now: Pair) -> Bool {
    guard start.distance > 0 else { return false }
    return abs(now.distance / start.distance - 1) >= source.current().minimumScaleDelta
  }

  override func value(
    _ start: Pair,
    _ now: Pair,
    last: Pair,
    _ seconds: Double
  ) -> MagnifyGesture.Value? {
    guard start.distance > 0 else { return nil }
    return MagnifyGesture.Value(
      time: Date(),
      magnification: now.distance / start.distance,
      velocity: (now.distance - last.distance) / start.distance / seconds,
      startAnchor: source.place.anchor(start.middle),
      startLocation: source.place.convert(start.middle, to: .local)
    )
  }
}
