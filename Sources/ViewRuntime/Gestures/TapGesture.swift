public import Foundation

/// One or more taps.
public struct TapGesture {
  public typealias Value = Void
  public typealias Body = Never

  /// How many taps it takes.
  public var count: Int

  nonisolated public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  public static func _makeRecognizer(
    _ source: _GestureSource<TapGesture>
  ) -> _GestureRecognizer<Void> {
    TapRecognizer(count: { source.current().count }, value: { _ in })
  }
}

/// One or more taps, with the place of the last.
public struct SpatialTapGesture {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  nonisolated public init(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @_disfavoredOverload
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: Gesture {
  public static func _makeRecognizer(
    _ source: _GestureSource<SpatialTapGesture>
  ) -> _GestureRecognizer<Value> {
    TapRecognizer(
      count: { source.current().count },
      value: {
        Value(location: source.place.convert($0, to: source.current().coordinateSpace))
      }
    )
  }
}
