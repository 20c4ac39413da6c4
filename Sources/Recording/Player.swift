import Foundation
import TraceModel
package import ViewRuntime
package import Workloads

/// Performs a workload on a host, step by step, on the virtual clock.
@MainActor
package struct Player {
  let host: ViewHost
  let workload: Workload
  package let settling: Settling
  /// The device's settings as they are now.
  var environment: Workload.Environment
  private var mark: String?
  private var lastStep = StepID(0)

  package init(host: ViewHost, workload: Workload) {
    self.host = host
    self.workload = workload
    environment = workload.environment
    settling = Settling(host: host, window: workload.settle, limit: workload.limit)
  }

  /// Mounts the app as step 0, then performs the steps.
  ///
  /// - Parameters:
  ///   - app: What is mounted.
  ///   - afterStep: Called after each step; what it throws ends the play.
  /// - Throws: `StepFailure` when a step finds nothing, or more than it meant,
  ///   or when the app never becomes idle.
  mutating func play<A: App>(_ app: A.Type, afterStep: () throws -> Void) throws {
    try step(path: "0", action: "mount", aim: nil) { $0.host.launch(app) }
    try afterStep()
    for performed in workload.performedSteps {
      if case .mark(let text) = performed.action { mark = text }
      try step(
        path: performed.path,
        action: performed.action.name.rawValue,
        aim: performed.action.aim
      ) { player in
        try player.perform(performed.action)
      }
      try afterStep()
    }
  }

  /// Does something as one step, and waits until the app is idle.
  ///
  /// - Throws: `StepFailure`, after the step has been told to have failed.
  package mutating func step(
    path: String,
    action: String,
    aim: String?,
    _ body: (inout Player) throws -> Void
  ) throws {
    let id = lastStep
    host.reporter.virtualTime = VirtualLoop.shared.now
    host.reporter.begin(
      id,
      path: path,
      action: action,
      target: aim,
      mark: mark
    )
    do {
      try body(&self)
      try settling.settle()
    } catch let problem as StepProblem {
      let failure = StepFailure(
        workload: workload.name,
        path: path,
        action: action + (aim.map { " " + $0 } ?? ""),
        problem: problem
      )
      host.reporter.end(id, failure.outcome == .neverIdle ? .neverIdle : .failed)
      throw failure
    }
    host.reporter.end(id, .idle)
    lastStep = StepID(lastStep.rawValue + 1)
  }
}
