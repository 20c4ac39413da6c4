import TraceModel

@testable import ViewRuntime

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

  /// Puts a text into the field that is called so.
  func type(_ text: String, into name: String) -> [String] {
    step { target(name) { $0.setText != nil }?.semantics.setText?(text) }
  }
}
