public import Observation
import TraceModel

/// Sets a value of the environment.
@frozen public struct _EnvironmentKeyWritingModifier<Value> {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var value: Value

  @inlinable public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension _EnvironmentKeyWritingModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    let writer = EnvironmentWriter(TypeInfo.of(Self.self)) { pointer, values in
      let modifier = pointer.assumingMemoryBound(to: Self.self).pointee
      values[keyPath: modifier.keyPath] = modifier.value
    } name: {
      $0.assumingMemoryBound(to: Self.self).pointee.keyPath
    }
    builder.element(writer, at: offset) { Modified._make(builder, at: contentOffset) }
  }
}

/// Changes a value of the environment, given the one from above.
@frozen public struct _EnvironmentKeyTransformModifier<Value> {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var transform: (inout Value) -> Void

  @inlinable public init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) {
    self.keyPath = keyPath
    self.transform = transform
  }
}

extension _EnvironmentKeyTransformModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    let writer = EnvironmentWriter(TypeInfo.of(Self.self)) { pointer, values in
      let modifier = pointer.assumingMemoryBound(to: Self.self).pointee
      modifier.transform(&values[keyPath: modifier.keyPath])
    } name: {
      $0.assumingMemoryBound(to: Self.self).pointee.keyPath
    }
    builder.element(writer, at: offset) { Modified._make(builder, at: contentOffset) }
  }
}

extension View {
  @inlinable nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Puts a model into the environment under its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.[object: TypeKey<T>()], value: object))
  }

  @inlinable nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}

/// Gives its content a scope with what it writes.
final class EnvironmentWriter: Element {
  private let write: (UnsafeRawPointer, inout EnvironmentValues) -> Void
  private let keyPath: (UnsafeRawPointer) -> AnyKeyPath?

  init(
    _ type: TypeInfo,
    write: @escaping (UnsafeRawPointer, inout EnvironmentValues) -> Void,
    name keyPath: @escaping (UnsafeRawPointer) -> AnyKeyPath? = { _ in nil }
  ) {
    self.write = write
    self.keyPath = keyPath
    super.init(type)
  }

  override nonisolated var writesEnvironment: Bool { true }

  private func overrides(_ node: NodeReference, _ reads: EnvironmentReads?) -> [EnvironmentOverride]
  {
    var values = EnvironmentValues(node.block.environment(of: node.entry))
    values.reads = reads
    write(node.block.value(node.entry), &values)
    return values.overrides
  }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    let outer = node.block.environment(of: node.entry)
    let scope = WriterScope(parent: outer, node: node, writer: self)
    let reads = EnvironmentReads()
    _ = scope.set(overrides(node, reads))
    scope.reader.follow(reads)
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(scope)
  }

  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    let hasWaited = reconciler.takeDeferredWriter(node)
    if isChanged || hasWaited { rewrite(node, reconciler.queue) }
  }

  /// Writes again and lets the readers look whether their values changed.
  func rewrite(_ node: NodeReference, _ queue: UpdateQueue) {
    guard let scope = node.block.environmentWritten(by: node.entry) as? WriterScope else { return }
    let reads = EnvironmentReads()
    let (readers, keys, display) = scope.set(overrides(node, reads))
    scope.reader.follow(reads)
    guard !keys.isEmpty else { return }
    let owner = queue.composite(owning: node)
    let writes = names(keys, node).map {
      queue.record(write: $0, kind: .environment, node: owner, flags: [])
    }
    queue.reporter.noteChecks(below: scope)
    for (reader, key) in readers { reader.check(writes[key]) }
    if !display.isEmpty { queue.reconciler?.displayEnvironmentChanged(below: node, display) }
  }

  /// A key of the app's own is called as the modifier names it: `\.theme`.
  private func names(_ keys: [EnvironmentOverride], _ node: NodeReference) -> [String] {
    guard keys.count == 1, !(keys[0].type is any ModelKey.Type), !keys[0].name.hasPrefix("\\."),
      let keyPath = keyPath(node.block.value(node.entry))
    else { return keys.map(\.name) }
    return [EnvironmentKeyNames.name(of: keyPath)]
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    (node.block.environmentWritten(by: node.entry) as? WriterScope)?.reader.leave()
  }
}

/// The scope of a writer, which may itself depend on values from above.
private final class WriterScope: EnvironmentScope {
  let reader: WriterReader

  init(parent: EnvironmentScope, node: NodeReference, writer: EnvironmentWriter) {
    reader = WriterReader(scope: parent, node: node, writer: writer)
    super.init(parent: parent)
  }
}

/// Runs a transform again when what it read has changed.
private final class WriterReader: EnvironmentReader {
  private let node: NodeReference
  private unowned let writer: EnvironmentWriter

  init(scope: EnvironmentScope, node: NodeReference, writer: EnvironmentWriter) {
    self.node = node
    self.writer = writer
    super.init(scope: scope)
  }

  override func check(_ write: WriteID) {
    if node.isAlive { Runtime.shared.queue?.reconciler?.deferWriter(node) }
  }
}
