import Foundation

/// What a view takes over from the one that it is matched with.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Puts a view where another one of the same id is.
public struct _MatchedGeometryEffect<ID: Hashable> {
  let id: ID
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension _MatchedGeometryEffect: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { MatchedGeometryElement<ID>() }
}

extension View {
  /// Gives all views of one id the frame of the one that is its source.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryEffect(
        id: id,
        namespace: namespace,
        properties: properties,
        anchor: anchor,
        isSource: isSource
      )
    )
  }
}

/// An id within a namespace; printed as SwiftUI does.
private struct MatchedKey<ID: Hashable>: Hashable, CustomStringConvertible {
  let id: ID
  let namespace: Namespace.ID

  var description: String {
    "Pair<\(ID.self), ID>(first: \(String(reflecting: id)), "
      + "second: SwiftUI.Namespace.ID(id: \(namespace.id)))"
  }
}

private final class MatchedGeometryElement<ID: Hashable>: Element {
  private typealias Effect = _MatchedGeometryEffect<ID>

  init() { super.init(TypeInfo.of(Effect.self)) }

  override nonisolated var layoutRole: LayoutRole { .modifier }

  private func member(_ node: NodeReference) -> MatchedGeometry.Member? {
    node.block.record(node.entry).pointee.object.map {
      unsafeDowncast($0.takeUnretainedValue(), to: MatchedGeometry.Member.self)
    }
  }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    let member = MatchedGeometry.Member(node)
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(member)
    join(member, reconciler)
  }

  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    guard isChanged, let member = member(node) else { return }
    join(member, reconciler)
    member.forEachNode { $0.setNeedsPlacing() }
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    member(node).map(reconciler.matchedGeometry.leave)
  }

  private func join(_ member: MatchedGeometry.Member, _ reconciler: Reconciler) {
    let effect = member.node.value(as: Effect.self)
    member.properties = effect.properties
    member.anchor = effect.anchor
    member.isSource = effect.isSource
    let key = MatchedKey(id: effect.id, namespace: effect.namespace)
    reconciler.matchedGeometry.join(member, key)
  }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    guard let member = member(node) else { return EmptyRule() }
    return MatchedGeometryRule(member: member)
  }
}
