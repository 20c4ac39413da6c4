import Foundation
import Recording
import TraceModel
import ViewRuntime
import Workloads

/// Runs one case in this process and keeps all that its checks ask for.
@MainActor
final class CaseRun {
  let description: CaseDescription
  /// Pixels a point.
  let scale: Double
  let trace = MemoryTrace()
  let host = ViewHost()
  private let compiled: ConformanceCase
  private var player: Player
  /// The events of each step, and what is seen at its end.
  private(set) var steps: [StepEnd] = []

  /// What a step left behind.
  struct StepEnd {
    var events: [CaseLog.Event] = []
    var shown: [String] = []
    var probes: [String: ProbedView] = [:]
    var states: [Int: [InspectedState]] = [:]
  }

  init(_ compiled: ConformanceCase, _ description: CaseDescription) throws {
    self.compiled = compiled
    self.description = description
    scale = description.scale
    let workload = Workload(
      name: description.id,
      device: Workload.Device(size: description.container, scale: description.scale),
      profile: description.profile
    )
    try Stage.prepare(workload)
    host.configure(workload)
    for (name, size) in description.assets {
      ImageAssets.add(name, size: CGSize(width: size.width, height: size.height))
    }
    host.reporter.printLine = { CaseLog.add(.printed($0)) }
    host.reporter.attach(trace)
    player = Player(host: host, workload: workload)
  }

  /// Mounts the root and performs every action.
  ///
  /// - Parameter willBegin: Told of each step before it begins, in case it
  ///   ends the process.
  /// - Throws: When a step cannot be performed.
  func run(willBegin: (Int) -> Void) throws {
    try step(name: "mount", willBegin) { [self] _ in
      compiled.root?(RootMount(host: host))
    }
    for action in description.actions {
      try step(name: "action", willBegin) { [self] player in
        try perform(action, &player)
      }
    }
  }

  private func step(
    name: String,
    _ willBegin: (Int) -> Void,
    _ body: (inout Player) throws -> Void
  ) throws {
    let number = steps.count
    willBegin(number)
    defer { end(number) }
    try player.step(path: "\(number)", action: name, aim: nil, body)
  }

  private func perform(_ action: CaseAction, _ player: inout Player) throws {
    switch action {
    case .perform(.tap(let target)):
      if let tap = tapOutsideScreen(target) { tap() } else { try player.perform(.tap(target)) }
    case .perform(let action): try player.perform(action)
    case .run(let number): compiled.statements[number]()
    case .hold(let target, let vector): try player.hold(target, by: vector)
    case .release: try player.release()
    case .repeat(let times, let actions):
      for _ in 0..<times {
        for action in actions {
          try perform(action, &player)
          try player.settling.settle()
        }
      }
    }
  }

  /// What a tap does to something that is nowhere on screen but laid out: a case
  /// names what it taps and scrolls only where that is the point of it.
  private func tapOutsideScreen(_ target: Workload.Target) -> (@MainActor () -> Void)? {
    guard case .text(let text) = target.key else { return nil }
    let fitting = host.targets().filter { $0.semantics.label == text }
    guard !fitting.contains(where: \.isOnScreen) else { return nil }
    let taps = fitting.compactMap(\.semantics.tap)
    let index = target.index ?? 0
    return taps.indices.contains(index) ? taps[index] : nil
  }

  private func end(_ number: Int) {
    var step = StepEnd(events: CaseLog.take())
    step.shown = host.targets().filter(\.isOnScreen).compactMap(\.semantics.label)
    step.probes = host.probedViews()
    for (index, check) in description.checks.enumerated() where check.steps.upperBound == number {
      guard case .state(let view, let property, _, let on) = check.kind else { continue }
      step.states[index] = host.states(of: view, property: property, showing: on)
    }
    steps.append(step)
  }
}
