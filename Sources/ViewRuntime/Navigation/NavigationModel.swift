/// The pages of one navigation stack.
///
/// `wanted` is changed by links, paths and dismissals; the stack's element
/// makes `shown` follow in the next update.
@MainActor
final class NavigationModel {
  let node: NodeReference
  /// What stands under all pages.
  let rootPage: PageContext
  private(set) var wanted: [Page] = []
  /// The pages that are mounted; the last one is on the screen.
  var shown: [Page] = []
  /// For each type the places that make pages of its values, outermost first.
  private var destinations: [ObjectIdentifier: [NodeReference]] = [:]
  var path: PathBinding?
  /// How often its pages may still change in this frame.
  var budget: DispatchBudget

  init(_ node: NodeReference, frame: Int) {
    self.node = node
    budget = DispatchBudget(frame: frame)
    rootPage = PageContext(node)
    rootPage.stack = self
  }

  // MARK: What the app asks for

  /// Goes to a page of a value.
  func push(_ value: AnyHashable, from link: NodeReference) {
    guard destination(of: value) != nil else {
      let element = node.block.entry(node.entry).pointee.kind as? NavigationStackElement
      if element?.goOut(node) == true { return }
      Runtime.shared.queue?.reporter.message(
        RuntimeMessage.noDestination(TypeInfo.of(type(of: value.base)).name),
        node: Runtime.shared.queue?.composite(owning: link)
      )
      return
    }
    if let path {
      _ = path.append(value)
      return
    }
    wanted.append(Page(self, .value(value)))
    needsUpdate()
  }

  /// Goes to a page that a place makes.
  func push(from source: NodeReference) {
    guard !wanted.contains(where: { $0.content == .place(source) }) else { return }
    wanted.append(Page(self, .place(source)))
    needsUpdate()
  }

  /// Leaves the page that a place made, and those on top of it.
  func pop(from source: NodeReference) {
    guard let page = wanted.first(where: { $0.content == .place(source) }) else { return }
    pop(page)
  }

  /// Leaves a page and those on top of it.
  func pop(_ page: Page) {
    guard let index = wanted.firstIndex(where: { $0 === page }) else { return }
    let leaving = wanted[index...]
    let values = leaving.count { if case .value = $0.content { true } else { false } }
    wanted.removeSubrange(index...)
    if values > 0 { path?.removeLast(values) }
    for page in leaving {
      guard case .place(let source) = page.content, source.isAlive else { continue }
      (source.block.entry(source.entry).pointee.kind as? any PageSource)?.pageLeft(source)
    }
    needsUpdate()
  }

  func pop() {
    if let top = wanted.last { pop(top) }
  }

  /// The values that it shows pages of, or is about to.
  var values: [AnyHashable] {
    wanted.compactMap { page in
      if case .value(let value) = page.content { value } else { nil }
    }
  }

  /// Makes the pages of values those of a path.
  func follow(_ values: [AnyHashable]) {
    var matched = 0
    var end = wanted.count
    for (index, page) in wanted.enumerated() {
      guard case .value(let value) = page.content else { continue }
      if matched < values.count, values[matched] == value {
        matched += 1
        continue
      }
      end = index
      break
    }
    wanted.removeSubrange(end...)
    for value in values[matched...] { wanted.append(Page(self, .value(value))) }
  }

  private func needsUpdate() {
    guard node.isAlive, let queue = Runtime.shared.queue else { return }
    if queue.isUpdating {
      queue.mark(node, .foreign, write: .none)
    } else {
      queue.enqueueMark(node, .foreign, write: .none)
    }
  }

  // MARK: Destinations

  func add(_ destination: NodeReference, for type: Any.Type) {
    destinations[ObjectIdentifier(type), default: []].append(destination)
    guard let queue = Runtime.shared.queue else { return }
    let all = destinations[ObjectIdentifier(type)]?.count { $0.isAlive } ?? 0
    if all > 1 {
      queue.reporter.message(
        RuntimeMessage.secondDestination(TypeInfo.of(type).name),
        node: queue.composite(owning: destination)
      )
    }
    // A path may have waited for it.
    if wanted.contains(where: { $0.isEmpty }) { queue.mark(node, .foreign, write: .none) }
  }

  func remove(_ destination: NodeReference, for type: Any.Type) {
    destinations[ObjectIdentifier(type)]?.removeAll { $0 == destination }
  }

  /// The outermost place that makes pages of a value.
  func destination(of value: AnyHashable) -> NodeReference? {
    destinations[ObjectIdentifier(Swift.type(of: value.base))]?.first(where: \.isAlive)
  }
}

/// A place that makes pages: a destination modifier, a link with a view.
protocol PageSource: Element {
  /// Mounts the page's content; it sets `page.block` before anything in it is
  /// evaluated.
  func mountPage(_ page: Page, _ source: NodeReference, _ reconciler: Reconciler)
  /// Something that the content read has changed.
  func rerunPage(_ page: Page, _ source: NodeReference, _ reconciler: Reconciler)
  /// The page was left otherwise than by this place.
  func pageLeft(_ source: NodeReference)
}

extension PageSource {
  func rerunPage(_ page: Page, _ source: NodeReference, _ reconciler: Reconciler) {}
  func pageLeft(_ source: NodeReference) {}
}
