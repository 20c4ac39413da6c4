public import Foundation

/// Which parts of the safe area.
///
/// There is no keyboard on the screen, so its part is always empty.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Lets a view reach into the safe area that it touches.
public struct _SafeAreaModifier: Equatable, Sendable {
  let regions: SafeAreaRegions
  let edges: Edge.Set
}

extension _SafeAreaModifier: _ElementModifier, LayoutModifier {
  nonisolated func rule(in environment: EnvironmentValues) -> any LayoutRule {
    IgnoresSafeAreaRule(regions.contains(.container) ? edges : [])
  }
}

/// Makes the safe area of a view smaller by insets that it may reach into.
public struct _SafeAreaPaddingModifier: Equatable, Sendable {
  let edges: Edge.Set
  /// None for the platform's own length.
  let insets: EdgeInsets?
}

extension _SafeAreaPaddingModifier: _ElementModifier, LayoutModifier {
  nonisolated func rule(in environment: EnvironmentValues) -> any LayoutRule {
    let usual = EdgeInsets(PaddingRule.defaultLength, edges: .all)
    return SafeAreaPaddingRule((insets ?? usual).limited(to: edges))
  }
}

extension View {
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaModifier(regions: regions, edges: edges))
  }

  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(edges: .all, insets: insets))
  }

  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      _SafeAreaPaddingModifier(
        edges: edges,
        insets: length.map { EdgeInsets($0, edges: .all) }
      )
    )
  }

  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}
