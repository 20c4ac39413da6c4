import Foundation

@testable import ViewRuntime

extension ViewsTree {
  /// All texts that are laid out, line by line.
  var shownTexts: [ShownText] {
    var texts: [ShownText] = []
    forEachPlace { node in
      guard let element = node.block.entry(node.entry).pointee.kind as? TextElement,
        let layout = LayoutLink.of(node)?.nodes.first, layout.isShown,
        let text = element.shown(node, layout)
      else { return }
      texts.append(text)
    }
    return texts
  }

  /// A view as a screen of its own, updated once.
  static func shown<V: View>(_ view: V) -> ViewsTree {
    let tree = ViewsTree(view)
    tree.host.update()
    return tree
  }
}

extension ShownText {
  /// Each line as its runs, parted by bars.
  var drawn: [String] { lines.map { $0.runs.map(\.text).joined(separator: "|") } }
  var runs: [Run] { lines.flatMap(\.runs) }
}
