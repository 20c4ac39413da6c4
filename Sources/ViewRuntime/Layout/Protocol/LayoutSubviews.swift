import Foundation

/// The views of a layout container, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias Index = Int
  public typealias Element = LayoutSubview
  public typealias SubSequence = LayoutSubviews

  let container: LayoutNode
  private var choice: Choice
  /// The direction of the container; places are mirrored without its doing.
  public var layoutDirection: LayoutDirection

  private enum Choice: Equatable {
    case range(Range<Int>)
    case some([Int])
  }

  init(of container: LayoutNode) {
    self.container = container
    layoutDirection = container.layoutDirection
    choice = .range(container.children.indices)
  }

  public var startIndex: Int {
    switch choice {
    case .range(let range): range.lowerBound
    case .some: 0
    }
  }

  public var endIndex: Int {
    switch choice {
    case .range(let range): range.upperBound
    case .some(let indices): indices.count
    }
  }

  public subscript(position: Int) -> LayoutSubview {
    switch choice {
    case .range(let range):
      precondition(range.contains(position), "A layout subview's index is out of range.")
      return LayoutSubview(node: container.children[position])
    case .some(let indices):
      return LayoutSubview(node: container.children[indices[position]])
    }
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    var result = self
    switch choice {
    case .range: result.choice = .range(bounds)
    case .some(let indices): result.choice = .some(Array(indices[bounds]))
    }
    return result
  }

  public subscript<Positions: Sequence>(positions: Positions) -> LayoutSubviews
  where Positions.Element == Int {
    var result = self
    switch choice {
    case .range: result.choice = .some(Array(positions))
    case .some(let indices): result.choice = .some(positions.map { indices[$0] })
    }
    return result
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.container === b.container && a.choice == b.choice && a.layoutDirection == b.layoutDirection
  }

  var nodes: [LayoutNode] { map(\.node) }

  func mergedGuide(_ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize) -> CGFloat? {
    container.mergedGuide(key, size: bounds.size, proposal: proposal)
      .map { $0 + bounds.origin[key.axis] }
  }
}
