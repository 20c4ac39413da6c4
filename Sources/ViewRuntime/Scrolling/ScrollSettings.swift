public import Foundation

/// What modifiers say of the scroll views in them, as far as it shows in layout.
struct ScrollSettings: Equatable {
  /// What is not said is the scroll view's own.
  struct Margins: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    /// Replaces the lengths at some edges.
    mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets?) {
      if edges.contains(.top) { top = insets?.top }
      if edges.contains(.leading) { leading = insets?.leading }
      if edges.contains(.bottom) { bottom = insets?.bottom }
      if edges.contains(.trailing) { trailing = insets?.trailing }
    }

    var insets: EdgeInsets {
      EdgeInsets(
        top: top ?? 0,
        leading: leading ?? 0,
        bottom: bottom ?? 0,
        trailing: trailing ?? 0
      )
    }
  }

  var margins = Margins()
  var anchors = ScrollAnchors()
  var isClipDisabled = false

  /// The rule of a scroll view.
  func rule(_ axes: Axis.Set) -> ScrollRule {
    ScrollRule(axes, margins: margins.insets, anchors: anchors, clips: !isClipDisabled)
  }
}

private enum ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
  static var _displayAttributes: _DisplayAttributes { .geometry }
}

private enum ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// Whether fingers can scroll; the app itself always can.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

/// Changes what the scroll views below are laid out by.
public struct _ScrollSettingsModifier: Equatable, Sendable {
  enum Change: Equatable, Sendable {
    case margins(Edge.Set, EdgeInsets?)
    case anchor(UnitPoint?, ScrollAnchorRole?)
    case clip(isDisabled: Bool)
  }

  let change: Change
}

extension _ScrollSettingsModifier: _ElementModifier, EnvironmentModifier {
  nonisolated func write(_ values: inout EnvironmentValues) {
    switch change {
    case .margins(let edges, let insets): values.scrollSettings.margins.set(edges, insets)
    case .clip(let isDisabled): values.scrollSettings.isClipDisabled = isDisabled
    case .anchor(let anchor, let role):
      if role == nil || role == .initialOffset { values.scrollSettings.anchors.initial = anchor }
      if role == nil || role == .sizeChanges { values.scrollSettings.anchors.sizeChanges = anchor }
      if role == nil || role == .alignment { values.scrollSettings.anchors.alignment = anchor }
    }
  }
}

/// When a scroll anchor counts.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let value: UInt8

  /// Where content stands before it was scrolled.
  public static let initialOffset = ScrollAnchorRole(value: 0)
  /// What stays when content or scroll view get another size.
  public static let sizeChanges = ScrollAnchorRole(value: 1)
  /// Where content stands that is shorter than the scroll view.
  public static let alignment = ScrollAnchorRole(value: 2)
}

/// What content margins are kept by.
public struct ContentMarginPlacement: Hashable, Sendable {
  let value: UInt8

  /// Content and indicators.
  public static let automatic = ContentMarginPlacement(value: 0)
  /// What scrolls.
  public static let scrollContent = ContentMarginPlacement(value: 1)
  /// Indicators, which are not drawn.
  public static let scrollIndicators = ContentMarginPlacement(value: 2)
}

extension View {
  nonisolated private func settings(
    _ change: _ScrollSettingsModifier.Change
  ) -> ModifiedContent<Self, _ScrollSettingsModifier> {
    modifier(_ScrollSettingsModifier(change: change))
  }

  /// Keeps the content of scroll views off their edges; it scrolls with it.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    settings(.margins(placement == .scrollIndicators ? [] : edges, insets))
  }

  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    settings(
      .margins(
        placement == .scrollIndicators ? [] : edges,
        length.map { EdgeInsets($0, edges: .all) }
      )
    )
  }

  nonisolated public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Where content stands at first, where it is short, and when it grows.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    settings(.anchor(anchor, nil))
  }

  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?,
    for role: ScrollAnchorRole
  ) -> some View {
    settings(.anchor(anchor, role))
  }

  /// Shows content outside of scroll views as well.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    settings(.clip(isDisabled: disabled))
  }

  /// Has fingers not scroll, unless that is so already.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
  }
}
