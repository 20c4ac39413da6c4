public import Foundation

/// A row as a layout, for `AnyLayout` and for layouts that build on it.
@frozen public struct HStackLayout: Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var stack: StackRule { StackRule(horizontal: alignment, spacing: spacing) }
}

/// A column as a layout, for `AnyLayout` and for layouts that build on it.
@frozen public struct VStackLayout: Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var stack: StackRule { StackRule(vertical: alignment, spacing: spacing) }
}

/// What a stack used as a `Layout` keeps.
public struct StackLayoutCache {
  let scratch = StackScratch()
}

extension StackRule {
  fileprivate func cache(_ subviews: LayoutSubviews) -> StackLayoutCache {
    let cache = StackLayoutCache()
    cache.scratch.load(self, subviews.nodes)
    return cache
  }

  fileprivate func size(
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: StackLayoutCache
  ) -> CGSize {
    if subviews.isEmpty { return .zero }
    cache.scratch.solve(subviews.nodes, proposing: proposal)
    return cache.scratch.size
  }

  fileprivate func place(
    in bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: StackLayoutCache
  ) {
    if subviews.isEmpty { return }
    let nodes = subviews.nodes
    let across = proposal[axis.crossing] ?? bounds.size[axis.crossing]
    let inner = ProposedViewSize(proposal[axis], along: axis, across: across)
    cache.scratch.solve(nodes, proposing: inner)
    cache.scratch.put(nodes, at: bounds.origin)
  }
}

extension HStackLayout: RuleBackedLayout {
  public typealias Cache = StackLayoutCache

  var rule: any LayoutRule { stack }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public func makeCache(subviews: Subviews) -> StackLayoutCache { stack.cache(subviews) }

  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
    stack.spacing(of: subviews.nodes)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackLayoutCache
  ) -> CGSize {
    stack.size(proposal, subviews, cache)
  }

  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackLayoutCache
  ) {
    stack.place(in: bounds, proposal, subviews, cache)
  }
}

extension VStackLayout: RuleBackedLayout {
  public typealias Cache = StackLayoutCache

  var rule: any LayoutRule { stack }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  public func makeCache(subviews: Subviews) -> StackLayoutCache { stack.cache(subviews) }

  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
    stack.spacing(of: subviews.nodes)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackLayoutCache
  ) -> CGSize {
    stack.size(proposal, subviews, cache)
  }

  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackLayoutCache
  ) {
    stack.place(in: bounds, proposal, subviews, cache)
  }
}
