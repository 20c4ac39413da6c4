/// A style of any type, as the environment carries it.
struct AnyControlStyle: Equatable {
  let box: StyleBox
  /// The style that was set further out.
  let outer: StyleLink?

  /// In a box, since a value cannot hold one of its own type.
  final class StyleLink: Equatable {
    let style: AnyControlStyle
    init(_ style: AnyControlStyle) { self.style = style }
    static func == (a: StyleLink, b: StyleLink) -> Bool { a.style == b.style }
  }

  static func == (a: AnyControlStyle, b: AnyControlStyle) -> Bool {
    a.box.isSame(as: b.box) && a.outer == b.outer
  }
}

/// One style, and how a control is shown by it.
class StyleBox {
  /// Of the view that runs the style's body.
  @MainActor var shape: ViewShape { preconditionFailure("StyleBox is abstract") }
  /// Writes that view for a configuration of the kind that the style takes.
  func write(_ configuration: Any, _ target: UnsafeMutableRawPointer) {}
  func isSame(as other: StyleBox) -> Bool { false }
  /// The runtime shows controls of this style by itself.
  var isBuiltIn: Bool { false }
  func isSameType(as other: StyleBox) -> Bool { type(of: self) == type(of: other) }
}

/// A style that the runtime shows itself, its label inlined.
final class BuiltInStyleBox<Style: Equatable>: StyleBox {
  let style: Style
  init(_ style: Style) { self.style = style }

  override var isBuiltIn: Bool { true }

  override func isSame(as other: StyleBox) -> Bool {
    (other as? BuiltInStyleBox<Style>)?.style == style
  }
}

/// A style of the app's own: `Body` runs it.
final class OwnStyleBox<Style, Body: StyleBody>: StyleBox where Body.Style == Style {
  let style: Style
  init(_ style: Style, _ body: Body.Type) { self.style = style }

  override var shape: ViewShape { _ShapeBuilder.shape(of: Body.self) }

  override func write(_ configuration: Any, _ target: UnsafeMutableRawPointer) {
    guard let configuration = configuration as? Body.Configuration else {
      preconditionFailure("\(Style.self) is given what its control makes")
    }
    target.initializeMemory(as: Body.self, to: Body(style, configuration))
  }

  override func isSame(as other: StyleBox) -> Bool {
    (other as? OwnStyleBox<Style, Body>).map { isSameValue(style, $0.style) } ?? false
  }
}
