/// A modifier of the runtime's own that is one place in a shape and holds no
/// views itself.
///
/// What it does stands in an internal conformance: `LayoutModifier`,
/// `DisplayModifier` or `ElementModifier`.
@MainActor @preconcurrency
public protocol _ElementModifier: ViewModifier where Body == Never {}

extension _ElementModifier {
  @inlinable
  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    builder.modifier(Self.self, at: offset) { Modified._make(builder, at: contentOffset) }
  }
}

extension _ShapeBuilder {
  @MainActor public func modifier<M: ViewModifier>(
    _ type: M.Type,
    at offset: Int,
    content: () -> Void
  ) {
    guard let type = type as? any ElementModifier.Type else {
      preconditionFailure("\(M.self) does not say what it does")
    }
    element(type.makeElement(), at: offset, content: content)
  }
}

/// Says which element a modifier is.
protocol ElementModifier {
  @MainActor static func makeElement() -> Element
}

/// A modifier that lays out each view of its content by a rule.
protocol LayoutModifier: ElementModifier {
  /// The rule, given the environment that the modifier stands in.
  func rule(in environment: EnvironmentValues) -> any LayoutRule

  /// Sets what the layout node carries beside its rule.
  func prepare(_ layout: LayoutNode)

  /// Draws what it does to the look of its content.
  @MainActor func draw(_ drawing: inout Drawing)
}

extension LayoutModifier {
  @MainActor static func makeElement() -> Element { LayoutModifierElement<Self>() }
  func prepare(_ layout: LayoutNode) {}
  @MainActor func draw(_ drawing: inout Drawing) {}
}

private final class LayoutModifierElement<Value: LayoutModifier>: Element {
  init() { super.init(TypeInfo.of(Value.self)) }

  override nonisolated var layoutRole: LayoutRole { .modifier }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    node.value(as: Value.self).rule(in: node.environment)
  }

  override func prepare(_ layout: LayoutNode, _ node: NodeReference) {
    node.value(as: Value.self).prepare(layout)
  }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    node.value(as: Value.self).draw(&drawing)
  }
}

/// A modifier that changes how its content looks, not where it is.
protocol DisplayModifier: ElementModifier {
  /// Draws what it adds to a view, and says what it does to its pixels.
  @MainActor func draw(_ drawing: inout Drawing)
}

extension DisplayModifier {
  @MainActor func draw(_ drawing: inout Drawing) {}
  @MainActor static func makeElement() -> Element { DisplayModifierElement<Self>() }
}

private final class DisplayModifierElement<Value: DisplayModifier>: Element {
  init() { super.init(TypeInfo.of(Value.self)) }

  override nonisolated var isDisplayLeaf: Bool { true }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    node.value(as: Value.self).draw(&drawing)
  }
}

/// Says what such a modifier writes.
protocol EnvironmentModifier: ElementModifier {
  func write(_ values: inout EnvironmentValues)
}

extension EnvironmentModifier {
  @MainActor static func makeElement() -> Element {
    EnvironmentWriter(TypeInfo.of(Self.self)) { pointer, values in
      pointer.assumingMemoryBound(to: Self.self).pointee.write(&values)
    }
  }
}

extension NodeReference {
  /// The value that lies at this place.
  @inline(__always)
  func value<T>(as type: T.Type) -> T {
    block.value(entry).assumingMemoryBound(to: T.self).pointee
  }

  /// The environment that this place stands in.
  var environment: EnvironmentValues { EnvironmentValues(block.environment(of: entry)) }
}
