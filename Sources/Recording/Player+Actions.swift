import Foundation
import TraceModel
import ViewRuntime
package import Workloads

extension Player {
  var search: TargetSearch { TargetSearch(host: host) }

  /// Does what an action says; what comes of it is left to settle.
  package mutating func perform(_ action: Workload.Action) throws {
    switch action {
    case .tap(let target): try tap(target)
    case .type(let text, let target, let each): try type(text, into: target, each: each)
    case .clear(let target):
      let field = try search.find(target) { $0.setText != nil }
      try setText("", of: field, target.description)
    case .submit(let target): try submit(target)
    case .toggle(let target, let value): try toggle(target, to: value)
    case .setSlider(let target, let value): try setSlider(target, to: value)
    case .setPicker(let target, let choice): try choose(choice, of: target)
    case .selectTab(let choice): try selectTab(choice)
    case .scroll(let scroll): try ScrollPlayer(self).perform(scroll)
    case .refresh(let target): try refresh(target)
    case .back: try perform(host.backAction, "back", "there is no page to go back from")
    case .dismiss: try perform(host.dismissAction, "dismiss", "nothing is presented")
    case .setEnvironment(let change): host.apply(change, to: &environment)
    case .resize(let size): host.resize(to: CGSize(width: size.width, height: size.height))
    case .wait(let wait): try self.wait(wait)
    case .mark: break
    case .unmount: host.unmount()
    case .doubleTap(let target): try doubleTap(target)
    case .longPress(let target, let time): try longPress(target, for: time)
    case .drag(let target, let drag, let time): try self.drag(target, drag, over: time)
    case .swipe(let direction, let target): try swipe(direction, on: target)
    case .magnify(let target, let factor, let time):
      try pinch(target, .magnify, over: time) { Pinch(scale: 1 + (factor - 1) * $0) }
    case .rotate(let target, let degrees, let time):
      try pinch(target, .rotate, over: time) { Pinch(degrees: degrees * $0) }
    case .repeat:
      preconditionFailure("repeats are unrolled before they are performed")
    }
  }

  // MARK: Screens

  private func refresh(_ target: Workload.Target?) throws {
    let views = host.scrollViews().filter { $0.refresh != nil }
    if let target {
      let found = try search.find(target)
      guard let view = views.last(where: { $0.contains(found) }) else {
        throw StepProblem.cannot(target.description, "is in nothing that can be refreshed")
      }
      view.refresh?()
      return
    }
    guard let view = views.first else {
      throw StepProblem.cannot("the screen", "has nothing that can be refreshed")
    }
    view.refresh?()
  }

  private func perform(
    _ action: (@MainActor () -> Void)?,
    _ name: String,
    _ otherwise: String
  ) throws {
    guard let action else { throw StepProblem.cannot(name, "cannot be done: \(otherwise)") }
    action()
  }

  // MARK: Text

  private func type(
    _ text: String,
    into target: Workload.Target?,
    each: Nanoseconds
  ) throws {
    let field = try textField(target)
    let name = target?.description ?? "the field"
    var typed = field.semantics.value ?? ""
    for character in text {
      typed.append(character)
      try setText(typed, of: field, name)
      settling.pass(each)
    }
  }

  /// The field that is named, or that has the focus, or the only one.
  private func textField(_ target: Workload.Target?) throws(StepProblem) -> Target {
    if let target {
      let found = try search.find(target) { $0.setText != nil }
      guard found.semantics.setText != nil else {
        throw .cannot(target.description, "takes no text")
      }
      return found
    }
    let fields = host.targets().filter { $0.isOnScreen && $0.semantics.setText != nil }
    if let focused = fields.first(where: \.semantics.isFocused) { return focused }
    guard let only = fields.first else { throw .notFound("a text field", shown: host.shownTexts()) }
    guard fields.count == 1 else {
      throw .several("a text field", found: fields.map { $0.semantics.label ?? $0.view })
    }
    return only
  }

  private func setText(_ text: String, of field: Target, _ name: String) throws(StepProblem) {
    guard field.semantics.isEnabled else { throw .disabled(name) }
    guard let set = field.semantics.setText else { throw .cannot(name, "takes no text") }
    set(text)
  }

  private func submit(_ target: Workload.Target?) throws {
    let field = try textField(target)
    guard let submit = field.semantics.submit else {
      throw StepProblem.cannot(target?.description ?? "the field", "has nothing to submit to")
    }
    submit()
  }

  // MARK: Values

  private func toggle(_ target: Workload.Target, to value: Bool?) throws {
    let found = try search.find(target) { $0.role == .toggle }
    guard found.semantics.role == .toggle else {
      throw StepProblem.cannot(target.description, "is no toggle")
    }
    if let value, (found.semantics.value == "on") == value { return }
    try tap(found, target.description)
  }

  private func setSlider(_ target: Workload.Target, to value: Double) throws {
    let found = try search.find(target) { $0.setValue != nil }
    guard let set = found.semantics.setValue, let range = found.semantics.valueRange else {
      throw StepProblem.cannot(target.description, "is no slider")
    }
    guard range.contains(value) else {
      throw StepProblem.cannot(
        target.description,
        "goes from \(range.lowerBound) to \(range.upperBound), not to \(value)"
      )
    }
    guard found.semantics.isEnabled else { throw StepProblem.disabled(target.description) }
    found.semantics.setEditing?(true)
    settling.pass(.zero)
    set(value)
    settling.pass(.zero)
    found.semantics.setEditing?(false)
  }

  private func choose(_ choice: Workload.Choice, of target: Workload.Target) throws {
    let found = try search.find(target) { !$0.choices.isEmpty }
    try choose(choice, among: found.semantics.choices, target.description)
  }

  private func selectTab(_ choice: Workload.Choice) throws {
    guard let bar = host.targets().last(where: { $0.semantics.role == .tabBar }) else {
      throw StepProblem.cannot("the screen", "has no tab bar")
    }
    try choose(choice, among: bar.semantics.choices, "the tab bar")
  }

  private func choose(
    _ choice: Workload.Choice,
    among choices: [Semantics.Choice],
    _ name: String
  ) throws {
    switch choice {
    case .index(let index):
      guard choices.indices.contains(index) else {
        throw StepProblem.cannot(name, "has \(choices.count) choices")
      }
      choices[index].choose()
    case .label(let title):
      guard let found = choices.first(where: { $0.title == title }) else {
        throw StepProblem.notFound(choice.description, shown: choices.map(\.title))
      }
      found.choose()
    }
  }

  // MARK: Waiting

  private func wait(_ wait: Workload.Wait) throws {
    switch wait {
    case .idle(let limit):
      try Settling(host: host, window: settling.window, limit: limit ?? settling.limit).settle()
    case .time(let time):
      guard settling.canPass(time) else {
        throw StepProblem.cannot("virtual time", "ends 250 years after the start")
      }
      settling.pass(time)
    case .shown(let target, let limit):
      let limit = limit ?? settling.limit
      let end = VirtualLoop.shared.now + limit
      settling.pass(.zero)
      while !search.isShown(target) {
        // Where nothing is due, time alone changes nothing.
        guard VirtualLoop.shared.now < end, settling.mayChange else {
          throw StepProblem.neverShown(
            target.description,
            limit: limit,
            shown: host.shownTexts()
          )
        }
        settling.pass(Settling.frame)
      }
    }
  }
}
