/// A place that the runtime knows by itself: a leaf, a container, a modifier.
///
/// One object an entry of a shape; what an instance needs beyond its value
/// lies in its record's `object`.
@MainActor
class Element: EntryKind {
  override nonisolated var role: Role { .element }

  /// Gives its content another environment, kept as its record's object.
  nonisolated var writesEnvironment: Bool { false }
  /// How it takes part in layout.
  nonisolated var layoutRole: LayoutRole { .none }
  /// Shows something by itself, so that a change of it is a visible change.
  nonisolated var isDisplayLeaf: Bool { false }
  /// The values of the environment that it shows or is laid out by, as far as
  /// its own value does not set them.
  func shownAttributes(_ node: NodeReference) -> _DisplayAttributes { [] }
  /// Whether rows in it are made on demand; nil for what is no container.
  nonisolated var laziness: Bool? { nil }
  /// Wants `didMount` and `didUpdate` after its content's.
  nonisolated var followsContent: Bool { false }

  init(_ type: TypeInfo) { super.init(type: type) }

  /// Whether a new value differs from the one shown; both are alive.
  func isEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ node: NodeReference) -> Bool {
    var ignored: UInt32 = 0
    return type.layout.isEqual(old, new, comparing: &ignored)
  }

  /// The value is in place; the content is not mounted yet.
  func willMount(_ node: NodeReference, _ reconciler: Reconciler) {}
  /// The content is mounted.
  func didMount(_ node: NodeReference, _ reconciler: Reconciler) {}
  /// The value was replaced by a new one; the content comes next.
  func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {}
  /// Its content has been updated.
  func didUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {}
  /// The place ends; its content has not ended yet.
  func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {}

  /// Its rule for layout, from its value and environment; asked only of those
  /// whose role is not `.none`.
  func layoutRule(_ node: NodeReference) -> any LayoutRule { EmptyRule() }

  /// Sets what a layout node carries beside its rule.
  func prepare(_ layout: LayoutNode, _ node: NodeReference) {}

  /// The layout nodes that it stands for are others, or stand in another order.
  func layoutNodesChanged(_ node: NodeReference) {}

  /// How many of a modifier's last views are layers on the one before them, as
  /// a background is, and not modified themselves.
  nonisolated var layerCount: Int { 0 }

  /// The layout nodes of its content where they are not simply those of the
  /// views in it: pages, bars, tabs; nil for the usual.
  func layoutChildren(_ node: NodeReference, _ tree: LayoutTree) -> [LayoutNode]? { nil }

  /// Whether its blocks are shown over the screen instead of in its place.
  nonisolated var presentsChildren: Bool { false }

  /// Whether its inlined content is shown; asked once, after `willMount`.
  func mountsContent(_ node: NodeReference) -> Bool { true }

  /// Something changed that it read by `Reconciler.read`.
  func dependencyChanged(_ node: NodeReference, _ reconciler: Reconciler) {}

  // MARK: Appearance

  /// Whether content is kept alive that nobody sees: a page below the top, a
  /// tab that is not selected.
  ///
  /// `content` is one of its blocks; nil stands for its inlined content.
  func hides(_ content: Block?, _ node: NodeReference) -> Bool { false }
  /// It stands in content that has come onto the screen.
  func appear(_ node: NodeReference, _ reconciler: Reconciler) {}
  /// It stands in content that has left the screen but lives on.
  func disappear(_ node: NodeReference, _ reconciler: Reconciler) {}

  /// What the views in it are in a list; nil for those it says nothing of.
  nonisolated var rowPart: RowPart? { nil }

  /// A lazy container's rows came, went or moved, or the views of one did: at
  /// that place in it.
  func rowsChanged(_ node: NodeReference, at place: NodeReference) {}

  /// What it means to somebody who uses the screen; nil for most.
  func semantics(_ node: NodeReference) -> Semantics? { nil }
  /// Says more, or something else, of the outermost meaning in its content.
  func describe(_ semantics: inout Semantics, _ node: NodeReference) {}
  /// Whether nobody can see or touch its content, which still takes its place.
  func isInvisible(_ node: NodeReference) -> Bool { false }

  /// Draws what it shows by itself, or, where it has no part in layout and is a
  /// display leaf, what it does to the look of a view in it.
  func draw(_ drawing: inout Drawing, _ node: NodeReference) {}
}

/// How an element takes part in layout.
enum LayoutRole {
  /// Not at all: its content stands in its place.
  case none
  case leaf
  /// One view made of the content.
  case container
  /// A layer around each view of the content.
  case modifier
  /// One view made of the content, laid out elsewhere: an item of a bar.
  case detached

  /// Whether it stands for its content as one view.
  var isView: Bool { self == .leaf || self == .container || self == .detached }
}

/// A place whose content is known only at run time.
@MainActor
class DynamicContent: EntryKind {
  override nonisolated var role: Role { .dynamic }

  init(_ type: TypeInfo) { super.init(type: type) }

  /// How many views it shows whatever its value is; nil where that differs.
  var viewCount: Int? { nil }

  func mount(_ node: NodeReference, _ reconciler: Reconciler) {}
  /// Both values are alive: what must be known of the old one is noted here.
  func willReplace(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference,
    _ reconciler: Reconciler
  ) {}
  /// The new value is in place.
  func update(_ node: NodeReference, _ reconciler: Reconciler) {}
  func unmount(_ node: NodeReference, _ reconciler: Reconciler) {}

  override func forEachChild(_ node: NodeReference, _ body: (Block) -> Void) {
    if let child = node.block.record(node.entry).pointee.child { body(child) }
  }
}
