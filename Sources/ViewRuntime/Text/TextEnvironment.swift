import Foundation

/// Everything of the environment that a text depends on, looked up once for
/// all texts of a scope.
final class TextEnvironment {
  let locale: Locale
  let timeZone: TimeZone
  let font: Font?
  let fontChanges: [Font.Change]
  let typeSize: DynamicTypeSize
  let isBold: Bool
  /// Underlines, kerning and the like that containers set, the innermost last.
  let decorations: [Text.Modifier]
  let lines: LineLimit
  let lineSpacing: CGFloat
  let alignment: TextAlignment
  let layoutDirection: LayoutDirection
  let truncationMode: Text.TruncationMode
  let minimumScaleFactor: CGFloat
  let allowsTightening: Bool
  let letterCase: Text.Case?
  let displayScale: CGFloat
  /// The state of all scopes that this was read at.
  private let version: Int
  /// How a text without modifiers looks here.
  private(set) lazy var look = TextStyling(self).resolved

  private init(_ values: EnvironmentValues, version: Int) {
    locale = values.locale
    timeZone = values.timeZone
    font = values.font
    fontChanges = values.fontChanges
    typeSize = values.dynamicTypeSize
    isBold = values.legibilityWeight == .bold
    decorations = values.textDecoration
    lines = values.lines
    lineSpacing = values.lineSpacing
    alignment = values.multilineTextAlignment
    layoutDirection = values.layoutDirection
    truncationMode = values.truncationMode
    minimumScaleFactor = values.minimumScaleFactor
    allowsTightening = values.allowsTightening
    letterCase = values.textCase
    displayScale = values.displayScale
    self.version = version
  }

  static func of(_ node: NodeReference) -> TextEnvironment {
    of(node.block.environment(of: node.entry))
  }

  static func of(_ scope: EnvironmentScope) -> TextEnvironment {
    let version = Runtime.shared.environmentVersion
    if let known = scope.text, known.version == version { return known }
    let made = TextEnvironment(EnvironmentValues(scope), version: version)
    scope.text = made
    return made
  }
}

extension EnvironmentValues {
  /// The face in which a control writes by itself.
  var controlFont: TextFont { (font ?? .body).resolved(at: dynamicTypeSize) }
}
