import SwiftUI
import Testing
import ViewTraceTesting
import Workloads

/// Records a fixture; step 0 is the mount, step n the n-th action.
func recorded<Root: Fixture>(
  _ root: Root.Type,
  _ actions: Workload.Action...
) async throws -> RecordedTrace {
  let workload = Workload(name: "\(root)", steps: actions)
  return try await record(FixtureApp<Root>.self, workload: workload)
}

/// Records a fixture that ends the app, and gives the sentence that it ended with.
func recordedCrash<Root: Fixture>(
  _ root: Root.Type,
  _ actions: Workload.Action...
) async throws -> String {
  let workload = Workload(name: "\(root)", steps: actions)
  let trace = try await record(
    FixtureApp<Root>.self,
    workload: workload,
    expecting: .crashed
  )
  let source = trace.source
  let crash = try source.messages.last { $0.level == .crash }
  return try source.name(#require(crash).text)
}

extension Workload.Action {
  /// Ends the recording with an error unless the text is on the screen.
  static func shows(_ text: String) -> Self {
    .wait(.shown(.text(text), limit: .seconds(1)))
  }
}
