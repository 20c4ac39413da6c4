import Foundation

/// The rows of a lazy stack that exist, and what is known of the others.
///
/// Rows stand one after the other from `start` on. What lies before them is as
/// long as it was measured or estimated when the window came there; what lies
/// behind is estimated from the average row. Moving on by up to a screen goes
/// from row to row, so positions stay exact; a longer way starts anew at an
/// estimate.
///
///     0          start                                     length
///     |--------- | row 40 | row 41 | row 42 | - - - - - - - |
///      estimated        what can be seen        average × rest
///
/// The window may be empty; then it still says where its next row would stand.
final class LazyWindow {
  /// The rows that exist; `nodes[0]` is the one at `rows.lowerBound`.
  private(set) var rows = 0..<0
  private var nodes: [LayoutNode] = []
  /// What the source was told last.
  private var shown: Range<Int>?
  /// Where each row starts and how large it is, as of the last filling.
  private var starts: [CGFloat] = []
  private var sizes: [CGSize] = []
  /// Where the first row starts.
  private var start: CGFloat = 0

  /// The rows that the average is taken of, each measured once, and their length.
  ///
  /// They are those of the window and the ones next to it that it has left, so
  /// that an estimate and the rows that follow from it do not chase each other.
  private var run = 0..<0
  private var runLength: CGFloat = 0
  private var lastAverage: CGFloat = 0
  /// The breadth that the rows were measured at; none before the first filling.
  private var breadth: CGFloat?
  private var idealBreadth: CGFloat?
  /// The lengths answered since the node was last invalidated, by breadth.
  ///
  /// Rows that are made meanwhile change the estimate; an answer that has been
  /// given holds until everything above is asked again.
  private var answers: [(breadth: CGFloat, length: CGFloat)] = []
  private var answersRevision: UInt32 = 0
  private static let tolerance: CGFloat = 0.001

  /// Whether the nodes may be those of other rows by now, and where the first
  /// of them is.
  private var isStale = false
  private var movedStart: Int?

  // MARK: Size

  func size(of node: LayoutNode, rule: LazyStackRule, proposal: ProposedViewSize) -> CGSize {
    // Without rows it is as broad all the same, so that what lies over it has room.
    guard rule.source.count > 0 else {
      return CGSize(0, along: rule.axis, across: proposal[rule.axis.crossing] ?? 0)
    }
    let across = proposal[rule.axis.crossing] ?? ideal(node, rule)
    return CGSize(answer(node, rule, across), along: rule.axis, across: across)
  }

  private func answer(_ node: LayoutNode, _ rule: LazyStackRule, _ across: CGFloat) -> CGFloat {
    if answersRevision != node.revision {
      answersRevision = node.revision
      answers = []
    }
    if let known = answers.first(where: { $0.breadth == across }) { return known.length }
    let length = breadth == nil ? firstGuess(node, rule, across) : length(rule)
    answers.append((across, length))
    return length
  }

  /// The length where no row was placed yet: the first stands for all.
  private func firstGuess(_ node: LayoutNode, _ rule: LazyStackRule, _ across: CGFloat) -> CGFloat {
    let first = firstRow(node, rule).size(proposing: rule.rowProposal(across))[rule.axis]
    return CGFloat(rule.source.count) * (first + rule.usualGap) - rule.usualGap
  }

  /// The first row's ideal breadth; remembered from when it was last there.
  private func ideal(_ node: LayoutNode, _ rule: LazyStackRule) -> CGFloat {
    let isThere = rows.contains(0) && !isStale
    if let idealBreadth, !isThere { return idealBreadth }
    let first = firstRow(node, rule)
    let ideal = first.size(proposing: .unspecified)[rule.axis.crossing]
    if !rows.contains(0) { rule.source.show(rows) }
    idealBreadth = ideal
    return ideal
  }

  private func firstRow(_ node: LayoutNode, _ rule: LazyStackRule) -> LayoutNode {
    if rows.contains(0) && !isStale { return nodes[0] }
    let first = make(0, node, rule)
    if rows.isEmpty && rows.lowerBound == 0 {
      nodes = [first]
      rows = 0..<1
      node.adopt(nodes)
    }
    return first
  }

  /// The estimated length of all rows.
  private func length(_ rule: LazyStackRule) -> CGFloat {
    let rest = max(rule.source.count - rows.upperBound, 0)
    return max(end(rule) + CGFloat(rest) * stride(rule), 0)
  }

  /// Where the last row ends; in an empty window, the one before it.
  private func end(_ rule: LazyStackRule) -> CGFloat {
    guard let last = starts.last, let size = sizes.last else { return start - rule.usualGap }
    return last + size[rule.axis]
  }

  /// From one average row's start to the next one's.
  private func stride(_ rule: LazyStackRule) -> CGFloat {
    (run.isEmpty ? lastAverage : runLength / CGFloat(run.count)) + rule.usualGap
  }

  // MARK: Rows

  private func make(_ index: Int, _ node: LayoutNode, _ rule: LazyStackRule) -> LayoutNode {
    node.engine.counts.rowsMade &+= 1
    return node.holdingInvalidation {
      let row = rule.source.node(at: index)
      row.attach(to: node)
      return row
    }
  }

  /// Notes that the source has other rows, and where the window's first is now.
  func rowsChanged(first: Int?) {
    isStale = true
    idealBreadth = nil
    movedStart = first
  }

  // MARK: Filling

  /// Makes the rows that can be seen and lets the others go.
  ///
  /// `visible` runs along the axis, in the stack's coordinates, margin included.
  func fill(_ node: LayoutNode, rule: LazyStackRule, visible: Range<CGFloat>) {
    let isRefreshed = refresh(node, rule, isAtStart: visible.lowerBound <= 0)
    let madeBefore = node.engine.counts.rowsMade
    var shift = measure(node, rule, isRefreshed: isRefreshed)
    var seen = visible.moved(by: shift)
    if isFar(from: seen, rule) { restart(at: seen.lowerBound, rule) }
    if !seen.isEmpty {
      growForward(to: seen, node, rule)
      growBackward(to: seen, node, rule)
    }
    shift += settle(rule)
    seen = visible.moved(by: shift)
    trim(to: seen, rule)
    node.adopt(nodes)
    if isRefreshed || rows != shown || node.engine.counts.rowsMade != madeBefore {
      shown = rows
      rule.source.show(rows)
    }
    if shift != 0 { node.shiftScroll(by: shift, along: rule.axis) }
    let correction = length(rule) - node.frame.size[rule.axis]
    if shift != 0 || abs(correction) > Self.tolerance {
      rule.source.lengthCorrected(by: correction)
      node.engine.settleAgain(node)
    }
  }

  /// Takes the rows from the source again where they may be others.
  ///
  /// The scroll view stays where it is, so rows that come in above push down
  /// what is seen; at the very start the first rows stay in view.
  ///
  /// - Returns: Whether they were taken anew.
  private func refresh(_ node: LayoutNode, _ rule: LazyStackRule, isAtStart: Bool) -> Bool {
    let count = rule.source.count
    guard isStale || rows.upperBound > count else { return false }
    let wanted = isAtStart ? 0 : movedStart ?? rows.lowerBound
    let lower = min(max(wanted, 0), count)
    start = lower == 0 ? 0 : start + CGFloat(lower - rows.lowerBound) * stride(rule)
    rows = lower..<min(lower + nodes.count, count)
    nodes = rows.map { make($0, node, rule) }
    isStale = false
    movedStart = nil
    return true
  }

  /// Works out how large the rows are and where they stand.
  ///
  /// - Returns: By how much the window moved, since rows of another breadth
  ///   have other lengths and nothing measured before holds.
  private func measure(
    _ node: LayoutNode,
    _ rule: LazyStackRule,
    isRefreshed: Bool
  ) -> CGFloat {
    let across = node.frame.size[rule.axis.crossing]
    let isOther = breadth != across
    var shift: CGFloat = 0
    let before = sizes
    sizes = nodes.map { $0.size(proposing: rule.rowProposal(across)) }
    if isOther || isRefreshed || sizes != before { restartRun(rule) }
    if isOther {
      let isFirst = breadth == nil
      breadth = across
      if !isFirst, rows.lowerBound > 0 {
        shift = CGFloat(rows.lowerBound) * stride(rule) - start
        start += shift
      }
    }
    starts.removeAll(keepingCapacity: true)
    var position = start
    for (index, row) in nodes.enumerated() {
      if index > 0 { position += rule.gap(nodes[index - 1], row) }
      starts.append(position)
      position += sizes[index][rule.axis]
    }
    return shift
  }

  /// Starts the average anew with the rows that exist.
  private func restartRun(_ rule: LazyStackRule) {
    if !run.isEmpty { lastAverage = runLength / CGFloat(run.count) }
    run = rows
    runLength = sizes.reduce(0) { $0 + $1.finite(rule.axis) }
  }

  /// Whether so much lies between the window and what is seen that no row is
  /// worth making on the way.
  private func isFar(from seen: Range<CGFloat>, _ rule: LazyStackRule) -> Bool {
    let screen = seen.upperBound - seen.lowerBound
    return seen.lowerBound > end(rule) + screen || seen.upperBound < start - screen
  }

  /// Lets all rows go and goes to the one that is estimated to stand at `position`.
  private func restart(at position: CGFloat, _ rule: LazyStackRule) {
    let stride = stride(rule)
    let count = rule.source.count
    let estimate = stride > 0 ? (position / stride).rounded(.down) : 0
    let index = Int(min(max(estimate, 0), CGFloat(count)))
    rows = index..<index
    nodes = []
    starts = []
    sizes = []
    start = CGFloat(index) * stride
    restartRun(rule)
  }

  private func growForward(to seen: Range<CGFloat>, _ node: LayoutNode, _ rule: LazyStackRule) {
    while rows.upperBound < rule.source.count {
      let next = nodes.isEmpty ? start : end(rule) + rule.usualGap
      if next >= seen.upperBound { return }
      let row = make(rows.upperBound, node, rule)
      let size = row.size(proposing: rule.rowProposal(breadth))
      starts.append(nodes.last.map { end(rule) + rule.gap($0, row) } ?? start)
      nodes.append(row)
      sizes.append(size)
      if rows.upperBound >= run.upperBound {
        run = run.lowerBound..<rows.upperBound + 1
        runLength += size.finite(rule.axis)
      }
      rows = rows.lowerBound..<rows.upperBound + 1
    }
  }

  private func growBackward(to seen: Range<CGFloat>, _ node: LayoutNode, _ rule: LazyStackRule) {
    while rows.lowerBound > 0 {
      let end = start - rule.usualGap
      // At the very top rows without length count too: none may be left above.
      guard end > seen.lowerBound || (end == seen.lowerBound && end <= 0) else { return }
      let row = make(rows.lowerBound - 1, node, rule)
      let size = row.size(proposing: rule.rowProposal(breadth))
      let gap = nodes.first.map { rule.gap(row, $0) } ?? rule.usualGap
      start -= size[rule.axis] + gap
      starts.insert(start, at: 0)
      nodes.insert(row, at: 0)
      sizes.insert(size, at: 0)
      if rows.lowerBound <= run.lowerBound {
        run = rows.lowerBound - 1..<run.upperBound
        runLength += size.finite(rule.axis)
      }
      rows = rows.lowerBound - 1..<rows.upperBound
    }
  }

  /// Moves the window to where its first row must stand: the very first at 0,
  /// another with room for those before it.
  ///
  /// - Returns: By how much it moved.
  private func settle(_ rule: LazyStackRule) -> CGFloat {
    var shift: CGFloat = 0
    if rows.lowerBound == 0 {
      shift = -start
    } else if start < rule.usualGap {
      shift = CGFloat(rows.lowerBound) * stride(rule) - start
    }
    if abs(shift) < Self.tolerance { return 0 }
    start += shift
    for index in starts.indices { starts[index] += shift }
    return shift
  }

  /// Lets the rows go of which nothing is seen.
  private func trim(to seen: Range<CGFloat>, _ rule: LazyStackRule) {
    var first = 0
    while first < nodes.count, starts[first] < seen.lowerBound || sizes[first][rule.axis] > 0,
      starts[first] + sizes[first][rule.axis] <= seen.lowerBound
    {
      first += 1
    }
    var last = nodes.count
    while last > first, starts[last - 1] >= seen.upperBound { last -= 1 }
    if first == 0 && last == nodes.count { return }
    start = first < nodes.count ? starts[first] : end(rule) + rule.usualGap
    let kept = rows.lowerBound + first..<rows.lowerBound + last
    rows = kept
    nodes = Array(nodes[first..<last])
    starts = Array(starts[first..<last])
    sizes = Array(sizes[first..<last])
  }

  /// Gives the rows their places in a stack of this size.
  func put(rule: LazyStackRule, size: CGSize) {
    let box = ViewDimensions(size: size, proposal: ProposedViewSize(size), node: nil)
    let guide = rule.guide.defaultValue(in: box)
    let proposal = rule.rowProposal(breadth)
    for (index, row) in nodes.enumerated() {
      let row = (node: row, size: sizes[index])
      let dimensions = ViewDimensions(size: row.size, proposal: proposal, node: row.node)
      let across = guide - dimensions[rule.guide]
      row.node.placement = Placement(
        origin: CGPoint(starts[index], along: rule.axis, across: across),
        size: row.size,
        proposal: proposal
      )
    }
  }
}

extension CGSize {
  /// The length along an axis; an endless row counts as none.
  fileprivate func finite(_ axis: Axis) -> CGFloat { self[axis].isFinite ? self[axis] : 0 }
}

extension Range<CGFloat> {
  fileprivate func moved(by shift: CGFloat) -> Range<CGFloat> {
    lowerBound + shift..<upperBound + shift
  }
}
