/// Shows buttons in an own way; the system still handles the tap.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// Shows buttons in an own way and decides when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A button, as a style is given it.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public struct Label {
    let part: PlacedPart
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.placedPart(Self.self, at: offset)
  }
}

/// A button, as a style is given it that acts by itself.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button shows.
  public struct Label {
    let part: PlacedPart
  }

  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void

  /// Does what the button is for.
  @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.placedPart(Self.self, at: offset)
  }
}

/// What a button says of itself to either kind of style.
struct ButtonConfiguration {
  let role: ButtonRole?
  let action: () -> Void
  let isPressed: Bool
  let label: PlacedPart
}

/// Runs a `ButtonStyle`.
///
/// The action is among its inputs, as it is in SwiftUI: a button made anew with
/// a closure that captures runs its style again (inferred).
struct StyledButton<Style: ButtonStyle> {
  let style: StyleField<Style>
  let configuration: ButtonConfiguration

  init(_ style: Style, _ configuration: ButtonConfiguration) {
    self.style = StyleField(style: style)
    self.configuration = configuration
  }
}

extension StyledButton: StyleBody {
  typealias Body = Never

  func makeBody() -> Style.Body {
    style.style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role,
        label: .init(part: configuration.label),
        isPressed: configuration.isPressed
      )
    )
  }
}

/// Runs a `PrimitiveButtonStyle`.
struct PrimitivelyStyledButton<Style: PrimitiveButtonStyle> {
  let style: StyleField<Style>
  let configuration: ButtonConfiguration

  init(_ style: Style, _ configuration: ButtonConfiguration) {
    self.style = StyleField(style: style)
    self.configuration = configuration
  }
}

extension PrimitivelyStyledButton: StyleBody {
  typealias Body = Never

  func makeBody() -> Style.Body {
    style.style.makeBody(
      configuration: PrimitiveButtonStyleConfiguration(
        role: configuration.role,
        label: .init(part: configuration.label),
        action: configuration.action
      )
    )
  }
}
