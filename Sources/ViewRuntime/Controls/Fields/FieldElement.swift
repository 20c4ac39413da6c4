import Foundation

/// What a field reads and writes.
struct _FieldBehavior {
  enum Kind { case line, secure, editor, search }

  var kind = Kind.line
  var axis = Axis.horizontal
  let read: () -> String
  /// With each character; nil where the text is taken over when it is done.
  var write: ((String) -> Void)?
  /// Submitted, or the focus leaves.
  var commit: ((String) -> Void)?
  /// Shown while the field is empty, in place of its label.
  var prompt: Text?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}

  init(_ text: Binding<String>) {
    read = { text.wrappedValue }
    write = { text.wrappedValue = $0 }
  }

  /// A field for a value that is written as a text.
  init(read: @escaping () -> String, commit: @escaping (String) -> Void) {
    self.read = read
    self.commit = commit
  }
}

/// A field for text on screen.
class FieldElement: ValueElement<_FieldBehavior, String> {
  override func read(_ own: _FieldBehavior) -> String { own.read() }

  override func looksAlike(_ old: _FieldBehavior, _ new: _FieldBehavior) -> Bool {
    old.prompt == new.prompt && old.kind == new.kind && old.axis == new.axis
  }

  override nonisolated var layoutRole: LayoutRole { .leaf }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    let behavior = own(node)
    return FieldRule(
      text: text(node),
      font: TextEnvironment.of(node).look.font,
      fillsHeight: behavior.kind == .editor,
      isMultiline: behavior.axis == .vertical,
      insets: node.environment.textFieldStyle.insets
    )
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    reconciler.queue.focus.fieldEnds(node)
    super.willUnmount(node, reconciler)
  }

  /// What stands in the field.
  private func text(_ node: NodeReference) -> String {
    state(node).map { $0.draft ?? $0.shown } ?? ""
  }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    let own = own(node)
    let environment = drawing.environment
    let insets = environment.textFieldStyle.insets
    var rect = CGRect(
      x: insets.leading,
      y: insets.top,
      width: max(drawing.bounds.width - insets.horizontal, 0),
      height: max(drawing.bounds.height - insets.vertical, 0)
    )
    if environment.textFieldStyle == .roundedBorder {
      drawing.fillRounded(.background, radius: 6, in: drawing.bounds)
      drawing.stroke(
        ResolvedStyle(drawing.style.color(.gray5)),
        Path(roundedRect: drawing.bounds, cornerRadius: 6),
        StrokeStyle(lineWidth: 1),
        in: drawing.bounds
      )
    }
    if own.kind == .search {
      drawing.fillRounded(.tertiaryFill, radius: 10, in: drawing.bounds.insetBy(dx: 0, dy: -7))
      drawing.symbol(
        "magnifyingglass",
        ResolvedStyle(drawing.style.color(.secondaryLabel)),
        side: 16,
        in: CGRect(x: rect.minX + 6, y: rect.minY, width: 20, height: rect.height)
      )
      rect.origin.x += 30
      rect.size.width = max(rect.width - 36, 0)
    }
    let written = text(node)
    let shown = own.kind == .secure ? String(repeating: "\u{2022}", count: written.count) : written
    let hint = own.prompt?.words(in: TextEnvironment.of(node)) ?? node.hiddenLabel ?? ""
    let font = TextEnvironment.of(node).look.font
    let paint =
      shown.isEmpty
      ? drawing.style.color(.placeholder).asPaint
      : drawing.enabled(drawing.style.foreground(level: 0)).paint
    drawing.words(
      shown.isEmpty ? hint : shown,
      font,
      paint,
      in: rect,
      isMultiline: own.kind == .editor || own.axis == .vertical
    )
  }

  // MARK: Use

  override func semantics(_ node: NodeReference) -> Semantics? {
    let behavior = own(node)
    var semantics = Semantics(
      behavior.kind == .secure ? .secureField : .textField,
      label: behavior.prompt?.words(in: TextEnvironment.of(node)) ?? node.hiddenLabel
    )
    semantics.isEnabled = node.environment.isEnabled
    semantics.value = text(node)
    semantics.isFocused = Runtime.shared.queue?.focus.isFocused(node) ?? false
    semantics.tap = { [self] in focus(node) }
    semantics.setText = { [self] in type($0, node) }
    semantics.submit = { [self] in submit(node) }
    return semantics
  }

  private func focus(_ node: NodeReference) {
    if node.isAlive { Runtime.shared.queue?.focus.move(to: node) }
  }

  /// Typing begins with a touch.
  private func type(_ text: String, _ node: NodeReference) {
    guard node.isAlive, let state = state(node) else { return }
    focus(node)
    if let write = own(node).write {
      write(text)
      return
    }
    state.draft = text
    Runtime.shared.queue?.enqueueMark(node, .foreign, write: .none)
  }

  private func submit(_ node: NodeReference) {
    guard node.isAlive else { return }
    focus(node)
    commit(node)
    own(node).onCommit()
    let trigger = own(node).kind == .search ? SubmitTriggers.search : .text
    for action in node.environment.submitActions where action.triggers.contains(trigger) {
      action.action()
    }
    guard let focus = Runtime.shared.queue?.focus, focus.isFocused(node) else { return }
    // The keyboard goes away, unless the action moved the focus on.
    if own(node).kind != .editor { focus.move(to: nil) }
  }

  /// The focus has come or gone.
  func focusChanged(_ node: NodeReference, isFocused: Bool) {
    if !isFocused { commit(node) }
    own(node).onEditingChanged(isFocused)
  }

  private func commit(_ node: NodeReference) {
    guard let state = state(node), let draft = state.draft else { return }
    state.draft = nil
    own(node).commit?(draft)
    Runtime.shared.queue?.enqueueMark(node, .foreign, write: .none)
  }

  override func dependencyChanged(_ node: NodeReference, _ reconciler: Reconciler) {
    super.dependencyChanged(node, reconciler)
    guard own(node).write == nil else { return }
    reconciler.noteLeafChange(node)
    reconciler.queue.changedLayouts.append(node)
  }
}
