import Foundation
import TraceModel

/// A layer behind or in front of a view, made of what that hands up.
public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View> {
  let placement: _LayerPlacement
  let content: (Key.Value) -> Layer
}

extension _PreferenceLayerModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    let placement = offset + _offset(\Self.placement, _LayerPlacement.self)
    builder.element(LayerElement(), at: placement) {
      Modified._make(builder, at: contentOffset)
      builder.element(PreferenceLayerElement<Key, Layer>(), at: offset)
    }
  }
}

extension View {
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }

  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(
        placement: _LayerPlacement(.overlay, alignment),
        content: transform
      )
    )
  }

  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    backgroundPreferenceValue(key, alignment: .center, transform)
  }

  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(
        placement: _LayerPlacement(.background, alignment),
        content: transform
      )
    )
  }
}

/// Runs the content when layout has placed the view itself, so that what is
/// handed up is known, anchors and rows made on demand included.
private final class PreferenceLayerElement<Key: PreferenceKey, Layer: View>: AnyPreferenceReader {
  private typealias Modifier = _PreferenceLayerModifier<Key, Layer>
  private lazy var runner = ContentRunner(.preference, Layer.self, type)

  init() { super.init(TypeInfo.of(Modifier.self)) }

  override nonisolated var layoutRole: LayoutRole { .container }
  override nonisolated var laziness: Bool? { false }
  override nonisolated var isLayer: Bool { true }

  /// One layer on screen.
  ///
  /// Sound as `Sendable` although unchecked: layout, which calls it, runs on
  /// the main thread only.
  private final class Shown: GeometryContent, @unchecked Sendable {
    let element: PreferenceLayerElement
    let node: NodeReference
    unowned let reconciler: Reconciler
    var block: Block?
    /// Whether the content must run whatever is handed up.
    var isStale = true
    var sum: PreferenceSum<Key>?

    init(_ element: PreferenceLayerElement, _ node: NodeReference, _ reconciler: Reconciler) {
      self.element = element
      self.node = node
      self.reconciler = reconciler
    }

    func geometryChanged(_ layout: LayoutNode) {
      MainActor.assumeIsolated { element.run(self) }
    }
  }

  private func shown(_ node: NodeReference) -> Shown? {
    node.block.record(node.entry).pointee.object.map {
      unsafeDowncast($0.takeUnretainedValue(), to: Shown.self)
    }
  }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    let shown = Shown(self, node, reconciler)
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(shown)
    reconciler.preferenceReaders.append(node)
    reconciler.preferencesChanged = true
  }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    guard let shown = shown(node) else { return EmptyRule() }
    return PreferenceLayerRule(
      content: shown,
      alignment: node.value(as: Modifier.self).placement.alignment
    )
  }

  /// Takes over what is handed up now.
  ///
  /// - Returns: Whether it differs from what the content was made of.
  private func takeSum(_ shown: Shown) -> Bool {
    let sum = PreferenceSum<Key>(before: shown.node)
    defer { shown.sum = sum }
    guard let known = shown.sum else { return true }
    return known.stamps != sum.stamps && !isSameValue(known.value, sum.value)
  }

  private func run(_ shown: Shown) {
    let node = shown.node
    guard node.isAlive, let tree = shown.reconciler.layoutTree else { return }
    guard shown.isStale || shown.reconciler.preferencesChanged else { return }
    guard takeSum(shown) || shown.isStale, let value = shown.sum?.value else { return }
    shown.isStale = false
    let content = node.value(as: Modifier.self).content
    if let block = shown.block {
      runner.rerun(block, source: node, shown.reconciler) { content(value) }
      shown.reconciler.rewriteEnvironments()
    } else {
      runner.mount(
        source: node,
        parent: node,
        environment: node.block.environment(of: node.entry),
        shown.reconciler,
        assign: { shown.block = $0 },
        content: { content(value) }
      )
    }
    tree.refreshContent(of: node)
    tree.takeOverChangesOfContent()
  }

  override func check(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let shown = shown(node), shown.block != nil, takeSum(shown) else { return }
    setNeedsContent(node)
    reconciler.needsLayout = true
  }

  private func setNeedsContent(_ node: NodeReference) {
    guard let shown = shown(node), shown.block != nil else { return }
    shown.isStale = true
    LayoutLink.of(node)?.nodes.first?.setNeedsPlacing()
  }

  /// Another closure may show something else.
  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    if isChanged { setNeedsContent(node) }
  }

  override func rerun(_ block: Block, _ node: NodeReference, _ reconciler: Reconciler) {
    setNeedsContent(node)
  }

  override func forEachChild(_ node: NodeReference, _ body: (Block) -> Void) {
    if let block = shown(node)?.block { body(block) }
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    reconciler.preferencesChanged = true
    guard let shown = shown(node), let block = shown.block else { return }
    shown.block = nil
    reconciler.end(block)
  }
}
