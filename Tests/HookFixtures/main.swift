// Runs one scenario of the hooks in a process of its own and prints what it
// saw. The tests start it, because executors can be installed only before a
// process runs its first task, and because some scenarios end in a crash.
import Foundation
import ViewRuntime

let scenarios: [String: @MainActor () throws -> Void] = [
  "tasks": Scenarios.tasks,
  "values": Scenarios.values,
  "dispatch": Scenarios.dispatch,
  "run-loop": Scenarios.runLoop,
  "outside": Scenarios.outside,
  "blocking": Scenarios.blocking,
  "polling": Scenarios.polling,
  "observing": Scenarios.observing,
  "hashing": Scenarios.hashing,
  "costs": Scenarios.costs,
]

let all = scenarios.merging(Scenarios.crashes) { first, _ in first }
let name = CommandLine.arguments.dropFirst().first ?? ""
guard let scenario = all[name] else {
  print("scenarios: \(all.keys.sorted().joined(separator: ", "))")
  exit(2)
}
try MainActor.assumeIsolated { try scenario() }
