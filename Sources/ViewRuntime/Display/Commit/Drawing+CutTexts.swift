import Foundation
import TraceModel

extension Drawing {
  /// What of a text the trace is told at most, in characters.
  private static let shownLength = 60

  /// The texts in it that are seen and of which a part is left out.
  func cutTexts(clip: CGRect?) -> [ShownNode.Cut] {
    (behind + before).compactMap { item in
      guard case .leaf(let leaf) = item, case .text(let text) = leaf.content, text.isTruncated,
        clip.map({ item.isSeen(in: $0) }) ?? true
      else { return nil }
      let words = text.lines.lazy.flatMap(\.runs).map(\.text).joined(separator: " ")
      let beginning = words.prefix(Self.shownLength)
      return ShownNode.Cut(
        text: beginning.endIndex == words.endIndex ? words : beginning + "…",
        lines: text.lines.count,
        wantedLines: text.wantedLines,
        width: CGFloat(leaf.frame.width) * environment.displayScale,
        node: leaf.node
      )
    }
  }
}
