/// One of two views: `if … else`, `switch`.
///
/// Each branch is an identity of its own: taking the other one ends the state
/// of the first.
@frozen public enum _ConditionalContent<First, Second> {
  case first(First)
  case second(Second)
}

extension _ConditionalContent: View where First: View, Second: View {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.branches(
      Self.self,
      of: [_Branch(First.self), _Branch(Second.self)],
      at: offset,
      tag: { value in
        switch value.assumingMemoryBound(to: Self.self).pointee {
        case .first: 0
        case .second: 1
        }
      },
      copy: { value, target in
        switch value.assumingMemoryBound(to: Self.self).pointee {
        case .first(let view): target.initializeMemory(as: First.self, to: view)
        case .second(let view): target.initializeMemory(as: Second.self, to: view)
        }
      }
    )
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.branches(
      Self.self,
      of: [_Branch(Wrapped.self)],
      at: offset,
      tag: { $0.assumingMemoryBound(to: Self.self).pointee == nil ? -1 : 0 },
      copy: { value, target in
        if let view = value.assumingMemoryBound(to: Self.self).pointee {
          target.initializeMemory(as: Wrapped.self, to: view)
        }
      }
    )
  }
}

/// One case of a branch, whose shape is walked when it is first taken.
public struct _Branch {
  private let type: Any.Type
  private let values: ValueOperations
  private let make: @MainActor (_ShapeBuilder) -> Void

  @inlinable public init<V: View>(_ type: V.Type) {
    self.init(type, values: .of(type)) { V._make($0, at: 0) }
  }

  public init(
    _ type: Any.Type,
    values: ValueOperations,
    make: @escaping @MainActor (_ShapeBuilder) -> Void
  ) {
    self.type = type
    self.values = values
    self.make = make
  }

  @MainActor func shape() -> ViewShape {
    _ShapeBuilder.shape(of: type, values: values, make: make)
  }
}

extension _ShapeBuilder {
  /// A place that shows one of several views, or none.
  ///
  /// - Parameters:
  ///   - type: Of the value that takes a branch.
  ///   - branches: What may be shown.
  ///   - offset: Where the value lies.
  ///   - tag: The index of the branch that a value takes; -1 for none.
  ///   - copy: Writes the payload of that branch.
  @MainActor public func branches<V>(
    _ type: V.Type,
    of branches: [_Branch],
    at offset: Int,
    tag: @escaping (UnsafeRawPointer) -> Int,
    copy: @escaping (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
  ) {
    let kind = Branches(TypeInfo.of(type), branches, tag: tag, copy: copy)
    dynamic(kind, at: offset)
  }
}

/// Shows the branch that a value takes; another one ends the block of the last.
private final class Branches: DynamicContent {
  private let branches: [_Branch]
  private let tag: (UnsafeRawPointer) -> Int
  private let copy: (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
  private var shapes: [ViewShape?]

  init(
    _ type: TypeInfo,
    _ branches: [_Branch],
    tag: @escaping (UnsafeRawPointer) -> Int,
    copy: @escaping (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
  ) {
    self.branches = branches
    self.tag = tag
    self.copy = copy
    shapes = Array(repeating: nil, count: branches.count)
    super.init(type)
  }

  /// Of branches that all show as many; one without `else` may show none.
  override var viewCount: Int? {
    guard branches.count > 1 else { return nil }
    let counts = branches.indices.map { shape($0).viewCount }
    guard let first = counts[0], counts.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private func shape(_ tag: Int) -> ViewShape {
    if let shape = shapes[tag] { return shape }
    let shape = branches[tag].shape()
    shapes[tag] = shape
    return shape
  }

  override func mount(_ node: NodeReference, _ reconciler: Reconciler) {
    let value = UnsafeRawPointer(node.block.value(node.entry))
    let tag = tag(value)
    guard tag >= 0 else { return }
    mount(tag, node, reconciler)
  }

  private func mount(_ tag: Int, _ node: NodeReference, _ reconciler: Reconciler) {
    let value = UnsafeRawPointer(node.block.value(node.entry))
    node.block.record(node.entry).pointee.child = reconciler.mountBlock(
      shape(tag),
      parent: node,
      environment: node.block.environment(of: node.entry),
      // Two branches may show views of one type and shape.
      prepare: { $0.header.pointee.index = Int32(tag) },
      root: { copy(value, $0) }
    )
  }

  override func update(_ node: NodeReference, _ reconciler: Reconciler) {
    let value = UnsafeRawPointer(node.block.value(node.entry))
    let tag = tag(value)
    let record = node.block.record(node.entry)
    let child = record.pointee.child
    if let child, child.header.pointee.index == tag {
      reconciler.replaceRoot(of: child) { copy(value, $0) }
      return
    }
    guard child != nil || tag >= 0 else { return }
    // The new branch comes before the old one goes: `onAppear` precedes
    // `onDisappear` (rule 36).
    record.pointee.child = nil
    if tag >= 0 { mount(tag, node, reconciler) }
    if let child { reconciler.end(child, replaced: tag >= 0) }
    reconciler.structureChanged(at: node)
  }

  override func unmount(_ node: NodeReference, _ reconciler: Reconciler) {
    let record = node.block.record(node.entry)
    guard let child = record.pointee.child else { return }
    record.pointee.child = nil
    reconciler.end(child)
  }
}
