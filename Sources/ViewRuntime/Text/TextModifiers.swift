public import Foundation

extension Text {
  /// What a text's own modifiers change of it.
  @usableFromInline enum Modifier: Equatable, Sendable {
    case font(Font?)
    case change(Font.Change)
    case style(StyleLevels)
    case underline(Bool, LineStyle.Pattern, Color?)
    case strikethrough(Bool, LineStyle.Pattern, Color?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case fontDesign(Font.Design?)
    case textScale(Text.Scale)
  }

  @usableFromInline func adding(_ modifier: Modifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }

  nonisolated public func font(_ font: Font?) -> Text { adding(.font(font)) }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { adding(.change(.weight($0))) } ?? self
  }

  nonisolated public func fontWidth(_ width: Font.Width?) -> Text {
    width.map { adding(.change(.width($0))) } ?? self
  }

  nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
    adding(.fontDesign(design))
  }

  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    adding(.style(StyleLevels(color.map { AnyShapeStyle($0) })))
  }

  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.style(StyleLevels(AnyShapeStyle(style))))
  }

  nonisolated public func bold() -> Text { adding(.change(.bold(true))) }
  nonisolated public func bold(_ isActive: Bool) -> Text { adding(.change(.bold(isActive))) }
  nonisolated public func italic() -> Text { adding(.change(.italic(true))) }
  nonisolated public func italic(_ isActive: Bool) -> Text { adding(.change(.italic(isActive))) }
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    adding(.change(.monospaced(isActive)))
  }
  nonisolated public func monospacedDigit() -> Text { adding(.change(.monospacedDigit)) }

  nonisolated public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    adding(.underline(isActive, pattern, color))
  }

  nonisolated public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    adding(.strikethrough(isActive, pattern, color))
  }

  nonisolated public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    adding(.baselineOffset(baselineOffset))
  }
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? adding(.textScale(scale)) : self
  }

  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    public let pattern: Pattern
    public let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()

    public enum Pattern: Hashable, Sendable {
      case solid
      case dot
      case dash
      case dashDot
      case dashDotDot
    }
  }

  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool
    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)
  }
}
