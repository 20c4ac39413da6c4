/// A modifier without effect on layout; one that clips hides what sticks out.
package struct PassthroughRule: ModifierRule, Equatable {
  package var clips: Bool

  package init(clips: Bool = false) {
    self.clips = clips
  }

  package func priority(of node: LayoutNode) -> Double { node.child?.priority ?? -.infinity }
}

/// Sets the priority that the stack outside sees.
package struct LayoutPriorityRule: ModifierRule, Equatable {
  package var value: Double

  /// No number counts as 0: as nothing equals it, a stack could not group by it.
  package init(_ value: Double) {
    self.value = value.isNaN ? 0 : value
  }

  package func priority(of node: LayoutNode) -> Double { value }
}
