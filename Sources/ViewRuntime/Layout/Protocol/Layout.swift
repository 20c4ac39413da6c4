public import Foundation

/// A type that sizes and places a group of views.
///
/// Only `sizeThatFits` and `placeSubviews` have to be written; the other
/// members have defaults.
public protocol Layout: Animatable {
  /// What the container is like; by default it is no stack.
  static var layoutProperties: LayoutProperties { get }

  /// What is kept between two calls; `Void` unless `makeCache` gives another.
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  /// Makes the cache, once for a container.
  func makeCache(subviews: Subviews) -> Cache

  /// Renews the cache after the layout or the subviews have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// What the container prefers to keep to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The container's size at a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each subview; one that is not placed is centred in the bounds.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// The container's own value of a horizontal guide; nil for the default.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The container's own value of a vertical guide; nil for the default.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// What a custom container is like.
public struct LayoutProperties: Sendable {
  /// The axis along which it stacks, which spacers and dividers follow.
  public var stackOrientation: Axis?

  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = ViewSpacing()
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return spacing
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedGuide(guide.key, in: bounds, proposal: proposal)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedGuide(guide.key, in: bounds, proposal: proposal)
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}
