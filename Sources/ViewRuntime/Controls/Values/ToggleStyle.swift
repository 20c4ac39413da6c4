/// Shows toggles in an own way.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A toggle, as a style is given it.
public struct ToggleStyleConfiguration {
  /// What the toggle is called.
  public struct Label {
    let part: PlacedPart
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// Toggles over several values at once are not made here.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.placedPart(Self.self, at: offset)
  }
}

/// Runs a `ToggleStyle`.
struct StyledToggle<Style: ToggleStyle> {
  let style: StyleField<Style>
  let configuration: StyleField<ToggleStyleConfiguration>

  init(_ style: Style, _ configuration: ToggleStyleConfiguration) {
    self.style = StyleField(style: style)
    self.configuration = StyleField(style: configuration)
  }
}

extension StyledToggle: StyleBody {
  typealias Body = Never

  func makeBody() -> Style.Body { style.style.makeBody(configuration: configuration.style) }
}

/// The styles that the runtime shows toggles in by itself.
enum BuiltInToggleStyle: Equatable { case `switch`, button }

/// A style that the runtime knows without running it.
protocol BuiltInToggleStyling: ToggleStyle {
  nonisolated static var look: BuiltInToggleStyle { get }
}

public struct DefaultToggleStyle: BuiltInToggleStyling {
  nonisolated static var look: BuiltInToggleStyle { .switch }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

public struct SwitchToggleStyle: BuiltInToggleStyling {
  nonisolated static var look: BuiltInToggleStyle { .switch }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

public struct ButtonToggleStyle: BuiltInToggleStyling {
  nonisolated static var look: BuiltInToggleStyle { .button }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The style that toggles are shown in.
private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle? { nil }
}

extension EnvironmentValues {
  var toggleStyle: AnyControlStyle? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension AnyControlStyle {
  var builtInToggle: BuiltInToggleStyle? { (box as? BuiltInStyleBox<BuiltInToggleStyle>)?.style }
}

extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style, \.toggleStyle) { style in
        if let builtIn = S.self as? any BuiltInToggleStyling.Type {
          return BuiltInStyleBox(builtIn.look)
        }
        return OwnStyleBox(style, StyledToggle<S>.self)
      }
    )
  }
}
