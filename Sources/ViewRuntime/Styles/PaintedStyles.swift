import Foundation
import TraceModel

/// A style of the runtime's own: says what it draws with.
protocol PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle
}

extension AnyShapeStyle: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle { context.resolve(style) }
}

extension Color: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle {
    if case .system(.accentColor) = value { return context.tint }
    return ResolvedStyle(displayColor(in: context))
  }
}

extension ForegroundStyle: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle { context.foreground(level: 0) }
}

extension HierarchicalShapeStyle: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle {
    context.foreground(level: Int(level))
  }
}

extension HierarchicalShapeStyleModifier: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle {
    context.resolve(base).faded(StyleContext.share(of: Int(level)))
  }
}

extension BackgroundStyle: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle {
    context.background
  }
}

extension TintShapeStyle: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle { context.tint }
}

extension SeparatorShapeStyle: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle {
    ResolvedStyle(context.color(.separator))
  }
}

extension SelectionShapeStyle: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle { context.tint }
}

extension LinkShapeStyle: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle { ResolvedStyle(context.color(.link)) }
}

extension PlaceholderTextShapeStyle: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle {
    ResolvedStyle(context.color(.placeholder))
  }
}

extension FillShapeStyle: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle { ResolvedStyle(context.color(.fill)) }
}

extension WindowBackgroundShapeStyle: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle {
    ResolvedStyle(context.color(.background))
  }
}

extension _OpacityShapeStyle: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle {
    context.resolve(style).faded(Double(opacity))
  }
}

extension _ShadowShapeStyle: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle {
    var resolved = context.resolve(style)
    // A shadow inside a shape is drawn with the shape itself.
    if !shadow.isInner { resolved.shadow = shadow }
    return resolved
  }
}

extension _BlendModeShapeStyle: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle {
    var resolved = context.resolve(style)
    resolved.blendMode = blendMode
    return resolved
  }
}

extension Material: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle {
    let opacity: Double =
      switch thickness {
      case .ultraThin: 0.4
      case .thin: 0.55
      case .regular, .bar: 0.7
      case .thick: 0.82
      case .ultraThick: 0.92
      }
    var tint = context.isDark ? context.color(.gray6) : context.color(.background)
    tint.opacity = opacity
    return ResolvedStyle(.backdrop(DisplayBackdrop(kind: .material, tint: tint)))
  }
}

extension Gradient: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).resolved(in: context)
  }

  fileprivate func displayStops(in context: StyleContext) -> [DisplayStop] {
    stops.map {
      DisplayStop(color: $0.color.displayColor(in: context), location: Double($0.location))
    }
  }
}

extension AnyGradient: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle { gradient.resolved(in: context) }
}

extension LinearGradient: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle {
    ResolvedStyle(
      .linearGradient(
        gradient.displayStops(in: context),
        from: startPoint.display,
        to: endPoint.display
      )
    )
  }
}

extension RadialGradient: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle {
    ResolvedStyle(
      .radialGradient(
        gradient.displayStops(in: context),
        center: center.display,
        from: Double(startRadius),
        to: Double(endRadius)
      )
    )
  }
}

extension AngularGradient: PaintedStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle {
    // One angle alone is where a whole turn begins.
    let end = endAngle == startAngle ? startAngle.radians + 2 * .pi : endAngle.radians
    return ResolvedStyle(
      .angularGradient(
        gradient.displayStops(in: context),
        center: center.display,
        from: startAngle.radians,
        to: end
      )
    )
  }
}
