public import Foundation

/// A typeface and its size, relative to the environment.
@frozen public struct Font: Hashable, Sendable {
  @usableFromInline let base: Base
  @usableFromInline var changes: [Change] = []

  @usableFromInline enum Base: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(CGFloat, Design?, Weight?)
    /// A face by name; metrics are the system face's.
    case custom(String, CGFloat, relativeTo: TextStyle?)
  }

  /// What a modifier changes of a font.
  @usableFromInline enum Change: Hashable, Sendable {
    case weight(Weight)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case design(Design)
    case monospacedDigit
    case smallCaps
    case leading(Leading)
    case width(Width)
    case size(CGFloat)
  }

  init(_ base: Base) { self.base = base }

  public enum TextStyle: CaseIterable, Hashable, Codable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2

    var size: TextStyleSize {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  public enum Design: Hashable, Codable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  public enum Leading: Hashable, Codable, Sendable {
    case standard
    case tight
    case loose
  }

  @frozen public struct Weight: Hashable, Codable, Sendable {
    let value: Int
    public static let ultraLight = Weight(value: -3)
    public static let thin = Weight(value: -2)
    public static let light = Weight(value: -1)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 1)
    public static let semibold = Weight(value: 2)
    public static let bold = Weight(value: 3)
    public static let heavy = Weight(value: 4)
    public static let black = Weight(value: 5)

    var textWeight: TextWeight { TextWeight(rawValue: value) ?? .regular }
  }

  public struct Width: Hashable, Codable, Sendable {
    public let value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.2)
    public static let condensed = Width(-0.1)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}

extension Font {
  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  public static let title = Font(.style(.title, nil, nil))
  public static let title2 = Font(.style(.title2, nil, nil))
  public static let title3 = Font(.style(.title3, nil, nil))
  public static let headline = Font(.style(.headline, nil, nil))
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  public static let body = Font(.style(.body, nil, nil))
  public static let callout = Font(.style(.callout, nil, nil))
  public static let footnote = Font(.style(.footnote, nil, nil))
  public static let caption = Font(.style(.caption, nil, nil))
  public static let caption2 = Font(.style(.caption2, nil, nil))

  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(.system(size, design, weight))
  }

  @_disfavoredOverload
  public static func system(
    size: CGFloat,
    weight: Weight = .regular,
    design: Design = .default
  ) -> Font {
    Font(.system(size, design, weight))
  }

  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design, weight))
  }

  /// A face by its name; texts are measured as in the system's face.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, relativeTo: .body))
  }

  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, size, relativeTo: textStyle))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, relativeTo: nil))
  }

  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
  public func bold() -> Font { changed(.bold(true)) }
  public func bold(_ isActive: Bool) -> Font { changed(.bold(isActive)) }
  public func italic() -> Font { changed(.italic(true)) }
  public func italic(_ isActive: Bool) -> Font { changed(.italic(isActive)) }
  public func monospaced() -> Font { changed(.monospaced(true)) }
  public func monospaced(_ isActive: Bool) -> Font { changed(.monospaced(isActive)) }
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }
  public func smallCaps() -> Font { changed(.smallCaps) }
  public func lowercaseSmallCaps() -> Font { changed(.smallCaps) }
  public func uppercaseSmallCaps() -> Font { changed(.smallCaps) }
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
  public func width(_ width: Width) -> Font { changed(.width(width)) }
  public func width(_ width: CGFloat) -> Font { changed(.width(Width(width))) }
  public func pointSize(_ size: CGFloat) -> Font { changed(.size(size)) }

  func changed(_ change: Change) -> Font {
    var font = self
    font.changes.append(change)
    return font
  }
}

extension Font {
  /// What layout needs to know of the font at a dynamic type size.
  func resolved(at typeSize: DynamicTypeSize) -> TextFont {
    var font: TextFont
    switch base {
    case .style(let style, let design, let weight):
      font = TextFont(style.size, at: typeSize.step)
      font.design = design ?? .default
      if let weight { font.weight = weight.textWeight }
    case .system(let size, let design, let weight):
      font = TextFont(size: size, weight: weight?.textWeight ?? .regular)
      font.design = design ?? .default
    case .custom(_, let size, let style):
      let scale =
        style.map {
          $0.size.pointSize(at: typeSize.step) / $0.size.pointSize(at: .large)
        } ?? 1
      font = TextFont(size: size * scale)
    }
    for change in changes { change.apply(to: &font) }
    // A size that is none measures nothing.
    font.size = font.size.isFinite ? max(font.size, 0) : 0
    return font
  }
}

extension Font.Change {
  fileprivate func apply(to font: inout TextFont) {
    switch self {
    case .weight(let weight): font.weight = weight.textWeight
    case .bold(true): font.weight = max(font.weight, .bold)
    case .bold(false): font.weight = min(font.weight, .regular)
    case .italic(let isItalic): font.isItalic = isItalic
    case .monospaced(let isMonospaced): font.isMonospaced = isMonospaced
    case .design(let design): font.design = design
    case .size(let size): font.size = size
    case .monospacedDigit: font.hasEqualDigits = true
    case .smallCaps, .leading, .width: break
    }
  }
}

extension TextWeight: Comparable {
  package static func < (a: TextWeight, b: TextWeight) -> Bool { a.rawValue < b.rawValue }
}
