import Foundation
import TraceModel

@testable import ViewRuntime

extension ViewHost {
  /// What the screen shows, a line an item, indented by groups; the screen's own
  /// background is left out.
  func lines() -> [String] { displayList().items.dropFirst().flatMap { $0.lines("") } }
}

extension DisplayItem {
  fileprivate func lines(_ indent: String) -> [String] {
    switch self {
    case .leaf(let leaf):
      ["\(indent)\(leaf.content.line) at \(leaf.frame.line)"]
    case .group(let group):
      ["\(indent)[\(group.effect.line)]"] + group.items.flatMap { $0.lines(indent + "  ") }
    }
  }
}

extension DisplayContent {
  fileprivate var line: String {
    switch self {
    case .fill(let paint): "fill \(paint.line)"
    case .shape(_, let paint, _): "shape \(paint.line)"
    case .stroke(_, let paint, let stroke): "stroke \(stroke.width) \(paint.line)"
    case .symbol(let name, let paint): "symbol \(name) \(paint.line)"
    case .image(let image): "image \(image.name)"
    case .text(let text):
      "text "
        + text.lines.map { line in
          line.runs.map { "\($0.text) \($0.font.size) \($0.paint.line)" }.joined(separator: " + ")
        }.joined(separator: " / ")
    }
  }
}

extension DisplayPaint {
  fileprivate var line: String {
    switch self {
    case .color(let color): color.line
    case .linearGradient(let stops, _, _): "linear \(stops.map(\.color.line))"
    case .radialGradient(let stops, _, _, _): "radial \(stops.map(\.color.line))"
    case .angularGradient(let stops, _, _, _): "angular \(stops.map(\.color.line))"
    case .backdrop(let backdrop): backdrop.kind.rawValue
    }
  }
}

extension DisplayColor {
  var line: String {
    func byte(_ part: Double) -> String {
      let text = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return [red, green, blue].map(byte).joined() + (opacity < 1 ? byte(opacity) : "")
  }
}

extension DisplayEffect {
  fileprivate var line: String {
    switch self {
    case .opacity(let opacity): "opacity \(opacity)"
    case .shadow(_, let radius, let x, let y): "shadow \(radius) \(x) \(y)"
    case .blur(let radius): "blur \(radius)"
    case .clip(_, let isRectangle): isRectangle ? "clip" : "rounded clip"
    case .mask(let items): "mask \(items.count)"
    case .blend(let mode): "blend \(mode)"
    case .compositingGroup: "compositing group"
    case .drawingGroup: "drawing group"
    case .filter(let name, let amount): "\(name) \(amount)"
    case .colorMultiply(let color): "multiply \(color.line)"
    case .luminanceToAlpha: "luminance to alpha"
    case .transform: "transform"
    case .glassContainer: "glass container"
    }
  }
}

extension DisplayRect {
  fileprivate var line: String {
    [x, y, width, height].map { "\(($0 * 10).rounded() / 10)" }.joined(separator: " ")
  }
}
