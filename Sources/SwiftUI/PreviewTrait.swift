/// The kinds of previews; only a name for their traits.
public struct Preview: Sendable {
  /// What the traits of a view's preview belong to.
  public enum ViewTraits: Sendable {}
}

/// How a preview is to be shown.
///
/// Previews are not shown here, so a trait says nothing to anybody; it exists so
/// that source which names one compiles.
public struct PreviewTrait<T>: Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }

  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait()
  }

  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }

  /// A trait made of a modifier that sets up what the previewed view needs.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
    PreviewTrait()
  }
}

/// Sets up what previewed views need, such as a model in the environment.
@MainActor
@preconcurrency
public protocol PreviewModifier {
  /// What is made once for all previews that use the modifier.
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView

  static func makeSharedContext() async throws -> Context

  @ViewBuilder
  func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// A type whose views Xcode shows; here it is only compiled.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder
  static var previews: Previews { get }
}
