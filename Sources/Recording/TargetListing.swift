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

  /// What is on screen, without the texts that a control is already named by.
  private var listed: [Target] {
    var kept: [Target] = []
    for target in host.targets() where target.isOnScreen {
      let isLabel = kept.contains { outer in
        outer.semantics.label == target.semantics.label && !outer.semantics.actions.isEmpty
          && target.semantics.actions.isEmpty && host.isInside(target, outer)
      }
      if !isLabel { kept.append(target) }
    }
    return kept
  }

  private func json(_ target: Target) -> JSON {
    let semantics = target.semantics
    var members: [JSON.Member] = []
    if let label = semantics.label { members.append(.init("text", .string(label))) }
    if let identifier = semantics.identifier {
      members.append(.init("identifier", .string(identifier)))
    }
    members.append(.init("view", .string(target.view)))
    members.append(.init("actions", .array(semantics.actions.map { .string($0) })))
    let frame = target.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    members.append(.init("frame", .array(numbers.map { .decimal($0, decimals: 2) })))
    return .object(members)
  }

  private func write(_ json: JSON) throws {
    try Data(json.text(.readable).utf8).write(to: URL(filePath: output))
  }
}
