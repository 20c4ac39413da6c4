import Foundation
import TraceModel

extension CGPoint {
  var display: DisplayPoint { DisplayPoint(x: Double(x), y: Double(y)) }
}

extension UnitPoint {
  var display: DisplayPoint { DisplayPoint(x: Double(x), y: Double(y)) }
}

extension CGSize {
  var display: DisplaySize { DisplaySize(width: Double(width), height: Double(height)) }
}

extension CGRect {
  var display: DisplayRect {
    DisplayRect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }
}

extension Path {
  var display: DisplayPath {
    var elements: [DisplayPath.Element] = []
    forEach { element in
      switch element {
      case .move(let to): elements.append(.move(to.display))
      case .line(let to): elements.append(.line(to.display))
      case .quadCurve(let to, let control):
        elements.append(.quadCurve(to.display, control: control.display))
      case .curve(let to, let control1, let control2):
        elements.append(
          .curve(to.display, control1: control1.display, control2: control2.display)
        )
      case .closeSubpath: elements.append(.close)
      }
    }
    return DisplayPath(elements)
  }
}

extension StrokeStyle {
  var display: DisplayStroke {
    DisplayStroke(
      width: Double(lineWidth),
      cap: [.butt: .butt, .round: .round, .square: .square][lineCap] ?? .butt,
      join: [.miter: .miter, .round: .round, .bevel: .bevel][lineJoin] ?? .miter,
      miterLimit: Double(miterLimit),
      dash: dash.map { Double($0) },
      dashPhase: Double(dashPhase)
    )
  }
}

extension BlendMode {
  /// As CSS names it; the modes that only Core Graphics has take the nearest.
  var cssName: String {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken, .plusDarker: "darken"
    case .lighten: "lighten"
    case .plusLighter: "plus-lighter"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    }
  }
}
