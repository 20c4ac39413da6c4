import Foundation
import Testing

@testable import ViewRuntime

/// What holds for any tree; trees are drawn from seeds.
struct LayoutPropertyTests {
  private static let seeds = 0..<300 as Range<UInt64>

  @Test(arguments: seeds)
  func cachesNeverChangeAResult(seed: UInt64) {
    let cached = RandomTree(seed: seed, usesCaches: true)
    let plain = RandomTree(seed: seed, usesCaches: false)
    #expect(cached.frames == plain.frames, "seed \(seed)")
    cached.layout()
    #expect(cached.frames == plain.frames, "seed \(seed), laid out twice")
  }

  @Test(arguments: seeds)
  func afterAnyChangeALayoutIsAsIfMadeAnew(seed: UInt64) {
    let tree = RandomTree(seed: seed, usesCaches: true)
    for change in 0..<12 {
      // Where a container's length decides what is seen of it, there may be no rest.
      if !tree.engine.isSettled { return }
      tree.change()
      tree.layout()
      if !tree.engine.isSettled { return }
      let frames = tree.frames
      tree.engine.usesCaches = false
      tree.layout()
      tree.engine.usesCaches = true
      #expect(frames == tree.frames, "seed \(seed), change \(change)")
    }
  }

  @Test(arguments: seeds)
  func parentsTakeWhatChildrenAnswer(seed: UInt64) {
    let tree = RandomTree(seed: seed, usesCaches: true)
    for node in tree.nodes where node.isShown {
      let answer = node.size(proposing: node.proposal)
      // A scroll view's lazy content may have learnt better since.
      if node.rule is LazyStackRule || node.rule is ScrollRule { continue }
      // A row of a grid takes what the grid gives it.
      if node.rule is GridRowRule, node.parent?.rule is GridRule { continue }
      #expect(node.frame.size == answer, "seed \(seed)")
      #expect(!node.frame.origin.x.isNaN && !node.frame.origin.y.isNaN, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func countsAreTheSameEachTime(seed: UInt64) {
    let first = RandomTree(seed: seed, usesCaches: true)
    let second = RandomTree(seed: seed, usesCaches: true)
    #expect(first.counts == second.counts, "seed \(seed)")
    var asked: UInt32 = 0
    var proposals = 0
    // Rows that were made and let go again count too, so the tree is not enough.
    first.engine.forEachCountedNode {
      asked += $1.asked
      proposals += $1.proposals.count
    }
    #expect(asked == first.counts.asked, "seed \(seed)")
    #expect(proposals == Int(first.counts.proposals), "seed \(seed)")
    #expect(first.counts.cached <= first.counts.asked, "seed \(seed)")
  }

  /// A child that is asked the same without its siblings answers the same.
  @Test(arguments: seeds)
  func siblingsChangeNoAnswer(seed: UInt64) {
    let tree = RandomTree(seed: seed, usesCaches: false)
    for container in tree.nodes where container.isShown && container.children.count > 1 {
      // The rows of a lazy container are its own to make.
      if container.rule is LazyStackRule { continue }
      let children = container.children
      for child in children where child.isShown {
        let proposal = child.placedProposal
        let answer = child.dimensions(proposing: proposal)
        container.setChildren([child])
        let alone = child.dimensions(proposing: proposal)
        container.setChildren(children)
        #expect(alone.size == answer.size, "seed \(seed)")
        #expect(
          alone[VerticalAlignment.firstTextBaseline] == answer[VerticalAlignment.firstTextBaseline],
          "seed \(seed)"
        )
      }
    }
  }

  /// The guides that a container lays its children on lie on one another.
  @Test(arguments: seeds)
  func placementsLieWhereAlignmentSays(seed: UInt64) {
    let tree = RandomTree(seed: seed, usesCaches: true)
    for node in tree.nodes where node.isShown {
      for (key, axis) in Self.alignments(of: node.rule) {
        let guides = guides(key, of: node, along: axis)
        for guide in guides.dropFirst() {
          #expect(abs(guide - guides[0]) < 1e-6, "seed \(seed)")
        }
      }
    }
  }

  /// The guides that a container lays its children on, and the axis along which they count.
  private static func alignments(of rule: any LayoutRule) -> [(AlignmentKey, Axis)] {
    let alignment: Alignment
    switch rule {
    case let stack as StackRule: return [(stack.guide, stack.axis.crossing)]
    case let stack as ZStackRule: alignment = stack.alignment
    case let layer as LayerRule: alignment = layer.alignment
    default: return []
    }
    return [(alignment.horizontal.key, .horizontal), (alignment.vertical.key, .vertical)]
  }

  /// Where the guide of each child lies in its container.
  private func guides(_ key: AlignmentKey, of node: LayoutNode, along axis: Axis) -> [CGFloat] {
    node.children.compactMap { child in
      guard let placement = child.placement else { return nil }
      let guide = child.dimensions(proposing: placement.proposal)[key]
      let origin = axis == .horizontal ? placement.origin.x : placement.origin.y
      return (origin + guide).isFinite ? origin + guide : nil
    }
  }
}
