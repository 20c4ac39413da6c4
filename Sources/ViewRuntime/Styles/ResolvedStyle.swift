import Foundation
import TraceModel

/// What a style is at one place: a paint, and what else it asks for.
struct ResolvedStyle {
  var paint: DisplayPaint
  var shadow: ShadowStyle?
  var blendMode: BlendMode?

  init(_ paint: DisplayPaint) { self.paint = paint }
  init(_ color: DisplayColor) { paint = .color(color) }

  /// The same, so much fainter.
  func faded(_ opacity: Double) -> ResolvedStyle {
    var faded = self
    faded.paint = paint.faded(opacity)
    return faded
  }
}

/// Where a style is resolved: an environment, and what stands for the
/// foreground where nothing sets it.
struct StyleContext {
  let environment: EnvironmentValues
  /// The foreground of the control around, such as a button's label; nil for
  /// the label's colour.
  let foreground: DisplayPaint?
  let isDark: Bool
  /// What the writers of the foreground around set, the nearest first; a style
  /// that one of them sets is resolved among those around that one.
  private var levels: ArraySlice<StyleLevels>
  private var isInTint = false
  private var isInBackground = false

  init(_ environment: EnvironmentValues, foreground: DisplayPaint? = nil) {
    self.environment = environment
    self.foreground = foreground
    isDark = environment.colorScheme == .dark
    levels = environment.foregroundLevels[...]
  }

  func color(_ color: SystemPalette) -> DisplayColor { color.color(isDark: isDark) }

  /// What a style draws with here.
  func resolve(_ style: any ShapeStyle) -> ResolvedStyle { open(style) }

  private func open<Style: ShapeStyle>(_ style: Style) -> ResolvedStyle {
    if let own = style as? any PaintedStyle { return own.resolved(in: self) }
    // An app's own style stands for another one.
    guard Style.Resolved.self != Never.self else { return foreground(level: 0) }
    return open(style.resolve(in: environment))
  }

  /// The foreground that the environment sets, at a level of it.
  func foreground(level: Int) -> ResolvedStyle {
    guard let nearest = levels.first else {
      guard let foreground else { return ResolvedStyle(color(.label(level: level))) }
      return ResolvedStyle(foreground.faded(Self.share(of: level)))
    }
    var outer = self
    outer.levels = levels.dropFirst()
    guard let first = nearest.styles.first?.style else { return outer.foreground(level: level) }
    if level < nearest.styles.count { return outer.resolve(nearest.styles[level].style) }
    if let hierarchical = first as? HierarchicalShapeStyle {
      return outer.foreground(level: Int(hierarchical.level) + level)
    }
    return outer.resolve(first).faded(Self.share(of: level))
  }

  /// How much of a style a level of it keeps, as the levels of the label do.
  static func share(of level: Int) -> Double {
    switch level {
    case 0: 1
    case 1: 0.6
    case 2: 0.3
    case 3: 0.18
    default: 0.1
    }
  }

  /// The tint that the environment sets, else the accent colour.
  var tint: ResolvedStyle {
    guard !isInTint, let style = environment.tint.styles.first else {
      return ResolvedStyle(color(.blue))
    }
    var inner = self
    inner.isInTint = true
    return inner.resolve(style.style)
  }

  /// The background that the environment sets, else the screen's.
  var background: ResolvedStyle {
    guard !isInBackground, let style = environment.backgroundStyle else {
      return ResolvedStyle(color(.background))
    }
    var inner = self
    inner.isInBackground = true
    return inner.resolve(style.style)
  }
}

extension DisplayPaint {
  /// The same, so much fainter.
  func faded(_ opacity: Double) -> DisplayPaint {
    func faded(_ color: DisplayColor) -> DisplayColor {
      var color = color
      color.opacity *= min(max(opacity, 0), 1)
      return color
    }
    func faded(_ stops: [DisplayStop]) -> [DisplayStop] {
      stops.map { DisplayStop(color: faded($0.color), location: $0.location) }
    }
    return switch self {
    case .color(let color): .color(faded(color))
    case .linearGradient(let stops, let from, let to):
      .linearGradient(faded(stops), from: from, to: to)
    case .radialGradient(let stops, let center, let from, let to):
      .radialGradient(faded(stops), center: center, from: from, to: to)
    case .angularGradient(let stops, let center, let from, let to):
      .angularGradient(faded(stops), center: center, from: from, to: to)
    case .backdrop(let backdrop):
      .backdrop(DisplayBackdrop(kind: backdrop.kind, tint: faded(backdrop.tint)))
    }
  }

  /// Whether nothing of it can be seen.
  var isClear: Bool {
    switch self {
    case .color(let color): color.opacity <= 0
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _):
      stops.allSatisfy { $0.color.opacity <= 0 }
    case .backdrop: false
    }
  }
}
