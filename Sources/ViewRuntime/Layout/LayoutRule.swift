package import Foundation

/// How a node answers proposals and where it puts its children.
///
/// A rule is a value: the modifier's or container's parameters and nothing
/// else. What a node has to remember between questions stands in its
/// `scratch`, so one rule may serve any number of nodes.
package protocol LayoutRule {
  /// What the rule means for the axis that spacers and dividers below follow.
  var stackAxis: StackAxis { get }

  /// Whether the node stands for its one child: traits shine through it.
  var isModifier: Bool { get }

  /// Whether sizes rest on that axis.
  var dependsOnStackAxis: Bool { get }

  /// What was wrong with the parameters; reported once a rule.
  var problem: LayoutProblem? { get }

  /// Whether the node shows nothing outside its bounds.
  var clips: Bool { get }

  /// Whether the node's own position or the visible rectangle changes what it does.
  var dependsOnPosition: Bool { get }

  /// Whether the safe area at the node's place changes what it does.
  var readsSafeArea: Bool { get }

  /// Whether views inside have another safe area than the node itself.
  var changesSafeArea: Bool { get }

  /// The safe area of a child, where the rule changes it; asked when the node
  /// and its children have their places.
  func safeArea(of child: LayoutNode, in node: LayoutNode) -> SafeArea?

  /// What of the node can be seen where it clips, in its own coordinates.
  func clipBounds(of node: LayoutNode) -> CGRect

  /// The size that the node takes when it is proposed `proposal`.
  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize

  /// Puts the children of a node of this size, by `LayoutNode.put`.
  ///
  /// Coordinates are left-to-right; right-to-left is mirrored afterwards.
  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize)

  /// Prepares what depends on where the node is; called before its children are placed.
  /// `visible` is what can be seen, in the node's coordinates.
  func prepare(_ node: LayoutNode, visible: CGRect)

  /// The value of a guide that the node or a child of it sets.
  func explicitGuide(
    _ key: AlignmentKey,
    of node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat?

  /// The guides that the rule itself may set, children apart.
  var ownGuides: GuideSet { get }

  func spacing(of node: LayoutNode) -> ViewSpacing

  func priority(of node: LayoutNode) -> Double

  /// Whether the other rule lays out alike, so that sizes may be kept.
  func isSame(as other: any LayoutRule) -> Bool
}

/// The axis that spacers and dividers below a node follow.
package enum StackAxis: Equatable, Sendable {
  /// That of the node's parent.
  case inherited
  case along(Axis)
  case none
}

/// Which explicit guides may be found in a subtree, so that most need no search.
package struct GuideSet: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let textBaselines = GuideSet(rawValue: 1 << 0)
  package static let others = GuideSet(rawValue: 1 << 1)
  package static let all: GuideSet = [.textBaselines, .others]
}

extension LayoutRule {
  package var stackAxis: StackAxis { .none }
  package var isModifier: Bool { false }
  package var dependsOnStackAxis: Bool { false }
  package var problem: LayoutProblem? { nil }
  package var clips: Bool { false }
  package var dependsOnPosition: Bool { false }
  package var readsSafeArea: Bool { false }
  package var changesSafeArea: Bool { false }
  package func safeArea(of child: LayoutNode, in node: LayoutNode) -> SafeArea? { node.safeArea }
  package func clipBounds(of node: LayoutNode) -> CGRect { node.bounds }
  package var ownGuides: GuideSet { [] }

  package func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {}

  package func prepare(_ node: LayoutNode, visible: CGRect) {}

  package func explicitGuide(
    _ key: AlignmentKey,
    of node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    node.mergedGuide(key, size: size, proposal: proposal)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  package func priority(of node: LayoutNode) -> Double { 0 }

  package func isSame(as other: any LayoutRule) -> Bool { false }
}

extension LayoutRule where Self: Equatable {
  package func isSame(as other: any LayoutRule) -> Bool {
    other as? Self == self
  }
}

/// A rule that lays out one child, `node.child`.
protocol ModifierRule: LayoutRule {}

extension ModifierRule {
  package var stackAxis: StackAxis { .inherited }
  package var isModifier: Bool { true }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.child?.size(proposing: proposal) ?? .zero
  }

  package func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    node.putChild(at: .zero, proposing: proposal)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    node.child?.spacing ?? ViewSpacing()
  }
}
