import JSONSource
import TraceModel

extension Workload.Action: CustomStringConvertible {
  /// The action in words, for errors and reports: `tap "Plus"`.
  public var description: String { aim.map { "\(name.rawValue) \($0)" } ?? name.rawValue }

  /// What the action is aimed at, in words, as the trace stores it; nil where there is nothing to say.
  public var aim: String? {
    switch self {
    case .tap(let target), .doubleTap(let target), .clear(let target): target.description
    case .submit(let target), .refresh(let target): target?.description
    case .longPress(let target, let time): "\(target) for \(TimeSpelling.text(time))"
    case .drag(let target, .by(let vector), _): "\(target) by \(vector)"
    case .drag(let target, .to(let place), _): "\(target) to \(place)"
    case .swipe(let direction, let target):
      direction.rawValue + (target.map { " on \($0)" } ?? "")
    case .magnify(let target, let factor, _): "\(target) by \(spelled(factor))"
    case .rotate(let target, let degrees, _): "\(target) by \(spelled(degrees))"
    case .scroll(let scroll): scroll.description
    case .type(let text, let target, _): quoted(text) + (target.map { " into \($0)" } ?? "")
    case .toggle(let target, let value): "\(target)" + (value.map { " to \($0)" } ?? "")
    case .setSlider(let target, let value): "\(target) to \(spelled(value))"
    case .setPicker(let target, let choice): "\(target) to \(choice)"
    case .selectTab(let choice): choice.description
    case .setEnvironment(let change): change.description
    case .resize(let size): size.description
    case .wait(let wait): wait.description
    case .mark(let text): quoted(text)
    case .repeat(let times, let steps):
      "\(times) times \(steps.count) step\(steps.count == 1 ? "" : "s")"
    case .back, .dismiss, .unmount: nil
    }
  }
}

extension Workload.Target: CustomStringConvertible {
  /// The target in words: `"Plus"`, `id "plus-button"`, `view Row [3]`, `(12, 40)`.
  public var description: String {
    let suffix = index.map { " [\($0)]" } ?? ""
    return switch key {
    case .text(let text): quoted(text) + suffix
    case .identifier(let id): "id " + quoted(id) + suffix
    case .view(let type): "view " + type + suffix
    case .point(let point): "(\(spelled(point.x)), \(spelled(point.y)))"
    }
  }
}

extension Workload.Choice: CustomStringConvertible {
  public var description: String {
    switch self {
    case .label(let text): quoted(text)
    case .index(let index): "[\(index)]"
    }
  }
}

extension Workload.Size: CustomStringConvertible {
  /// `390x844`, as the trace stores the size of the device.
  public var description: String { "\(spelled(width))x\(spelled(height))" }
}

extension Workload.Insets: CustomStringConvertible {
  /// `47 0 34 0`: top, left, bottom, right, as the trace stores them.
  public var description: String {
    [top, left, bottom, right].map(spelled).joined(separator: " ")
  }
}

extension Workload.Vector: CustomStringConvertible {
  public var description: String { "(\(spelled(dx)), \(spelled(dy)))" }
}

extension Workload.Scroll: CustomStringConvertible {
  public var description: String {
    let movement =
      switch extent {
      case .by(let vector): "by \(vector)"
      case .edge(let edge): "to the \(edge.rawValue)"
      case .until(let target, .end): "until \(target)"
      case .until(let target, .start): "back until \(target)"
      }
    return movement + (container.map { " in \($0)" } ?? "")
  }
}

extension Workload.Wait: CustomStringConvertible {
  public var description: String {
    switch self {
    case .idle: "until idle"
    case .time(let time): "for \(TimeSpelling.text(time))"
    case .shown(let target, _): "until \(target)"
    }
  }
}

extension Workload.Environment.Change: CustomStringConvertible {
  /// The settings that change, in words: `colorScheme dark, locale de_DE`.
  public var description: String {
    guard case .object(let members) = json else { return "" }
    return members.compactMap { member in
      guard case .string(let value) = member.value else { return nil }
      return "\(member.key) \(value)"
    }.joined(separator: ", ")
  }
}

/// On one line whatever the text holds, as a workload file spells it.
private func quoted(_ text: String) -> String { JSON.string(text).text(.compact) }

/// A number as a workload file spells it.
private func spelled(_ value: Double) -> String {
  JSONNumber(value)?.spelling ?? String(describing: value)
}
