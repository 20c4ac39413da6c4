import Foundation
import ViewRuntime
import Workloads

/// Finds what an action is aimed at, as a person would: on screen, by text,
/// label, identifier or view.
@MainActor
struct TargetSearch {
  let host: ViewHost

  /// The one target that fits.
  ///
  /// - Parameters:
  ///   - target: As the workload names it.
  ///   - wanted: What it must be good for; of two that lie in each other the
  ///     one that is good for it counts.
  /// - Returns: Something that is on screen.
  /// - Throws: When nothing fits, or more than one without an index.
  func find(
    _ target: Workload.Target,
    for wanted: (Semantics) -> Bool = { _ in true }
  ) throws(StepProblem) -> Target {
    if case .point(let point) = target.key { return try find(at: point, target) }
    let everywhere = host.targets()
    let all = everywhere.filter(\.isOnScreen)
    let fitting = all.filter { fits($0, target.key) }
    var candidates = outermost(fitting, wanted)
    // A heading may be named like the field below it: what takes the action is
    // meant, where only one does.
    let able = candidates.filter { wanted($0.semantics) }
    if target.index == nil, able.count == 1 { candidates = able }
    guard let index = target.index else {
      guard let first = candidates.first else {
        if everywhere.contains(where: { fits($0, target.key) }) {
          throw .offScreen(target.description)
        }
        throw .notFound(target.description, shown: names(all))
      }
      guard candidates.count == 1 else {
        throw .several(target.description, found: candidates.map(describe))
      }
      return first
    }
    guard candidates.indices.contains(index) else {
      throw .notFound(target.description, shown: names(all))
    }
    return candidates[index]
  }

  /// The index under which a workload finds the view that a target is or stands in.
  func index(ofView target: Target) -> Int {
    let same = host.targets().filter { $0.isOnScreen && $0.view == target.view }
    return outermost(same) { _ in true }.firstIndex { host.isInside(target, $0) } ?? 0
  }

  /// Whether something on screen fits.
  func isShown(_ target: Workload.Target) -> Bool {
    host.targets().contains { $0.isOnScreen && fits($0, target.key) }
  }

  private func find(
    at point: Workload.Point,
    _ target: Workload.Target
  ) throws(StepProblem) -> Target {
    guard let touched = host.touched(at: CGPoint(x: point.x, y: point.y)) else {
      throw .notFound(target.description, shown: names(host.targets().filter(\.isOnScreen)))
    }
    return touched
  }

  private func fits(_ target: Target, _ key: Workload.Target.Key) -> Bool {
    switch key {
    case .text(let text): target.semantics.label == text
    case .identifier(let identifier): target.semantics.identifier == identifier
    case .view(let type): target.view == type
    case .point: false
    }
  }

  /// Of targets that lie in each other, the outermost that takes what is
  /// wanted; the outermost of all where none does.
  private func outermost(_ targets: [Target], _ wanted: (Semantics) -> Bool) -> [Target] {
    var kept: [Target] = []
    for target in targets {
      if let last = kept.last, host.isInside(target, last) {
        if !wanted(last.semantics), wanted(target.semantics) { kept[kept.count - 1] = target }
        continue
      }
      kept.append(target)
    }
    return kept
  }

  /// What is on screen, as a workload would name it.
  private func names(_ targets: [Target]) -> [String] {
    var seen: Set<String> = []
    return targets.compactMap { $0.semantics.label ?? $0.semantics.identifier }
      .filter { seen.insert($0).inserted }
  }

  private func describe(_ target: Target) -> String {
    "\(target.semantics.role.rawValue) \(target.semantics.label ?? "") in \(target.view)"
  }
}
