/// A length that grows with the text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var typeSize
  private let base: Value
  private let style: Font.TextStyle

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  public var wrappedValue: Value {
    let size = Font.system(style).resolved(at: typeSize).size
    let standard = Font.system(style).resolved(at: .large).size
    return (base * Value(size / standard) * 3).rounded() / 3
  }
}
