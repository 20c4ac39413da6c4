import Foundation
import TraceModel
import ViewRuntime
import Workloads

/// Moves scroll views, frame by frame.
@MainActor
struct ScrollPlayer {
  private let player: Player
  private var host: ViewHost { player.host }

  init(_ player: Player) { self.player = player }

  func perform(_ scroll: Workload.Scroll) throws {
    let view = try view(of: scroll)
    switch scroll.extent {
    case .by(let vector):
      let start = view.offset
      move(view, frames: scroll.frameCount) { part in
        CGPoint(x: start.x + vector.dx * part, y: start.y + vector.dy * part)
      }
    case .edge(let edge):
      let start = view.offset
      // The edge as it is now: what appears on the way may move it.
      let end = edge == .start ? CGPoint.zero : view.maximumOffset
      move(view, frames: scroll.frameCount) { part in
        CGPoint(
          x: start.x + (end.x - start.x) * part,
          y: start.y + (end.y - start.y) * part
        )
      }
    case .until(let target, let edge):
      try search(for: target, in: view, toward: edge, frames: scroll.frameCount)
    }
  }

  private func move(_ view: ScrollableView, frames: Int, _ offset: (Double) -> CGPoint) {
    for frame in 1...max(frames, 1) {
      view.scroll(to: offset(Double(frame) / Double(max(frames, 1))))
      player.settling.pass(Settling.frame)
    }
  }

  private func search(
    for target: Workload.Target,
    in view: ScrollableView,
    toward edge: Workload.Scroll.Edge,
    frames: Int
  ) throws {
    let search = TargetSearch(host: host)
    let sign = edge == .end ? 1.0 : -1.0
    for _ in 0..<frames where !search.isShown(target) {
      let step = Workload.Scroll.pointsPerFrame * sign
      let offset = view.offset
      let moved = view.scroll(
        to: view.axes.contains(.vertical)
          ? CGPoint(x: offset.x, y: offset.y + step) : CGPoint(x: offset.x + step, y: offset.y)
      )
      player.settling.pass(Settling.frame)
      if !moved { break }
    }
    if !search.isShown(target) {
      throw StepProblem.notFound(target.description, shown: host.shownTexts())
    }
  }

  /// The one that is named, the only one, or the one under the middle.
  private func view(of scroll: Workload.Scroll) throws -> ScrollableView {
    let views = host.scrollViews()
    if let container = scroll.container {
      let found = try TargetSearch(host: host).find(container)
      guard let view = views.last(where: { $0.contains(found) }) else {
        throw StepProblem.cannot(container.description, "is in no scroll view")
      }
      return view
    }
    let middle = CGPoint(x: host.size.width / 2, y: host.size.height / 2)
    guard let view = views.last(where: { $0.frame.contains(middle) }) ?? views.first else {
      throw StepProblem.cannot("the screen", "has nothing that scrolls")
    }
    return view
  }
}
