import Foundation

/// Where a presentation puts its views on the screen.
struct PresentationRule: LayoutRule, Equatable {
  let kind: Presentation.Kind
  /// The heights at which a sheet rests; none where it is as high as can be.
  var detents: Set<PresentationDetent> = []

  static let sheetTop: CGFloat = 56
  static let cardWidth: CGFloat = 270
  static let cardMargin: CGFloat = 16
  static let gap: CGFloat = 12

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    switch kind {
    case .cover: center(node, in: CGRect(origin: .zero, size: size), of: size)
    case .sheet, .popover:
      let height = sheetHeight(on: size.height)
      center(
        node,
        in: CGRect(x: 0, y: size.height - height, width: size.width, height: height),
        of: size
      )
    case .alert, .dialog, .menu: card(node, in: size)
    }
  }

  /// The height of a sheet on a screen so high.
  func sheetHeight(on screen: CGFloat) -> CGFloat {
    let lowest = detents.map { $0.points(on: screen) }.min()
    return max(lowest ?? screen - Self.sheetTop, 0)
  }

  /// Puts the views into a part of the screen, less what the device covers;
  /// several stand below each other.
  private func center(_ node: LayoutNode, in part: CGRect, of screen: CGSize) {
    let inner = CGRect(origin: .zero, size: screen)
      .outset(by: -node.engine.safeAreaInsets, .leftToRight)
    let space = part.clipped(to: inner)
    let proposal = ProposedViewSize(space.size)
    guard node.children.count == 1 else {
      let stack = StackRule(vertical: .center)
      let own = stack.size(for: proposal, of: node)
      stack.arrange(node, size: own, proposal: proposal)
      for child in node.children {
        child.placement?.origin.x += space.minX + (space.width - own.width) / 2
        child.placement?.origin.y += space.minY + (space.height - own.height) / 2
      }
      return
    }
    let own = node.children[0].size(proposing: proposal)
    node.putChild(
      at: CGPoint(
        x: space.minX + LayoutNode.inset(of: own.width, in: space.width),
        y: space.minY + LayoutNode.inset(of: own.height, in: space.height)
      ),
      proposing: proposal
    )
  }

  /// A column in the middle; a dialog's is at the bottom.
  private func card(_ node: LayoutNode, in size: CGSize) {
    let width = min(Self.cardWidth, size.width) - 2 * Self.cardMargin
    let proposal = ProposedViewSize(width: width, height: nil)
    let heights = node.children.map { $0.size(proposing: proposal).height }
    let height = heights.reduce(0) { $0 + $1 + Self.gap } + Self.cardMargin
    var y = kind == .dialog ? size.height - height : (size.height - height) / 2
    for (child, own) in zip(node.children, heights) {
      y += Self.gap
      let x = (size.width - child.size(proposing: proposal).width) / 2
      node.put(child, at: CGPoint(x: x, y: y), proposing: proposal)
      y += own
    }
  }
}

/// The whole screen: the app's views, and what is presented over them.
struct ScreenRule: LayoutRule, Equatable {
  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    // What is presented covers what the device keeps free, too.
    let outset = node.engine.safeAreaInsets
    let screen = CGRect(origin: .zero, size: size).outset(by: outset, .leftToRight)
    for child in node.children where child.rule is PresentationRule {
      node.put(child, at: screen.origin, proposing: ProposedViewSize(screen.size))
    }
    let inner = ProposedViewSize(size)
    for child in node.children where !(child.rule is PresentationRule) {
      let own = child.size(proposing: inner)
      node.put(
        child,
        at: CGPoint(
          x: LayoutNode.inset(of: own.width, in: size.width),
          y: LayoutNode.inset(of: own.height, in: size.height)
        ),
        proposing: inner
      )
    }
  }
}
