import Foundation
import TraceModel

extension Color {
  /// The colour in numbers where it is shown.
  ///
  /// A colour by name is not known and shows as grey; Display P3 is taken for
  /// sRGB.
  func displayColor(in context: StyleContext) -> DisplayColor { Self.color(value, context) }

  private static func color(_ value: Value, _ context: StyleContext) -> DisplayColor {
    switch value {
    case .system(let color): return self.color(color, context)
    case .named: return context.color(.gray)
    case .components(let space, let red, let green, let blue, let opacity):
      let isLinear = space == .sRGBLinear
      func part(_ value: Double) -> Double {
        let part = value.isNaN ? 0 : min(max(value, 0), 1)
        guard isLinear else { return part }
        // IEC 61966-2-1: from light to the value of a pixel.
        return part <= 0.003_130_8 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
      }
      return DisplayColor(
        red: part(red),
        green: part(green),
        blue: part(blue),
        opacity: opacity.isNaN ? 1 : min(max(opacity, 0), 1)
      )
    case .opacity(let inner, let opacity):
      var color = self.color(inner, context)
      color.opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1)
      return color
    case .mix(let first, let second, let fraction):
      let (a, b) = (self.color(first, context), self.color(second, context))
      let share = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
      func mixed(_ part: KeyPath<DisplayColor, Double>) -> Double {
        a[keyPath: part] + (b[keyPath: part] - a[keyPath: part]) * share
      }
      return DisplayColor(
        red: mixed(\.red),
        green: mixed(\.green),
        blue: mixed(\.blue),
        opacity: mixed(\.opacity)
      )
    }
  }

  private static func color(_ color: SystemColor, _ context: StyleContext) -> DisplayColor {
    switch color {
    case .red: context.color(.red)
    case .orange: context.color(.orange)
    case .yellow: context.color(.yellow)
    case .green: context.color(.green)
    case .mint: context.color(.mint)
    case .teal: context.color(.teal)
    case .cyan: context.color(.cyan)
    case .blue: context.color(.blue)
    case .indigo: context.color(.indigo)
    case .purple: context.color(.purple)
    case .pink: context.color(.pink)
    case .brown: context.color(.brown)
    case .gray: context.color(.gray)
    case .white: DisplayColor(red: 1, green: 1, blue: 1)
    case .black: DisplayColor(red: 0, green: 0, blue: 0)
    case .clear: DisplayColor(red: 0, green: 0, blue: 0, opacity: 0)
    case .primary: context.color(.label)
    case .secondary: context.color(.secondaryLabel)
    case .accentColor:
      if case .color(let tint) = context.tint.paint { tint } else { context.color(.blue) }
    }
  }
}
