public import Foundation

/// Insets around a view.
@frozen public struct _PaddingLayout: Equatable, Sendable {
  @usableFromInline let edges: Edge.Set
  /// None for the platform's own length.
  @usableFromInline let insets: EdgeInsets?

  @inlinable init(edges: Edge.Set, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }
}

extension _PaddingLayout: _ElementModifier, LayoutModifier {
  nonisolated func rule(in environment: EnvironmentValues) -> any LayoutRule {
    guard let insets else {
      return PaddingRule(EdgeInsets(PaddingRule.defaultLength, edges: edges))
    }
    return PaddingRule(
      EdgeInsets(
        top: edges.contains(.top) ? insets.top : 0,
        leading: edges.contains(.leading) ? insets.leading : 0,
        bottom: edges.contains(.bottom) ? insets.bottom : 0,
        trailing: edges.contains(.trailing) ? insets.trailing : 0
      )
    )
  }
}

extension View {
  /// The distance that a scene keeps to its content, which on a phone is the platform's padding.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(_PaddingLayout(edges: edges, insets: nil))
  }

  /// Adds insets of its own to each edge.
  @inlinable nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Adds an equal inset, or the platform's own, to some edges.
  @inlinable nonisolated public func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      _PaddingLayout(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
      )
    )
  }

  /// Adds an equal inset to all edges.
  @inlinable nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
