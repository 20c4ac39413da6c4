package import Foundation

/// `frame(minWidth:idealWidth:maxWidth:…)`: limits on each axis.
package struct FlexibleFrameRule: ModifierRule, Equatable {
  package let width: LengthLimits
  package let height: LengthLimits
  package let alignment: Alignment

  package init(width: LengthLimits, height: LengthLimits, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  package var problem: LayoutProblem? { width.problem ?? height.problem }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    if let width = width.fixedLength(for: proposal.width),
      let height = height.fixedLength(for: proposal.height)
    {
      return CGSize(width: width, height: height)
    }
    let inner = ProposedViewSize(
      width: width.childProposal(for: proposal.width),
      height: height.childProposal(for: proposal.height)
    )
    let child = node.child?.size(proposing: inner) ?? .zero
    return CGSize(
      width: width.length(for: proposal.width, child: child.width, proposed: inner.width),
      height: height.length(for: proposal.height, child: child.height, proposed: inner.height)
    )
  }

  package func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let inner = ProposedViewSize(
      width: width.placingProposal(for: proposal.width, size: size.width),
      height: height.placingProposal(for: proposal.height, size: size.height)
    )
    node.putChild(aligned: alignment, in: size, of: proposal, proposing: inner)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    var edges: Edge.Set = []
    if width.isSet { edges.formUnion(.horizontal) }
    if height.isSet { edges.formUnion(.vertical) }
    return (node.child?.spacing ?? ViewSpacing()).reset(edges)
  }
}

/// The limits of a flexible frame on one axis.
package struct LengthLimits: Equatable, Sendable {
  package let min: CGFloat?
  package let ideal: CGFloat?
  package let max: CGFloat?
  package let problem: LayoutProblem?

  package static let none = LengthLimits()

  /// Puts the lengths in order: no minimum below 0, no ideal below the
  /// minimum, no maximum below the ideal.
  package init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
    let least = Self.valid(min).map { Swift.max($0, 0) }
    let wanted = Self.valid(ideal).map { Swift.max($0, least ?? 0) }
    let most = Self.valid(max, isMaximum: true).map { Swift.max($0, wanted ?? least ?? 0) }
    self.min = least
    self.ideal = wanted
    self.max = most
    problem = Self.problem(min: min, ideal: ideal, max: max)
  }

  private static func problem(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) -> LayoutProblem? {
    for length in [min, ideal] {
      if let length, !length.isFinite || length < 0 { return .invalidDimension }
    }
    if let max, max.isNaN || max < 0 { return .invalidDimension }
    let given = [min, ideal, max].compactMap(\.self)
    return given == given.sorted() ? nil : .contradictoryConstraints
  }

  private static func valid(_ length: CGFloat?, isMaximum: Bool = false) -> CGFloat? {
    guard let length, !length.isNaN else { return nil }
    if length == .infinity { return isMaximum ? length : nil }
    return length
  }

  var isSet: Bool { min != nil || ideal != nil || max != nil }

  private func clamp(_ length: CGFloat) -> CGFloat {
    Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
  }

  func childProposal(for proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal).map(clamp)
  }

  /// The frame's length where the child has no say in it.
  func fixedLength(for proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return ideal }
    return min != nil && max != nil ? clamp(proposal) : nil
  }

  /// The frame's length.
  func length(for proposal: CGFloat?, child: CGFloat, proposed: CGFloat?) -> CGFloat {
    if let fixed = fixedLength(for: proposal) { return fixed }
    switch (min, max) {
    case (let min?, nil): return Swift.max(Swift.min(proposed ?? child, child), min)
    case (nil, let max?): return Swift.min(Swift.max(proposed ?? child, child), max)
    case (.some, .some): return clamp(child)
    case (nil, nil): return child
    }
  }

  /// What the child is placed with: the frame's own length, or still nothing
  /// where nothing was proposed and no limit took hold.
  func placingProposal(for proposal: CGFloat?, size: CGFloat) -> CGFloat? {
    if proposal == nil, ideal == nil, size > min ?? -.infinity, size < max ?? .infinity {
      return nil
    }
    return size
  }
}
