public import Foundation

/// A view's size and alignment guides in its own coordinates.
public struct ViewDimensions: Equatable {
  let size: CGSize
  let proposal: ProposedViewSize
  /// Whom to ask for explicit guides; none where only a size is known.
  let node: LayoutNode?

  init(size: CGSize, proposal: ProposedViewSize, node: LayoutNode?) {
    self.size = size
    self.proposal = proposal
    self.node = node
  }

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  /// The guide's value: the explicit one, else the default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The guide's value where the view, or one inside it, sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.size == b.size && a.proposal == b.proposal && a.node === b.node
  }

  subscript(key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.defaultValue(in: self)
  }

  func explicit(_ key: AlignmentKey) -> CGFloat? {
    node?.explicitGuide(key, size: size, proposal: proposal)
  }
}
