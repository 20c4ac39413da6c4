import TraceModel

/// Runs a content closure in a block of its own, as a content run: a page's
/// destination, a sheet's content.
@MainActor
final class ContentRunner<Content: View> {
  private let kind: ViewKind
  private let type: TypeInfo
  private lazy var shape = _ShapeBuilder.shape(of: Content.self)
  private var given = GivenID()

  /// `type` is that of the modifier that holds the closure.
  init(_ kind: ViewKind, _ content: Content.Type, _ type: TypeInfo) {
    self.kind = kind
    self.type = type
  }

  /// Runs the closure for the first time.
  ///
  /// `source` is the place that holds the closure, `parent` the element whose
  /// child the block becomes; `assign` takes the block before anything in it is
  /// evaluated.
  func mount(
    source: NodeReference,
    parent: NodeReference,
    environment: EnvironmentScope,
    key: Any? = nil,
    _ reconciler: Reconciler,
    assign: (Block) -> Void,
    content: @MainActor () -> Content
  ) {
    let reporter = reconciler.reporter
    let block = Block.make(
      shape,
      parent: parent.block,
      entry: parent.entry,
      environment: environment
    )
    assign(block)
    let viewID = given.id(by: reporter) { _ in
      reporter.contentView(
        kind,
        type: type,
        owner: reconciler.queue.composite(owning: source)
      )
    }
    block.header.pointee.node = reporter.contentNode(
      viewID,
      parent: source,
      key: key.map(reporter.key) ?? .none
    )
    reconciler.inserted += 1
    reconciler.visibleChanges += 1
    reconciler.runContent(
      of: block,
      owner: source,
      isFirst: true,
      content: { $0.initializeMemory(as: Content.self, to: content()) }
    )
  }

  /// Runs the closure again, since it or something that it read has changed.
  func rerun(
    _ block: Block,
    source: NodeReference,
    _ reconciler: Reconciler,
    content: @MainActor () -> Content
  ) {
    reconciler.runContent(
      of: block,
      owner: source,
      isFirst: false,
      content: { $0.initializeMemory(as: Content.self, to: content()) }
    )
  }
}
