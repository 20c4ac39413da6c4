import Foundation

/// Hands up something made of the geometry of a view.
public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey> {
  let anchor: Anchor<AnchorValue>.Source
  let transform: (Anchor<AnchorValue>) -> Key.Value
}

extension _AnchorWritingModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { AnchorWriter<AnchorValue, Key>() }
}

/// Changes what is handed up, knowing the geometry of the view that does.
public struct _AnchorTransformModifier<AnchorValue, Key: PreferenceKey> {
  let anchor: Anchor<AnchorValue>.Source
  let transform: (inout Key.Value, Anchor<AnchorValue>) -> Void
}

extension _AnchorTransformModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { AnchorTransform<AnchorValue, Key>() }
}

extension View {
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(anchor: value, transform: transform))
  }

  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorTransformModifier<A, K>(anchor: value, transform: transform))
  }
}

/// A place that says something else whenever layout puts its view elsewhere.
private class AnchorElement: PreferenceElement {
  override nonisolated var layoutRole: LayoutRole { .modifier }

  /// Where the views were when it last said something.
  ///
  /// Sound as `Sendable` although unchecked: layout, which calls it, runs on
  /// the main thread only.
  private final class Placed: Stamp, GeometryContent, @unchecked Sendable {
    private unowned let reconciler: Reconciler
    private var frames: [ObjectIdentifier: CGRect] = [:]

    override init(_ reconciler: Reconciler) {
      self.reconciler = reconciler
      super.init(reconciler)
    }

    func geometryChanged(_ node: LayoutNode) {
      let frame = CGRect(origin: node.lastAbsolute, size: node.frame.size)
      if frames.updateValue(frame, forKey: ObjectIdentifier(node)) == frame { return }
      MainActor.assumeIsolated { change() }
    }

    /// Other views stand there, or fewer, though none may have moved.
    @MainActor func nodesChanged(_ nodes: [LayoutNode]) {
      let present = Set(nodes.map(ObjectIdentifier.init))
      frames = frames.filter { present.contains($0.key) }
      change()
    }

    @MainActor func change() { number = reconciler.nextPreferenceStamp() }
  }

  override func makeStamp(_ node: NodeReference, _ reconciler: Reconciler) -> Stamp {
    Placed(reconciler)
  }

  private func placed(_ node: NodeReference) -> Placed? {
    // Its stamp is the one made above.
    stamp(node).map { unsafeDowncast($0, to: Placed.self) }
  }

  /// Says something else then, but is no visible change by itself.
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool {
    if !super.isEqual(old, new, node) { placed(node)?.change() }
    return true
  }

  override func layoutNodesChanged(_ node: NodeReference) {
    placed(node)?.nodesChanged(LayoutLink.of(node)?.nodes ?? [])
  }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    AnchorRule(observer: placed(node))
  }

  /// The frames on the screen of the views that have one.
  func frames(_ node: NodeReference) -> [CGRect] {
    LayoutLink.of(node)?.nodes.filter(\.isPlaced).map(\.absoluteFrame) ?? []
  }
}

/// Tells where the node is, whenever that changes.
private struct AnchorRule: ModifierRule {
  let observer: (any GeometryContent)?

  var dependsOnPosition: Bool { true }
  func prepare(_ node: LayoutNode, visible: CGRect) { observer?.geometryChanged(node) }
  func priority(of node: LayoutNode) -> Double { node.child?.priority ?? -.infinity }
  func isSame(as other: any LayoutRule) -> Bool { (other as? AnchorRule)?.observer === observer }
}

private final class AnchorWriter<AnchorValue, Own: PreferenceKey>: AnchorElement {
  private typealias Modifier = _AnchorWritingModifier<AnchorValue, Own>

  init() { super.init(TypeInfo.of(Modifier.self)) }

  override func contribute<Key: PreferenceKey>(
    to sum: inout PreferenceSum<Key>,
    _ node: NodeReference
  ) -> Bool {
    guard Key.self == Own.self, let stamp = stamp(node) else { return false }
    let modifier = node.value(as: Modifier.self)
    for frame in frames(node) {
      guard let value = modifier.transform(modifier.anchor.anchor(frame)) as? Key.Value else {
        continue
      }
      sum.add(value, stamp: stamp.number)
    }
    return true
  }
}

private final class AnchorTransform<AnchorValue, Own: PreferenceKey>: AnchorElement {
  private typealias Modifier = _AnchorTransformModifier<AnchorValue, Own>

  init() { super.init(TypeInfo.of(Modifier.self)) }

  override func contribute<Key: PreferenceKey>(
    to sum: inout PreferenceSum<Key>,
    _ node: NodeReference
  ) -> Bool {
    guard Key.self == Own.self, let stamp = stamp(node) else { return false }
    let content = PreferenceSum<Own>(in: node)
    var value = content.value
    let modifier = node.value(as: Modifier.self)
    for frame in frames(node) { modifier.transform(&value, modifier.anchor.anchor(frame)) }
    guard let value = value as? Key.Value else { return false }
    sum.note(content.stamps)
    sum.add(value, stamp: stamp.number)
    return true
  }
}
