import TraceModel

@testable import ViewRuntime

/// A leaf that shows a text and has a size.
struct Words: View {
  let text: String

  init(_ text: String) { self.text = text }

  typealias Body = Never

  static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(WordsElement(TypeInfo.of(Self.self)), at: offset)
  }
}

private final class WordsElement: Element {
  override nonisolated var isDisplayLeaf: Bool { true }
  override nonisolated var layoutRole: LayoutRole { .leaf }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    TextRule(node.value(as: Words.self).text, font: TextFont(size: 17))
  }

  override func semantics(_ node: NodeReference) -> Semantics? {
    Semantics(.text, label: node.value(as: Words.self).text)
  }
}

/// A screen that is used by its texts; its printed lines are kept.
@MainActor
final class ControlsTree {
  let host = ViewHost()
  let trace = CollectingSink()
  private(set) var lines: [String] = []

  init<V: View>(_ view: V) {
    host.reporter.printLine = { [unowned self] in lines.append($0) }
    host.reporter.attach(trace)
    host.mount(view)
  }

  /// The lines since the last call.
  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// All texts on screen, in order.
  var shown: [String] { host.shownTexts() }

  /// What is printed while an action and its update run.
  func step(_ action: () -> Void) -> [String] {
    lines = []
    action()
    host.update()
    return lines
  }

  func target(_ name: String, _ fits: (Semantics) -> Bool = { _ in true }) -> Target? {
    host.targets().first { $0.semantics.label == name && fits($0.semantics) }
  }

  /// Touches what has this text, as a finger does.
  func tap(_ name: String) -> [String] {
    step {
      guard let found = target(name) else { return }
      let frame = found.visibleFrame
      guard
        let touched = host.touched(
          at: .init(x: frame.origin.x + frame.width / 2, y: frame.origin.y + frame.height / 2)
        )
      else { return }
      touched.semantics.setPressed?(true)
      host.update()
      touched.semantics.setPressed?(false)
      touched.semantics.tap?()
    }
  }
}
