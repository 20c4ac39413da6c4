import Foundation

/// How fields are shown; the system's own styles only, as in SwiftUI.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  nonisolated static var _style: _TextFieldLook { get }
}

/// What a style puts around a field.
public enum _TextFieldLook: Sendable {
  case plain, roundedBorder

  var insets: EdgeInsets {
    switch self {
    case .plain: EdgeInsets()
    case .roundedBorder: EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7)
    }
  }
}

public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public static var _style: _TextFieldLook { .plain }
  nonisolated public init() {}
}

public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public static var _style: _TextFieldLook { .plain }
  nonisolated public init() {}
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public static var _style: _TextFieldLook { .roundedBorder }
  nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = _TextFieldLook.plain
}

extension EnvironmentValues {
  var textFieldStyle: _TextFieldLook {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, S._style)
  }
}
