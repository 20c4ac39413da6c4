public import Foundation

// A table: the values of the environment that say how things are drawn.

private enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
  static var _displayAttributes: _DisplayAttributes { .font }
}

/// What `bold()`, `italic()` and the like on a container change of each font.
enum FontChangesKey: EnvironmentKey {
  static var defaultValue: [Font.Change] { [] }
  static var _displayAttributes: _DisplayAttributes { .font }
}

private enum LineLimitKey: EnvironmentKey {
  static var defaultValue: LineLimit { LineLimit() }
  static var _displayAttributes: _DisplayAttributes { .paragraph }
}

private enum LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
  static var _displayAttributes: _DisplayAttributes { .paragraph }
}

private enum MultilineTextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
  static var _displayAttributes: _DisplayAttributes { .paragraph }
}

private enum TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
  static var _displayAttributes: _DisplayAttributes { .paragraph }
}

private enum MinimumScaleFactorKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
  static var _displayAttributes: _DisplayAttributes { .paragraph }
}

private enum AllowsTighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
  static var _displayAttributes: _DisplayAttributes { .paragraph }
}

private enum TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
  static var _displayAttributes: _DisplayAttributes { .paragraph }
}

/// Underline, kerning and the like on a container.
enum TextDecorationKey: EnvironmentKey {
  static var defaultValue: [Text.Modifier] { [] }
  static var _displayAttributes: _DisplayAttributes { .font }
}

private enum ForegroundStyleKey: EnvironmentKey {
  static var defaultValue: StyleLevels { StyleLevels() }
  static var _displayAttributes: _DisplayAttributes { .foreground }
}

private enum TintKey: EnvironmentKey {
  static var defaultValue: StyleLevels { StyleLevels() }
  static var _displayAttributes: _DisplayAttributes { .tint }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: StyleLevels { StyleLevels() }
  static var _displayAttributes: _DisplayAttributes { .background }
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
  static var _displayAttributes: _DisplayAttributes { .symbol }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
  static var _displayAttributes: _DisplayAttributes { .symbol }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
  static var _displayAttributes: _DisplayAttributes { .symbol }
}

/// A style, or one a level from primary on; none for the platform's own.
@usableFromInline struct StyleLevels: Equatable, Sendable {
  var styles: [AnyShapeStyle]

  init(_ style: AnyShapeStyle? = nil) { styles = style.map { [$0] } ?? [] }
  init(_ styles: [AnyShapeStyle]) { self.styles = styles }

  @usableFromInline static func == (a: StyleLevels, b: StyleLevels) -> Bool {
    a.styles.count == b.styles.count && zip(a.styles, b.styles).allSatisfy { $0.isSame(as: $1) }
  }
}

/// How many lines a text has at most.
struct LineLimit: Equatable {
  var most: Int?
  var least: Int?
  var reservesSpace = false
}

extension EnvironmentValues {
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  var fontChanges: [Font.Change] {
    get { self[FontChangesKey.self] }
    set { self[FontChangesKey.self] = newValue }
  }

  var textDecoration: [Text.Modifier] {
    get { self[TextDecorationKey.self] }
    set { self[TextDecorationKey.self] = newValue }
  }

  var lines: LineLimit {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  public var lineLimit: Int? {
    get { lines.most }
    set { lines = LineLimit(most: newValue) }
  }

  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// The levels of the foreground's style that are set; none for the platform's.
  var foregroundStyle: StyleLevels {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  /// The foreground's styles of every writer around, the nearest first.
  var foregroundLevels: [StyleLevels] { all(ForegroundStyleKey.self) }

  var tint: StyleLevels {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  var backgroundLevels: StyleLevels {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self].styles.first }
    set { self[BackgroundStyleKey.self] = StyleLevels(newValue) }
  }

  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}
