/// Values of the environment that show in what stands below them.
///
/// A change of one reaches display leaves without any body: see
/// `Reconciler.displayEnvironmentChanged`.
public struct _DisplayAttributes: OptionSet, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Colour and other styles of the foreground.
  public static let foreground = _DisplayAttributes(rawValue: 1 << 0)
  /// The face of texts and symbols.
  public static let font = _DisplayAttributes(rawValue: 1 << 1)
  /// How texts are broken into lines.
  public static let paragraph = _DisplayAttributes(rawValue: 1 << 2)
  public static let tint = _DisplayAttributes(rawValue: 1 << 3)
  /// Language and formats.
  public static let locale = _DisplayAttributes(rawValue: 1 << 4)
  public static let enabled = _DisplayAttributes(rawValue: 1 << 5)
  /// Dark or light, contrast.
  public static let colorScheme = _DisplayAttributes(rawValue: 1 << 6)
  public static let redaction = _DisplayAttributes(rawValue: 1 << 7)
  /// The direction and scale of everything that is laid out.
  public static let geometry = _DisplayAttributes(rawValue: 1 << 8)
  public static let background = _DisplayAttributes(rawValue: 1 << 9)
  public static let symbol = _DisplayAttributes(rawValue: 1 << 10)

  /// What any text shows.
  static let text: _DisplayAttributes = [
    .foreground, .font, .paragraph, .locale, .colorScheme, .redaction,
  ]
}
