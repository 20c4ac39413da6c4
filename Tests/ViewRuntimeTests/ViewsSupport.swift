import Foundation
import TraceModel

@testable import ViewRuntime

/// A screen with a trace of its own.
@MainActor
final class ViewsTree {
  let host = ViewHost()
  let trace = ViewsSink()

  init<V: View>(_ view: V, safeArea: EdgeInsets = EdgeInsets()) {
    host.safeArea = safeArea
    host.reporter.attach(trace)
    host.mount(view)
  }

  /// What ran in an action and its update, as lines.
  func step(_ action: () -> Void = {}) -> [String] {
    _ = trace.takeRuns()
    _ = trace.takeLeaves()
    action()
    host.update()
    return trace.takeRuns()
  }

  /// Calls back for every place on screen, in order.
  func forEachPlace(_ body: (NodeReference) -> Void) {
    // Blocks and layout nodes are not kept alive by their addresses.
    withExtendedLifetime(host) {
      if let root = host.root { forEachPlace(root, body) }
    }
  }

  private func forEachPlace(_ block: Block, _ body: (NodeReference) -> Void) {
    for index in 0..<Int32(block.shape.entries.count) {
      let node = NodeReference(block, index)
      guard block.record(index).pointee.mask.contains(.isMounted) else { continue }
      body(node)
      block.entry(index).pointee.kind.forEachChild(node) { forEachPlace($0, body) }
    }
  }

  /// Where the elements are on screen whose own part is of this type, in order.
  func frames(of type: Any.Type) -> [CGRect] {
    var frames: [CGRect] = []
    forEachPlace { node in
      let kind = node.block.entry(node.entry).pointee.kind
      guard kind.role == .element, kind.type.type == type else { return }
      frames += LayoutLink.of(node)?.nodes.map(\.absoluteFrame) ?? []
    }
    return frames
  }

  /// The words of all texts that exist, in order.
  var words: [String] {
    var words: [String] = []
    forEachPlace { node in
      guard let element = node.block.entry(node.entry).pointee.kind as? TextElement else { return }
      words.append(element.semantics(node)?.label ?? "")
    }
    return words
  }

  /// The texts that can be seen.
  var shown: [String] { host.shownTexts() }

  func target(_ name: String) -> Target? {
    host.targets().first { $0.semantics.label == name || $0.semantics.identifier == name }
  }
}

/// Lends a state to the test.
@MainActor
final class Remote<Value> {
  var set: (Value) -> Void = { _ in }

  /// Called in a body with what sets the state.
  func lend(_ set: @escaping (Value) -> Void) { self.set = set }
}
