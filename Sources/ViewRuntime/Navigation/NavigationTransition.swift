/// How a page comes and goes; no frame of it is drawn.
public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  public init() {}
}

public struct ZoomNavigationTransition: NavigationTransition {
  let sourceID: AnyHashable
  let namespace: Namespace.ID
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(
    sourceID: some Hashable,
    in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(sourceID: AnyHashable(sourceID), namespace: namespace)
  }
}

/// How the page below comes and goes.
public struct _NavigationTransitionModifier<Style: NavigationTransition> {
  let style: Style
}

extension _NavigationTransitionModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { SilentElement(TypeInfo.of(Self.self)) }
}

/// The view from which a page zooms.
public struct _TransitionSourceModifier<ID: Hashable> {
  let id: ID
  let namespace: Namespace.ID
}

extension _TransitionSourceModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { SilentElement(TypeInfo.of(Self.self)) }
}

extension View {
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(_NavigationTransitionModifier(style: style))
  }

  nonisolated public func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View {
    modifier(_TransitionSourceModifier(id: id, namespace: namespace))
  }
}
