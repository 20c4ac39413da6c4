public import Foundation

/// A colour; as a view it fills the space that it is given.
@frozen public struct Color: Hashable, Sendable, CustomStringConvertible {
  @usableFromInline let value: Value

  /// A colour of the system, one in numbers, or one by name.
  @usableFromInline indirect enum Value: Hashable, Sendable {
    case system(SystemColor)
    case components(RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double)
    case named(String)
    case opacity(Value, Double)
    case mix(Value, Value, by: Double)
  }

  /// The colours that change with the colour scheme and the platform.
  @usableFromInline enum SystemColor: String, Sendable {
    case red
    case orange
    case yellow
    case green
    case mint
    case teal
    case cyan
    case blue
    case indigo
    case purple
    case pink
    case brown
    case white
    case gray
    case black
    case clear
    case primary
    case secondary
    case accentColor
  }

  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  @usableFromInline init(_ value: Value) { self.value = value }

  @usableFromInline init(system: SystemColor) { value = .system(system) }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    value = .components(colorSpace, red: red, green: green, blue: blue, opacity: opacity)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func channel(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(min(k, 4 - k, 1), 0)
    }
    self.init(.sRGB, red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// A colour of the app's asset catalog, known by its name only.
  public init(_ name: String, bundle: Bundle? = nil) { value = .named(name) }

  public func opacity(_ opacity: Double) -> Color { Color(.opacity(value, opacity)) }

  /// This colour mixed with another; 0 leaves it as it is.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    Color(.mix(value, rhs.value, by: fraction))
  }

  /// The standard gradient of this colour.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self, self])) }

  public var description: String {
    switch value {
    case .system(let color): color.rawValue
    case .named(let name): name
    case .components(_, let red, let green, let blue, let opacity):
      "#" + [red, green, blue, opacity].map { Self.hexadecimal($0) }.joined()
    case .opacity(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(Color(color))"
    case .mix(let color, let other, let fraction):
      "\(Int((fraction * 100).rounded()))% \(Color(other)) in \(Color(color))"
    }
  }

  private static func hexadecimal(_ component: Double) -> String {
    let byte = UInt8(min(max(component.isNaN ? 0 : component, 0), 1) * 255 + 0.5)
    return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

extension Color {
  public static let red = Color(system: .red)
  public static let orange = Color(system: .orange)
  public static let yellow = Color(system: .yellow)
  public static let green = Color(system: .green)
  public static let mint = Color(system: .mint)
  public static let teal = Color(system: .teal)
  public static let cyan = Color(system: .cyan)
  public static let blue = Color(system: .blue)
  public static let indigo = Color(system: .indigo)
  public static let purple = Color(system: .purple)
  public static let pink = Color(system: .pink)
  public static let brown = Color(system: .brown)
  public static let white = Color(system: .white)
  public static let gray = Color(system: .gray)
  public static let black = Color(system: .black)
  public static let clear = Color(system: .clear)
  public static let primary = Color(system: .primary)
  public static let secondary = Color(system: .secondary)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(system: .accentColor)
}

extension Color: ShapeStyle {}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

extension Color: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(StyleLeaf<Color>(), at: offset)
  }
}

/// A style as a view: fills the space that it is given.
final class StyleLeaf<Style: ShapeStyle>: Element {
  init() { super.init(TypeInfo.of(Style.self)) }

  override nonisolated var layoutRole: LayoutRole { .leaf }
  override nonisolated var isDisplayLeaf: Bool { true }
  override func shownAttributes(_ node: NodeReference) -> _DisplayAttributes { .colorScheme }
  override func layoutRule(_ node: NodeReference) -> any LayoutRule { FlexibleLeafRule() }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    drawing.fill(drawing.style.resolve(node.value(as: Style.self)), in: drawing.bounds)
  }
}
