import Foundation

/// Which views share their geometry, by id.
@MainActor
final class MatchedGeometry {
  fileprivate var groups: [AnyHashable: Group] = [:]
  /// Views came, went or moved.
  fileprivate var isChanged = false

  /// The views of one id, in the order in which they came.
  fileprivate final class Group {
    var members: [Member] = []
    /// Where the source was placed last.
    var frame: SourceFrame?
    var isReported = false

    var source: Member? { members.first(where: \.isSource) }
  }

  /// The frame of a source on the screen, and the point of it that others go by.
  struct SourceFrame: Equatable {
    var origin: CGPoint
    var size: CGSize
    var anchor: UnitPoint

    func point(at anchor: UnitPoint) -> CGPoint {
      let point = anchor.point(in: size)
      return CGPoint(x: origin.x + point.x, y: origin.y + point.y)
    }
  }

  /// One view.
  ///
  /// Sound as `Sendable` although unchecked: layout, which asks it, runs on the
  /// main thread only.
  final class Member: @unchecked Sendable {
    let node: NodeReference
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    var isSource = true
    fileprivate var key: AnyHashable?
    fileprivate weak var group: Group?
    fileprivate weak var all: MatchedGeometry?

    init(_ node: NodeReference) { self.node = node }

    /// Nil for the source itself, and while there is none.
    var frameToTake: SourceFrame? {
      MainActor.assumeIsolated { group?.source === self ? nil : group?.frame }
    }

    /// Layout has placed the view.
    func placed(_ layout: LayoutNode) {
      guard layout.isPlaced else { return }
      let frame = SourceFrame(
        origin: layout.lastAbsolute,
        size: layout.frame.size,
        anchor: anchor
      )
      let isFirst = ObjectIdentifier(layout)
      MainActor.assumeIsolated {
        guard let group, group.source === self, group.frame != frame,
          LayoutLink.of(node)?.nodes.first.map(ObjectIdentifier.init) ?? isFirst == isFirst
        else { return }
        group.frame = frame
        all?.isChanged = true
      }
    }

    @MainActor func forEachNode(_ body: (LayoutNode) -> Void) {
      LayoutLink.of(node)?.nodes.forEach(body)
    }
  }

  /// Takes a view in under a key; it leaves the one that it had.
  func join<Key: Hashable>(_ member: Member, _ key: Key) {
    isChanged = true
    let key = AnyHashable(key)
    if member.key == key { return }
    leave(member)
    let group = groups[key] ?? Group()
    groups[key] = group
    group.members.append(member)
    member.key = key
    member.group = group
    member.all = self
  }

  func leave(_ member: Member) {
    isChanged = true
    guard let key = member.key, let group = member.group else { return }
    if group.source === member { group.frame = nil }
    group.members.removeAll { $0 === member }
    if group.members.isEmpty { groups[key] = nil }
    member.key = nil
    member.group = nil
  }
}

extension Reconciler {
  /// Has views placed again whose source has moved since they were, and says
  /// where several views claim to be the source.
  func checkMatchedGeometry() {
    guard matchedGeometry.isChanged else { return }
    matchedGeometry.isChanged = false
    for (key, group) in matchedGeometry.groups {
      let source = group.source
      if let layout = source.flatMap({ LayoutLink.of($0.node)?.nodes.first }) {
        source?.placed(layout)
      } else {
        group.frame = nil
      }
      for member in group.members {
        member.forEachNode { layout in
          guard case .custom(let used as MatchedFrame) = layout.scratch,
            used.source != member.frameToTake
          else { return }
          layout.setNeedsPlacing()
          needsLayout = true
        }
      }
      report(key, group)
    }
    matchedGeometry.isChanged = false
  }

  private func report(_ key: AnyHashable, _ group: MatchedGeometry.Group) {
    let sources = group.members.filter(\.isSource)
    guard sources.count > 1, !group.isReported, let last = sources.last else { return }
    group.isReported = true
    reporter.message(
      RuntimeMessage.severalSources("\(key)"),
      node: queue.composite(owning: last.node)
    )
  }
}
