import Foundation

/// Plays one case in this process and keeps what its checks ask for.
@MainActor
final class CaseRun {
  let compiled: ConformanceCase
  let description: CaseDescription
  private let stage: any CaseStage
  private let output: CaptureOfOutput
  private(set) var steps: [StepEnd] = []
  /// Why no further step was played; nil where all were.
  private(set) var stopped: String?

  /// What a step left behind.
  struct StepEnd {
    var events: [CaseLog.Event] = []
    var printed: [String] = []
    var states: [String: String] = [:]
    var frames: [String: CGRect] = [:]
    /// Nil, with the reason, where the stage cannot tell.
    var shown: Result<[String], NotPossible>
    var messages: Result<[String], NotPossible>
  }

  init(_ compiled: ConformanceCase, on stage: any CaseStage, output: CaptureOfOutput) throws {
    self.compiled = compiled
    self.stage = stage
    self.output = output
    description = try CaseDescription(compiled.text)
  }

  /// Mounts the root and performs the actions, up to one that is not possible.
  ///
  /// - Parameter willBegin: Told of each step, in case it ends the process.
  func run(willBegin: (Int) -> Void) {
    let frame = description.checksFrames ? description.size : nil
    step(willBegin) { [self] in
      compiled.root?(RootMount(stage: stage, frame: frame))
    }
    for action in description.actions where stopped == nil {
      step(willBegin) { [self] in try perform(action) }
    }
  }

  private func step(_ willBegin: (Int) -> Void, _ body: () throws -> Void) {
    willBegin(steps.count)
    CaseLog.beginUpdate()
    do {
      try body()
      try stage.settle()
    } catch {
      stopped = "step \(steps.count): \(error)"
      return
    }
    // Counts first: looking at the screen may make SwiftUI work.
    var end = StepEnd(
      events: CaseLog.takeEvents(),
      printed: output.takeLines(),
      frames: CaseLog.frames,
      shown: .failure(NotPossible("nobody asked")),
      messages: .failure(NotPossible("nobody asked"))
    )
    let checks = description.expect.filter { $0.steps?.upperBound == steps.count }
    for path in checks.compactMap(\.state) { end.states[path] = CaseLog.value(of: path) }
    if checks.contains(where: { $0.shown != nil || $0.notShown != nil }) {
      end.shown = Self.result { try stage.shownTexts() }
    }
    if description.expect.contains(where: { $0.message != nil }) {
      end.messages = Self.result { try stage.takeMessages() }
    }
    steps.append(end)
    CaseLog.beginUpdate()
    _ = CaseLog.takeEvents()
    _ = output.takeLines()
  }

  private static func result<Value>(
    _ body: () throws -> Value
  ) -> Result<Value, NotPossible> {
    do { return .success(try body()) } catch { return .failure(NotPossible("\(error)")) }
  }

  private func perform(_ action: CaseAction) throws {
    switch (action.do, action.on) {
    case ("tap", let on?):
      // As a closure where there is no doubt which: it needs no screen.
      if (action.nth ?? 0) == 0, let tapped = CaseLog.action(titled: on) { return tapped() }
      try stage.tap(on, nth: action.nth ?? 0)
    case ("type", let on?): try stage.type(action.text ?? "", into: on)
    case ("run", _): compiled.statements[action.statement ?? 0]()
    case ("advance", _): try stage.advance(seconds: action.seconds ?? 0)
    case ("scroll", _):
      if let edge = action.to { return try stage.scroll(to: edge, frames: action.frames) }
      let by = action.by ?? [0, 0]
      try stage.scroll(by: CGSize(width: by[0], height: by[1]), frames: action.frames)
    case ("resize", _):
      let size = action.size ?? description.container
      try stage.resize(to: CGSize(width: size[0], height: size[1]))
    case ("environment", _):
      try stage.setEnvironment(action.key ?? "", to: action.value ?? "")
    case ("unmount", _): stage.unmount()
    case ("repeat", _):
      for _ in 0..<(action.times ?? 1) {
        for inner in action.actions ?? [] {
          CaseLog.beginUpdate()
          try perform(inner)
          try stage.settle()
        }
      }
    default: try stage.perform(action.do)
    }
  }
}
