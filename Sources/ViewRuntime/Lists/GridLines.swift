import Foundation

/// The lines of a lazy grid: as many views each as there are tracks.
///
/// Sound as `Sendable` although unchecked, as `LazyRows` is.
final class GridLines: LazySource, @unchecked Sendable {
  let rows: LazyRows
  private let node: NodeReference
  var items: [GridItem] = []
  private(set) var tracks: [GridTrack] = []
  private var breadth: CGFloat?
  private var lines: [Int: LayoutNode] = [:]
  /// Of the grid; a line has no view of its own that it would come from.
  var direction = LayoutDirection.leftToRight {
    didSet {
      guard direction != oldValue else { return }
      for line in lines.values { line.layoutDirection = direction }
    }
  }

  init(_ rows: LazyRows, _ node: NodeReference) {
    self.rows = rows
    self.node = node
  }

  /// Works out the tracks for a breadth.
  ///
  /// - Returns: Whether there is another number of views to a line.
  func resolve(_ breadth: CGFloat, _ items: [GridItem]) -> Bool {
    if self.breadth == breadth, !tracks.isEmpty { return false }
    self.breadth = breadth
    let before = tracks.count
    tracks = GridTrack.resolve(items, in: breadth)
    guard tracks.count != before else { return false }
    lines = [:]
    return before > 0
  }

  /// The breadth of all tracks and the gaps between them.
  var length: CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }

  func forget() {
    lines = [:]
    breadth = nil
  }

  private var perLine: Int { max(tracks.count, 1) }

  var count: Int { (rows.count + perLine - 1) / perLine }

  func node(at index: Int) -> LayoutNode {
    let first = index * perLine
    let views = (first..<min(first + perLine, rows.count)).map { rows.node(at: $0) }
    let line = lines[index] ?? rows.makeLine(self)
    lines[index] = line
    line.layoutDirection = direction
    line.setChildren(views)
    return line
  }

  func lengthCorrected(by points: CGFloat) { rows.lengthCorrected(by: points) }

  func show(_ range: Range<Int>) {
    lines = lines.filter { range.contains($0.key) }
    rows.show(
      range.lowerBound
        * perLine..<max(
          min(range.upperBound * perLine, rows.count),
          range.lowerBound * perLine
        )
    )
  }
}

extension LazyRows {
  func makeLine(_ lines: GridLines) -> LayoutNode {
    LayoutNode(GridLineRule(lines: lines), in: engine)
  }

  private var engine: LayoutEngine {
    MainActor.assumeIsolated { EngineBox(engine: nodes.engine) }.engine
  }

  /// Sound although unchecked: it does not leave the main thread.
  private struct EngineBox: @unchecked Sendable {
    let engine: LayoutEngine
  }
}

/// Where one track of a grid lies.
struct GridTrack: Equatable {
  let start: CGFloat
  let length: CGFloat
  let alignment: Alignment

  /// Rule 33: fixed tracks take their length; in order, each other one gets an
  /// equal share of what is left, within its limits.
  static func resolve(_ items: [GridItem], in breadth: CGFloat) -> [GridTrack] {
    let gap: (GridItem) -> CGFloat = { $0.spacing ?? 8 }
    var rest = breadth
    for (index, item) in items.enumerated() {
      if case .fixed(let length) = item.size { rest -= length }
      if index < items.count - 1 { rest -= gap(item) }
    }
    var open = items.count { if case .fixed = $0.size { false } else { true } }
    var tracks: [GridTrack] = []
    var start: CGFloat = 0
    func add(_ length: CGFloat, _ item: GridItem, after gap: CGFloat) {
      tracks.append(
        GridTrack(start: start, length: length, alignment: item.alignment ?? .center)
      )
      start += length + gap
    }
    for item in items {
      let share = open > 0 ? max(rest / CGFloat(open), 0) : 0
      switch item.size {
      case .fixed(let length): add(length, item, after: gap(item))
      case .flexible(let minimum, let maximum):
        let length = min(max(share, minimum), maximum)
        rest -= length
        open -= 1
        add(length, item, after: gap(item))
      case .adaptive(let minimum, let maximum):
        let wanted = ((share + gap(item)) / (minimum + gap(item))).rounded(.down)
        let fitting = wanted >= 1 ? min(wanted, 1_000) : 1
        let each = (share - gap(item) * (fitting - 1)) / fitting
        let length = min(max(each, minimum), maximum)
        for _ in 0..<Int(fitting) { add(length, item, after: gap(item)) }
        rest -= share
        open -= 1
      }
    }
    return tracks
  }
}

/// A lazy grid: a lazy stack of lines.
struct LazyGridRule: LayoutRule {
  let stack: LazyStackRule
  let lines: GridLines
  let items: [GridItem]

  var stackAxis: StackAxis { .none }
  var dependsOnPosition: Bool { true }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let across = proposal[stack.axis.crossing] ?? idealBreadth
    lines.direction = node.layoutDirection
    if lines.resolve(across.isFinite ? across : idealBreadth, items) { node.rowsChanged() }
    var inner = proposal
    inner[stack.axis.crossing] = lines.length
    return stack.size(for: inner, of: node)
  }

  func prepare(_ node: LayoutNode, visible: CGRect) {
    let across = node.proposal[stack.axis.crossing] ?? node.frame.size[stack.axis.crossing]
    if lines.resolve(across.isFinite ? across : idealBreadth, items) { node.rowsChanged() }
    stack.prepare(node, visible: visible)
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    stack.arrange(node, size: size, proposal: proposal)
  }

  /// Where nothing is proposed, each track has its least length.
  private var idealBreadth: CGFloat {
    items.reduce(0) { sum, item in
      switch item.size {
      case .fixed(let length): sum + length + (item.spacing ?? 8)
      case .flexible(let minimum, _), .adaptive(let minimum, _):
        sum + minimum + (item.spacing ?? 8)
      }
    }
  }

  func explicitGuide(
    _ key: AlignmentKey,
    of node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func priority(of node: LayoutNode) -> Double { lines.count == 0 ? -.infinity : 0 }

  func isSame(as other: any LayoutRule) -> Bool { false }
}

/// One line of a grid: each view in its track.
struct GridLineRule: LayoutRule {
  let lines: GridLines

  private func proposal(_ track: GridTrack, _ axis: Axis) -> ProposedViewSize {
    ProposedViewSize(nil, along: axis, across: track.length)
  }

  private func axis(_ node: LayoutNode) -> Axis {
    (node.parent?.rule as? LazyGridRule)?.stack.axis ?? .vertical
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let axis = axis(node)
    var length: CGFloat = 0
    for (child, track) in zip(node.children, lines.tracks) {
      length = max(length, child.size(proposing: self.proposal(track, axis))[axis])
    }
    return CGSize(length, along: axis, across: lines.length)
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let axis = axis(node)
    for (child, track) in zip(node.children, lines.tracks) {
      let inner = self.proposal(track, axis)
      let dimensions = child.dimensions(proposing: inner)
      let cell = CGSize(size[axis], along: axis, across: track.length)
      let box = ViewDimensions(size: cell, proposal: inner, node: nil)
      let start = CGPoint(0, along: axis, across: track.start)
      child.placement = Placement(
        origin: CGPoint(
          x: start.x + box[track.alignment.horizontal] - dimensions[track.alignment.horizontal],
          y: start.y + box[track.alignment.vertical] - dimensions[track.alignment.vertical]
        ),
        size: dimensions.size,
        proposal: inner
      )
    }
  }
}
