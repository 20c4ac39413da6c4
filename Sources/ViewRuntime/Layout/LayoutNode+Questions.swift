package import Foundation

extension LayoutNode {
  /// The size that the node takes when it is proposed `proposal`.
  package func size(proposing proposal: ProposedViewSize) -> CGSize {
    let key = ProposalKey(proposal)
    engine.counts.asked &+= 1
    if engine.countsNodes {
      startCounting()
      counts.asked &+= 1
    }
    if engine.usesCaches, let known = cache.size(for: key) {
      engine.counts.cached &+= 1
      if engine.countsNodes { counts.cached &+= 1 }
      return known
    }
    return measure(proposal, key)
  }

  private func measure(_ proposal: ProposedViewSize, _ key: ProposalKey) -> CGSize {
    reportProblem()
    if measuredPass != engine.pass {
      measuredPass = engine.pass
      engine.counts.measured &+= 1
    }
    if engine.countsNodes, !counts.proposals.contains(proposal) {
      counts.proposals.append(proposal)
      engine.counts.proposals &+= 1
    }
    let answer = timed { rule.size(for: proposal, of: self) }
    // An answer that is no size would spoil every sum above it.
    let size = CGSize(
      width: answer.width > 0 ? answer.width : 0,
      height: answer.height > 0 ? answer.height : 0
    )
    cache.store(size, for: key)
    hasResults = true
    return size
  }

  /// The size and the guides at a proposal.
  func dimensions(proposing proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposing: proposal), proposal: proposal, node: self)
  }

  package var spacing: ViewSpacing {
    if engine.usesCaches, let knownSpacing { return knownSpacing }
    let spacing = rule.spacing(of: self)
    knownSpacing = spacing
    hasResults = true
    return spacing
  }

  package var priority: Double {
    hasResults = true
    return rule.priority(of: self)
  }

  /// Which explicit guides there may be in the subtree.
  var guides: GuideSet {
    if engine.usesCaches, let knownGuides { return knownGuides }
    var guides = rule.ownGuides
    for child in children { guides.formUnion(child.guides) }
    knownGuides = guides
    hasResults = true
    return guides
  }

  /// The guide's value where the node or one below sets it.
  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guides.mayHave(key) else { return nil }
    let value = rule.explicitGuide(key, of: self, size: size, proposal: proposal)
    return value?.isNaN == true ? nil : value
  }

  /// The children's explicit guides, combined, in the node's coordinates.
  func mergedGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    guard children.contains(where: { $0.guides.mayHave(key) }) else { return nil }
    arrange(size: size, proposal: proposal)
    var merge = GuideMerge(key)
    for child in children {
      guard let put = child.placement else { continue }
      let guide = child.explicitGuide(key, size: put.size, proposal: put.proposal)
      merge.add(guide.map { $0 + put.origin[key.axis] })
    }
    return merge.value
  }
}

extension GuideSet {
  func mayHave(_ key: AlignmentKey) -> Bool {
    if isEmpty { return false }
    if self == .all { return true }
    return contains(key.isTextBaseline ? .textBaselines : .others)
  }
}
