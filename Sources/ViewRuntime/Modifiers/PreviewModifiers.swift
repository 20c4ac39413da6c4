// What is said of a preview, which nobody shows here: the view is what it was.

/// How much room a preview has.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: Double, height: Double)
}

/// The device that a preview is shown on, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

extension View {
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
