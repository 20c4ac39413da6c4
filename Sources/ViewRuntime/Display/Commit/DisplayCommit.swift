import Foundation
import TraceModel

/// Looks at the screen after each update and says what a renderer would have
/// to do.
///
/// Every layout node keeps what it showed last. Only nodes that changed are
/// drawn again, and of the others only those that stand on the way to them, or
/// across an edge of what can be seen, are looked at: docs/display.md.
@MainActor
final class DisplayCommit {
  private unowned let host: ViewHost
  /// What changed since the last commit; `leaves` is counted elsewhere.
  private var moved = 0
  private var inserted = 0
  private var removed = 0
  private var passes = DisplayPasses()
  private var pictures = DisplayPictures()
  private var rows: [ViewID: RowShare] = [:]
  private var newImages: [ShownNode.Picture] = []
  private var newCuts: [ShownNode.Cut] = []
  /// Nodes looked at in the last commit, for tests.
  private(set) var visits = 0

  /// What a node is looked at in.
  private struct Place {
    var drawing: DrawingPlace
    /// Of the parent, on the screen.
    var origin = CGPoint.zero
    /// What can be seen, on the screen; nil inside of a transform.
    var clip: CGRect?
    var isMoved = false
    var isInRow = false
    /// In a row all views count, though some may not be seen yet.
    var isRow = false
  }

  init(_ host: ViewHost) { self.host = host }

  /// Brings everything up to date.
  ///
  /// - Returns: What is to be told; nil where nothing changed on the screen.
  func commit(changedLeaves: Int) -> (DisplayRecord, DisplayDetails)? {
    moved = 0
    inserted = 0
    removed = 0
    visits = 0
    rows = [:]
    newImages = []
    newCuts = []
    let root = host.layoutTree.root
    let screen = CGRect(origin: .zero, size: host.size)
    let environment = EnvironmentValues(host.environment)
    visit(
      root,
      Place(drawing: DrawingPlace(environment: environment, clip: screen), clip: screen)
    )
    let isSame =
      changedLeaves + moved + inserted + removed == 0 && !passes.isChanged && newImages.isEmpty
      && newCuts.isEmpty
    passes.isChanged = false
    guard !isSame else { return nil }
    let record = DisplayRecord(
      transaction: host.reporter.currentTransaction,
      leaves: UInt32(changedLeaves),
      moved: UInt32(moved),
      inserted: UInt32(inserted),
      removed: UInt32(removed),
      shown: UInt32(ShownNode.of(root)?.outer.leaves ?? 0),
      passes: UInt32(passes.total),
      lazyPasses: UInt32(passes.totalInRows),
      images: UInt32(pictures.count),
      decodedBytes: pictures.decodedBytes,
      duration: .zero
    )
    return (record, details())
  }

  private func details() -> DisplayDetails {
    DisplayDetails(
      passes: passes.shares,
      images: newImages.map { picture in
        ShownImage(
          node: picture.node,
          name: host.reporter.name(picture.name),
          width: Self.pixels(picture.pixels.width),
          height: Self.pixels(picture.pixels.height),
          shownWidth: Self.pixels(picture.shown.width),
          shownHeight: Self.pixels(picture.shown.height)
        )
      },
      rows: rows.values.sorted { $0.view < $1.view },
      cutTexts: newCuts.map { cut in
        CutText(
          node: cut.node,
          text: host.reporter.name(cut.text),
          lines: UInt32(clamping: cut.lines),
          wantedLines: UInt32(clamping: cut.wantedLines),
          width: Self.pixels(cut.width)
        )
      }
    )
  }

  private static func pixels(_ length: CGFloat) -> UInt32 {
    length.isFinite ? UInt32(min(max(length.rounded(), 0), 1_000_000)) : 0
  }

  /// Forgets everything; the next commit goes through the whole screen.
  func forget() {
    hide(host.layoutTree.root)
    passes = DisplayPasses()
    pictures = DisplayPictures()
  }

  // MARK: Walking

  private func visit(_ layout: LayoutNode, _ place: Place) {
    visits += 1
    let origin = layout.frame.offset(by: place.origin).origin
    let old = ShownNode.of(layout)
    let local = place.clip?.offset(by: CGPoint(x: -origin.x, y: -origin.y))
    if let old {
      let isMoved = place.isMoved || old.origin != layout.frame.origin
      let isWhole = Self.contains(local, layout.bounds)
      let isSeenAlike = old.clip == local || isWhole && Self.contains(old.clip, layout.bounds)
      if layout.displayMark != .changed, isSeenAlike, old.isInRow == place.isInRow {
        old.origin = layout.frame.origin
        old.clip = local
        keep(layout, old, place, origin, isMoved: isMoved)
        return
      }
    }
    renew(layout, old, place, origin, local)
  }

  private static func contains(_ clip: CGRect?, _ bounds: CGRect) -> Bool {
    guard let clip else { return true }
    return bounds.minX >= clip.minX && bounds.maxX <= clip.maxX && bounds.minY >= clip.minY
      && bounds.maxY <= clip.maxY
  }

  /// The node itself is what it was: only children that changed are looked at.
  private func keep(
    _ layout: LayoutNode,
    _ shown: ShownNode,
    _ place: Place,
    _ origin: CGPoint,
    isMoved: Bool
  ) {
    let changed = layout.takeDisplayChanges()
    if isMoved { moved += shown.outer.leaves }
    guard !changed.isEmpty else { return }
    let drawn = NodeDrawing(
      layout,
      in: place.drawing,
      at: layout.presentedOrigin(at: origin),
      host
    )
    var inside = inside(of: layout, drawn, place, origin)
    inside.isMoved = isMoved
    for child in changed where child.parent === layout {
      let before = ShownNode.of(child)?.outer ?? DisplayCounts()
      // It is counted with the node, and again when it is visited.
      if isMoved { moved -= before.leaves }
      look(at: child, of: layout, inside)
      shown.inner -= before
      shown.inner += ShownNode.of(child)?.outer ?? DisplayCounts()
      let isShown = child.shown != nil
      if isShown != shown.children.contains(where: { $0 === child }) {
        if isShown {
          shown.children.append(child)
        } else {
          shown.children.removeAll { $0 === child }
        }
      }
    }
    let old = shown.passes
    shown.sumUp()
    passes.replace(old, by: shown.passes, of: shown.view, isInRow: shown.isInRow)
  }

  /// The node is drawn again, and all its children are looked at.
  private func renew(
    _ layout: LayoutNode,
    _ old: ShownNode?,
    _ place: Place,
    _ origin: CGPoint,
    _ local: CGRect?
  ) {
    _ = layout.takeDisplayChanges()
    let drawn = NodeDrawing(
      layout,
      in: place.drawing,
      at: layout.presentedOrigin(at: origin),
      host
    )
    let shown = ShownNode()
    shown.origin = layout.frame.origin
    shown.clip = local
    shown.isInRow = place.isInRow
    shown.view = drawn.view(host)
    var inside = inside(of: layout, drawn, place, origin)
    inside.isMoved = old.map { place.isMoved || $0.origin != layout.frame.origin } ?? false
    let drawings = drawn.isHidden ? [] : [drawn.own] + drawn.around
    shown.steps = drawings.map { ShownNode.Step($0, clip: inside.clip) }
    shown.images = drawings.flatMap { pictures(of: $0, clip: inside.clip) }
    shown.cutTexts = drawings.flatMap { $0.cutTexts(clip: inside.clip) }
    layout.shown = shown

    let views = drawn.isHidden ? [] : shownChildren(of: layout, drawn, inside)
    if let old, !old.children.elementsEqual(views, by: ===) {
      let kept = Set(views.map(ObjectIdentifier.init))
      for child in old.children
      where !kept.contains(ObjectIdentifier(child))
        && ShownNode.of(child)?.parent == ObjectIdentifier(layout)
      { hide(child) }
    }
    for child in views {
      look(at: child, of: layout, inside)
      if let found = ShownNode.of(child) {
        shown.inner += found.outer
        shown.children.append(child)
      }
    }
    shown.sumUp()
    countOwn(shown, old, isMoved: inside.isMoved)
  }

  private func countOwn(_ shown: ShownNode, _ old: ShownNode?, isMoved: Bool) {
    let (now, before) = (shown.ownLeaves, old?.ownLeaves ?? 0)
    if isMoved { moved += min(now, before) }
    inserted += max(now - before, 0)
    removed += max(before - now, 0)
    passes.replace(
      old?.passes ?? PassCounts(),
      of: old?.view ?? shown.view,
      isInRow: old?.isInRow ?? shown.isInRow,
      by: shown.passes,
      of: shown.view,
      isInRow: shown.isInRow
    )
    if shown.cutTexts != old?.cutTexts ?? [] {
      newCuts += shown.cutTexts.filter { !(old?.cutTexts.contains($0) ?? false) }
    }
    guard old?.images ?? [] != shown.images else { return }
    for picture in old?.images ?? [] { pictures.remove(picture) }
    for picture in shown.images { pictures.add(picture) }
    newImages += shown.images.filter { !(old?.images.contains($0) ?? false) }
  }

  /// A child that may have come, gone or changed.
  private func look(at child: LayoutNode, of layout: LayoutNode, _ inside: Place) {
    var place = inside
    if inside.isRow { place.isInRow = true }
    guard child.isPlaced, inside.isInRow || Self.isSeen(child, inside) else {
      hide(child)
      return
    }
    if let shown = ShownNode.of(child), shown.parent != ObjectIdentifier(layout) { hide(child) }
    let isNew = child.shown == nil
    place.isRow = false
    visit(child, place)
    ShownNode.of(child)?.parent = ObjectIdentifier(layout)
    if inside.isRow, isNew { note(row: child, around: ShownNode.of(layout)?.view ?? .none) }
  }

  /// What lies in a view that is off the screen counts as off the screen.
  private static func isSeen(_ child: LayoutNode, _ place: Place) -> Bool {
    guard let clip = place.clip else { return true }
    let frame = child.frame.offset(by: place.origin)
    return frame.maxX >= clip.minX && frame.minX <= clip.maxX && frame.maxY >= clip.minY
      && frame.minY <= clip.maxY
  }

  /// The node and all in it have left the screen.
  private func hide(_ layout: LayoutNode) {
    guard let shown = ShownNode.of(layout) else { return }
    layout.shown = nil
    removed += shown.ownLeaves
    passes.replace(shown.passes, by: PassCounts(), of: shown.view, isInRow: shown.isInRow)
    for picture in shown.images { pictures.remove(picture) }
    // One that has moved on to another parent is counted there.
    for child in shown.children
    where ShownNode.of(child)?.parent == ObjectIdentifier(layout) { hide(child) }
  }

  private func inside(
    of layout: LayoutNode,
    _ drawn: NodeDrawing,
    _ place: Place,
    _ origin: CGPoint
  ) -> Place {
    var inside = place
    inside.drawing = drawn.inside
    inside.origin = origin
    if drawn.clips { inside.clip = place.clip?.intersection(layout.clipBounds.offset(by: origin)) }
    if drawn.isTransformed { inside.clip = nil }
    if case .lazy = layout.scratch { inside.isRow = true }
    return inside
  }

  private func shownChildren(
    of layout: LayoutNode,
    _ drawn: NodeDrawing,
    _ inside: Place
  ) -> [LayoutNode] {
    let views = layout.children.dropLast(min(drawn.own.drawnViews, layout.children.count))
    if inside.isInRow { return views.filter(\.isPlaced) }
    return Self.near(views, of: layout, inside).filter { $0.isPlaced && Self.isSeen($0, inside) }
  }

  /// The views that may be seen, of a long stack: they stand one behind the
  /// other, so the first is searched for and the last one ends it.
  private static func near(
    _ views: ArraySlice<LayoutNode>,
    of layout: LayoutNode,
    _ inside: Place
  ) -> ArraySlice<LayoutNode> {
    guard views.count > 64, let clip = inside.clip, let axis = (layout.rule as? StackRule)?.axis,
      axis == .vertical || layout.layoutDirection == .leftToRight
    else { return views }
    let (start, end) =
      axis == .vertical
      ? (clip.minY - inside.origin.y, clip.maxY - inside.origin.y)
      : (clip.minX - inside.origin.x, clip.maxX - inside.origin.x)
    func first(where isFound: (CGRect) -> Bool) -> Int {
      var (low, high) = (views.startIndex, views.endIndex)
      while low < high {
        let middle = (low + high) / 2
        if isFound(views[middle].frame) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let from = first { (axis == .vertical ? $0.maxY : $0.maxX) >= start }
    let to = first { (axis == .vertical ? $0.minY : $0.minX) > end }
    return from < to ? views[from..<to] : []
  }

  private func pictures(of drawing: Drawing, clip: CGRect?) -> [ShownNode.Picture] {
    (drawing.behind + drawing.before).compactMap { item in
      guard case .leaf(let leaf) = item, case .image(let image) = leaf.content,
        clip.map({ item.isSeen(in: $0) }) ?? true
      else { return nil }
      let scale = drawing.environment.displayScale
      return ShownNode.Picture(
        name: image.name,
        pixels: CGSize(width: image.pixels?.width ?? 0, height: image.pixels?.height ?? 0),
        shown: CGSize(
          width: CGFloat(leaf.frame.width) * scale,
          height: CGFloat(leaf.frame.height) * scale
        ),
        node: leaf.node,
        decodedBytes: image.decodedBytes
      )
    }
  }

  private func note(row: LayoutNode, around: ViewID) {
    guard let shown = ShownNode.of(row) else { return }
    let view = rowView(row) ?? around
    var share = rows[view] ?? RowShare(view: view, rows: 0, nodes: 0, leaves: 0)
    share.rows += 1
    share.nodes += UInt32(shown.outer.nodes)
    share.leaves += UInt32(shown.outer.all)
    rows[view] = share
  }

  /// The outermost view of a row: the one whose body its first node stands in.
  private func rowView(_ row: LayoutNode) -> ViewID? {
    var next: LayoutNode? = row
    while let node = next {
      if let link = LayoutLink.of(node), link.semantics == nil, link.node.isAlive {
        return host.viewID(of: host.queue.composite(owning: link.node))
      }
      next = node.child
    }
    return nil
  }
}

extension ShownNode {
  /// Leaves that are drawn at the node and can be seen.
  var ownLeaves: Int { steps.reduce(0) { $0 + $1.leaves.leaves } }
}
