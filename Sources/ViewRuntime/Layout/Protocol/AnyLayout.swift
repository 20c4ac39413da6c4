public import Foundation

/// A layout of any type, so that a container can change its type and keep its views.
public struct AnyLayout {
  private let box: any Layout

  public init<Content: Layout>(_ layout: Content) {
    // A box in a box would only cost.
    if let any = layout as? AnyLayout { self = any } else { box = layout }
  }

  /// The cache of the layout inside, whatever its type.
  public struct Cache {
    fileprivate var value: Any
  }
}

extension AnyLayout: RuleBackedLayout {
  var rule: any LayoutRule { box.layoutRule }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: box.makeCache(subviews: subviews))
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.update(&cache.value, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(&cache.value, subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    box.size(&cache.value, subviews, proposal)
  }

  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    box.place(&cache.value, subviews, proposal, in: bounds)
  }
}

/// The methods of a layout with its cache as `Any`, which an existential can call.
extension Layout {
  fileprivate func update(_ cache: inout Any, _ subviews: LayoutSubviews) {
    withCache(&cache, subviews) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func spacing(_ cache: inout Any, _ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func size(
    _ cache: inout Any,
    _ subviews: LayoutSubviews,
    _ proposal: ProposedViewSize
  ) -> CGSize {
    withCache(&cache, subviews) {
      sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func place(
    _ cache: inout Any,
    _ subviews: LayoutSubviews,
    _ proposal: ProposedViewSize,
    in bounds: CGRect
  ) {
    withCache(&cache, subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  /// Lends the cache out by its own type; a cache of another layout's is made anew.
  private func withCache<Result>(
    _ any: inout Any,
    _ subviews: LayoutSubviews,
    _ body: (inout Cache) -> Result
  ) -> Result {
    var cache = any as? Cache ?? makeCache(subviews: subviews)
    defer { any = cache }
    return body(&cache)
  }
}
