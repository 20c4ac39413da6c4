import TraceModel

@testable import ViewRuntime

/// A leaf that shows a text, without layout.
struct Label: View {
  let text: String

  init(_ text: String) { self.text = text }

  typealias Body = Never

  static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(LabelElement(TypeInfo.of(Self.self)), at: offset)
  }
}

private final class LabelElement: Element {
  override nonisolated var isDisplayLeaf: Bool { true }
}

/// A host whose printed lines are kept, in the order in which they came.
@MainActor
final class TestTree {
  let host = ViewHost()
  private(set) var lines: [String] = []

  init<V: View>(_ view: V) {
    host.reporter.printLine = { [unowned self] in lines.append($0) }
    host.reporter.attach(NullSink())
    host.mount(view)
  }

  /// The lines since the last call.
  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// All texts on screen, in order.
  var shown: [String] {
    var texts: [String] = []
    if let root = host.root { collect(root, &texts) }
    return texts
  }

  private func collect(_ block: Block, _ texts: inout [String]) {
    for index in 0..<Int32(block.shape.entries.count) {
      let entry = block.entry(index)
      if entry.pointee.kind is LabelElement {
        texts.append(block.value(index).assumingMemoryBound(to: Label.self).pointee.text)
      } else if let dynamic = entry.pointee.kind as? DynamicContent {
        dynamic.forEachChild(NodeReference(block, index)) { collect($0, &texts) }
      }
    }
  }

  func step(_ action: () -> Void) -> [String] {
    lines = []
    action()
    host.update()
    return lines
  }
}
