package import Foundation

/// A view that shows nothing and takes no room.
package struct EmptyRule: LayoutRule, Equatable {
  package init() {}

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize { .zero }

  package func spacing(of node: LayoutNode) -> ViewSpacing { .zero }

  package func priority(of node: LayoutNode) -> Double { -.infinity }
}
