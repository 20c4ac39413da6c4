import Foundation

/// What an element means to somebody who uses the screen.
///
/// A finger finds it by place, a workload by text, label or identifier.
package struct Semantics {
  package enum Role: String, Sendable {
    case text, image, button, link, textField, secureField, toggle, slider, picker, tab
    case scrollView = "scroll view"
    case tabBar = "tab bar"
    case progress
    case other
  }

  package var role: Role
  /// What it shows or is called.
  package var label: String?
  package var identifier: String?
  /// As a person would read it: `on`, `0.5`, the text of a field.
  package var value: String?
  package var isEnabled = true
  /// Left out for people who do not see the screen.
  package var isHidden = false
  /// Whether an accessibility modifier gave the label.
  var isLabelSet = false
  /// What a tap does; nil for what takes none.
  package var tap: (@MainActor () -> Void)?
  /// What a finger does that stays where it is.
  package var longPress: (@MainActor () -> Void)?
  /// What gestures of the view are recognized.
  package var touches: TouchKinds = []
  /// A finger has come down or is lifted; for what shows it.
  ///
  /// A tap is `true`, an update, then `false` and `tap`.
  package var setPressed: (@MainActor (Bool) -> Void)?
  /// Takes the text of a field, as after typing one more character.
  package var setText: (@MainActor (String) -> Void)?
  package var submit: (@MainActor () -> Void)?
  /// Takes the position of a slider in its own units.
  package var setValue: (@MainActor (Double) -> Void)?
  /// A finger begins or ends to move a slider, before and after `setValue`.
  package var setEditing: (@MainActor (Bool) -> Void)?
  package var valueRange: ClosedRange<Double>?
  package var step: Double?
  /// The choices of a picker, the tabs of a tab bar.
  package var choices: [Choice] = []
  package var isFocused = false

  /// One of several that can be chosen.
  package struct Choice {
    package let title: String
    package let choose: @MainActor () -> Void

    package init(_ title: String, choose: @escaping @MainActor () -> Void) {
      self.title = title
      self.choose = choose
    }
  }

  /// The actions of a workload that it takes.
  package var actions: [String] {
    var actions: [String] = []
    if tap != nil { actions.append(role == .toggle ? "toggle" : "tap") }
    if touches.contains(.doubleTap) { actions.append("doubleTap") }
    if longPress != nil { actions.append("longPress") }
    if touches.contains(.drag) || setValue != nil { actions.append("drag") }
    if touches.contains(.magnify) { actions.append("magnify") }
    if touches.contains(.rotate) { actions.append("rotate") }
    if setText != nil { actions += ["type", "clear"] }
    if submit != nil { actions.append("submit") }
    if setValue != nil { actions.append("setSlider") }
    if !choices.isEmpty { actions.append(role == .tabBar ? "selectTab" : "setPicker") }
    return actions
  }

  /// What fingers can do to it.
  package var uses: TouchKinds {
    var uses = touches
    if tap != nil { uses.formUnion([.tap, .doubleTap]) }
    if longPress != nil { uses.insert(.longPress) }
    if setValue != nil { uses.insert(.drag) }
    return uses
  }

  /// Whether a finger on it is a finger for it, not for what it stands in.
  package var takesTouch: Bool {
    tap != nil || setText != nil || setValue != nil || !choices.isEmpty
  }

  package init(_ role: Role, label: String? = nil) {
    self.role = role
    self.label = label
  }
}
