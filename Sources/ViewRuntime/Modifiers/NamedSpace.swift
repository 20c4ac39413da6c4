/// Gives the space of a view a name, for frames that are read below it.
public struct _NamedSpaceModifier {
  let name: AnyHashable
}

extension _NamedSpaceModifier: _ElementModifier, LayoutModifier {
  nonisolated func rule(in environment: EnvironmentValues) -> any LayoutRule { PassthroughRule() }
  nonisolated func prepare(_ layout: LayoutNode) { layout.spaceName = name }
}

extension View {
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_NamedSpaceModifier(name: name.name))
  }

  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_NamedSpaceModifier(name: AnyHashable(name)))
  }
}

extension NamedCoordinateSpace {
  /// The name that it was made with.
  fileprivate var name: AnyHashable {
    guard case .named(let name) = coordinateSpace else {
      preconditionFailure("a named space has a name")
    }
    return name
  }
}
