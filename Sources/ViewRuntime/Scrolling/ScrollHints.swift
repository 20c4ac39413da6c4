// A table: how scroll views look and feel that are not drawn; accepted, as they
// change no body and no frame.

/// Whether indicators are shown while content scrolls.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let value: UInt8

  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(value: 0) }
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(value: 1) }
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(value: 2) }
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(value: 3) }
}

/// Whether content goes a little further than it ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private let value: UInt8

  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(value: 0) }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(value: 1) }
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(value: 2) }
}

/// What happens to content at the edge of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let value: UInt8

  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(value: 0) }
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(value: 1) }
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(value: 2) }
}

private enum HorizontalIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private enum VerticalIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private enum HorizontalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

private enum VerticalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

extension EnvironmentValues {
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorsKey.self] }
    set { self[HorizontalIndicatorsKey.self] = newValue }
  }

  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorsKey.self] }
    set { self[VerticalIndicatorsKey.self] = newValue }
  }

  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }
}

/// Writes what scroll indicators or bounces are along some axes.
public struct _ScrollFeelModifier: Equatable, Sendable {
  enum Feel: Equatable, Sendable {
    case indicators(ScrollIndicatorVisibility)
    case bounce(ScrollBounceBehavior)
  }

  let feel: Feel
  let axes: Axis.Set
}

extension _ScrollFeelModifier: _ElementModifier, EnvironmentModifier {
  nonisolated func write(_ values: inout EnvironmentValues) {
    switch feel {
    case .indicators(let visibility):
      if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
      if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
    case .bounce(let behavior):
      if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
      if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
    }
  }
}

extension View {
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(_ScrollFeelModifier(feel: .indicators(visibility), axes: axes))
  }

  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(_ScrollFeelModifier(feel: .bounce(behavior), axes: axes))
  }

  /// Indicators are not drawn, so that none flash.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    self
  }

  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> some View { self }

  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View { self }
}
