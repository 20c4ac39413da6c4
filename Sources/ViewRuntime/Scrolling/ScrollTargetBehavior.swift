public import Foundation

/// Where scrolling is to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// What is to be seen, in the content's coordinates.
  public var rect: CGRect
  /// The point of the rectangle that is to lie at the same point of what is seen.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect.origin.x)
    hasher.combine(rect.origin.y)
    hasher.combine(rect.size.width)
    hasher.combine(rect.size.height)
    hasher.combine(anchor)
  }
}

/// Says where a scroll view comes to rest after a finger.
@preconcurrency @MainActor
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the target that the content would come to rest at by itself.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What a scroll target behavior knows.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// What was seen when the finger came down.
  public let originalTarget: ScrollTarget
  /// Of the content's offset, in points a second.
  public let velocity: CGVector
  public let contentSize: CGSize
  /// What is seen, less insets.
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The views that scrolling may stop at.
  let targets: [CGRect]

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Stops at pages as large as what is seen, one at a time.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public nonisolated init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      let first = (context.originalTarget.rect.origin[axis] / page).rounded()
      let proposed = (target.rect.origin[axis] / page).rounded()
      target.rect.origin[axis] = min(max(proposed, first - 1), first + 1) * page
    }
  }
}

/// Stops where a scroll target begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views may be passed at a time.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate let value: UInt8

    /// As `alwaysByFew` where the size class along the axis is compact.
    public static var automatic: LimitBehavior { LimitBehavior(value: 0) }
    public static var always: LimitBehavior { LimitBehavior(value: 1) }
    /// As many as are seen at once.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(value: 2) }
    public static var alwaysByOne: LimitBehavior { LimitBehavior(value: 3) }
    public static var never: LimitBehavior { LimitBehavior(value: 4) }
  }

  private let limit: LimitBehavior

  public nonisolated init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
      align(&target.rect, axis, context)
    }
  }

  private func align(_ rect: inout CGRect, _ axis: Axis, _ context: TargetContext) {
    let starts = context.targets.map { $0.origin[axis] }.sorted()
    let first = context.originalTarget.rect.origin[axis]
    var wanted = rect.origin[axis]
    let isCompact =
      axis == .horizontal
      ? context.environment.horizontalSizeClass == .compact
      : context.environment.verticalSizeClass == .compact
    if limit != .never, limit != .alwaysByOne, limit != .automatic || isCompact {
      let room = context.containerSize[axis]
      wanted = min(max(wanted, first - room), first + room)
    }
    guard let nearest = Self.nearest(to: wanted, in: starts) else { return }
    rect.origin[axis] = nearest
    guard limit == .alwaysByOne, let from = Self.nearest(to: first, in: starts),
      let index = starts.firstIndex(of: from), nearest != from
    else { return }
    let next = nearest > from ? index + 1 : index - 1
    if starts.indices.contains(next) { rect.origin[axis] = starts[next] }
  }

  /// The nearest start; far rows of a lazy container are thought as far apart as
  /// those that exist.
  private static func nearest(to wanted: CGFloat, in starts: [CGFloat]) -> CGFloat? {
    guard let low = starts.first, let high = starts.last else { return nil }
    let stride = starts.count > 1 ? (high - low) / CGFloat(starts.count - 1) : 0
    if wanted > high + stride / 2, stride > 0 {
      return high + ((wanted - high) / stride).rounded() * stride
    }
    if wanted < low - stride / 2, stride > 0 {
      return max(low - ((low - wanted) / stride).rounded() * stride, 0)
    }
    return starts.min { abs($0 - wanted) < abs($1 - wanted) }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public nonisolated static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public nonisolated static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  public nonisolated static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

/// A behavior that holds either of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  public init<B: ScrollTargetBehavior>(_ behavior: B) { base = behavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

/// Says where the first scroll view in it comes to rest.
public struct _ScrollBehaviorModifier {
  let behavior: any ScrollTargetBehavior
}

extension _ScrollBehaviorModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { ScrollBehaviorElement() }
}

private final class ScrollBehaviorElement: ScrollFollowerElement {
  init() { super.init(TypeInfo.of(_ScrollBehaviorModifier.self)) }

  override func behavior(_ node: NodeReference) -> (any ScrollTargetBehavior)? {
    node.value(as: _ScrollBehaviorModifier.self).behavior
  }
}

extension View {
  nonisolated public func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> some View {
    modifier(_ScrollBehaviorModifier(behavior: behavior))
  }
}
