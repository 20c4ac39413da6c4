import Foundation

@testable import ViewRuntime

/// Rows made on demand, with a log of what came and went.
final class Rows: LazySource {
  var lengths: [Double]
  var log: [String] = []
  private(set) var made: [Int: LayoutNode] = [:]
  private let engine: LayoutEngine
  private let make: (Double) -> Sketch

  init(
    _ lengths: [Double],
    in engine: LayoutEngine,
    make: @escaping (Double) -> Sketch = { .color.frame(height: $0) }
  ) {
    self.lengths = lengths
    self.engine = engine
    self.make = make
  }

  var count: Int { lengths.count }

  func node(at index: Int) -> LayoutNode {
    if let node = made[index] { return node }
    log.append("make \(index)")
    var names: [String: LayoutNode] = [:]
    let node = make(lengths[index]).node(in: engine, names: &names)
    made[index] = node
    return node
  }

  func show(_ rows: Range<Int>) {
    log.append("show \(rows)")
    made = made.filter { rows.contains($0.key) }
  }

  /// The log since the last look.
  func newLines() -> [String] {
    defer { log = [] }
    return log
  }

  /// Adds rows at the front, as a data source does whose rows have ids.
  func insertAtFront(_ new: [Double]) {
    lengths.insert(contentsOf: new, at: 0)
    made = Dictionary(uniqueKeysWithValues: made.map { ($0.key + new.count, $0.value) })
  }
}

/// A scroll view with a lazy column in it.
final class LazyStage {
  let engine = LayoutEngine()
  let rows: Rows
  let scroll: LayoutNode
  let lazy: LayoutNode
  var size = CGSize(width: 300, height: 600)
  private(set) var counts = LayoutCounts()

  init(
    _ lengths: [Double],
    spacing: CGFloat? = 0,
    margin: CGFloat = 0,
    usesCaches: Bool = true,
    make: @escaping (Double) -> Sketch = { .color.frame(height: $0) }
  ) {
    engine.usesCaches = usesCaches
    rows = Rows(lengths, in: engine, make: make)
    lazy = LayoutNode(
      LazyStackRule(vertical: .center, spacing: spacing, margin: margin, source: rows),
      in: engine
    )
    scroll = LayoutNode(ScrollRule(), in: engine)
    scroll.setChildren([lazy])
    layout()
  }

  func layout() {
    counts = engine.layout(root: scroll, size: size)
  }

  func scroll(to y: Double) {
    scroll.scroll(to: CGPoint(x: 0, y: y))
    layout()
  }

  /// Where a row is on the screen: its top and its bottom; nil where it has no place.
  func edges(_ index: Int) -> [Double]? {
    guard let node = rows.made[index], node.isShown else { return nil }
    let frame = node.absoluteFrame
    return [frame.origin.y, frame.origin.y + frame.size.height].map { Double($0) }
  }
}
