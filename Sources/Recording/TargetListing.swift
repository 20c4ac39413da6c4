import Foundation
import JSONSource
import TraceModel
import ViewRuntime
import Workloads

/// Lists what can be done on the screen that a workload ends on.
@MainActor
struct TargetListing<A: App> {
  private let workload: Workload
  private let output: String
  private let host = ViewHost()

  init(_ app: A.Type, _ workload: Workload, _ settings: RecordingSettings) {
    self.workload = workload
    output = settings.output
  }

  func run() throws -> RecordingExit {
    host.configure(workload)
    var player = Player(host: host, workload: workload)
    do {
      try player.play(A.self) {}
    } catch let failure as StepFailure {
      try write(["failure": .string(failure.description)])
      return failure.outcome == .neverIdle ? .cannotRecord : .wrongUse
    }
    try write(["targets": .array(listed.map(json))])
    return .ok
  }

  /// A line of the list.
  private struct Line {
    let target: Target
    var actions: [String]

    var isNamed: Bool { target.semantics.label != nil || target.semantics.identifier != nil }
  }

  /// What is on screen, without the texts that a control is already named by; the
  /// gestures of one view are one line.
  private var listed: [Line] {
    var kept: [Line] = []
    for target in host.targets() where target.isOnScreen {
      let line = Line(target: target, actions: target.semantics.actions)
      let isLabel = kept.contains { outer in
        outer.target.semantics.label == target.semantics.label && !outer.actions.isEmpty
          && line.actions.isEmpty && host.isInside(target, outer.target)
      }
      if isLabel { continue }
      let outer = kept.lastIndex { outer in
        !outer.isNamed && !line.isNamed && outer.target.view == target.view
          && host.isInside(target, outer.target)
      }
      if let outer {
        kept[outer].actions += line.actions.filter { !kept[outer].actions.contains($0) }
      } else {
        kept.append(line)
      }
    }
    return kept
  }

  private func json(_ line: Line) -> JSON {
    let target = line.target
    var members: [JSON.Member] = []
    if let label = target.semantics.label { members.append(.init("text", .string(label))) }
    if let identifier = target.semantics.identifier {
      members.append(.init("identifier", .string(identifier)))
    }
    members.append(.init("view", .string(target.view)))
    if !line.isNamed {
      members.append(.init("index", .integer(TargetSearch(host: host).index(ofView: target))))
    }
    members.append(.init("actions", .array(line.actions.map { .string($0) })))
    let frame = target.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    members.append(.init("frame", .array(numbers.map { .decimal($0, decimals: 2) })))
    return .object(members)
  }

  private func write(_ json: JSON) throws {
    try Data(json.text(.readable).utf8).write(to: URL(filePath: output))
  }
}
