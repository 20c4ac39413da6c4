import Foundation

/// A layout that has a rule of the engine's own, so that its methods need not be called.
protocol RuleBackedLayout: Layout {
  var rule: any LayoutRule { get }
}

extension Layout {
  /// The rule by which the engine lays out a container of this layout.
  package var layoutRule: any LayoutRule {
    if let backed = self as? any RuleBackedLayout { return backed.rule }
    return CustomLayoutRule(self)
  }
}

/// Calls a `Layout` of the app's.
struct CustomLayoutRule<Content: Layout>: LayoutRule {
  private let layout: Content

  init(_ layout: Content) {
    self.layout = layout
  }

  var stackAxis: StackAxis {
    Content.layoutProperties.stackOrientation.map { .along($0) } ?? .none
  }

  // It may set any; only a call can tell.
  var ownGuides: GuideSet { .all }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    withCache(of: node) { cache, subviews in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let bounds = CGRect(origin: .zero, size: size)
    withCache(of: node) { cache, subviews in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    for child in node.children where child.placement == nil {
      let childSize = child.size(proposing: proposal)
      let origin = CGPoint(
        x: LayoutNode.inset(of: childSize.width, in: size.width),
        y: LayoutNode.inset(of: childSize.height, in: size.height)
      )
      child.placement = Placement(origin: origin, size: childSize, proposal: proposal)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey,
    of node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return withCache(of: node) { cache, subviews in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.identifier),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.identifier),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      }
    }
  }

  func spacing(of node: LayoutNode) -> ViewSpacing {
    withCache(of: node) { cache, subviews in
      layout.spacing(subviews: subviews, cache: &cache)
    }
  }

  /// Hands out the node's cache, made or renewed as needed.
  private func withCache<Result>(
    of node: LayoutNode,
    _ body: (inout Content.Cache, LayoutSubviews) -> Result
  ) -> Result {
    let subviews = LayoutSubviews(of: node)
    let kept: KeptCache<Content.Cache>
    if node.engine.usesCaches, case .custom(let object) = node.scratch,
      let known = object as? KeptCache<Content.Cache>
    {
      kept = known
      if kept.revision != node.revision {
        kept.revision = node.revision
        layout.updateCache(&kept.cache, subviews: subviews)
      }
    } else {
      kept = KeptCache(layout.makeCache(subviews: subviews), node.revision)
      node.scratch = .custom(kept)
    }
    // Taken out while it is lent, since the layout may come back here by
    // asking for a guide of its own.
    var cache = kept.cache
    let result = body(&cache, subviews)
    kept.cache = cache
    return result
  }
}

/// The cache of one custom container.
private final class KeptCache<Cache> {
  var cache: Cache
  var revision: UInt32

  init(_ cache: Cache, _ revision: UInt32) {
    self.cache = cache
    self.revision = revision
  }
}
