import TraceModel
import TraceStore

/// What the process that started an app adds to its trace: source places, and
/// the sentence of a crash.
struct TraceCompletion {
  let launch: AppLaunch
  let run: AppLaunch.Run
  let recording: DeadRecording

  func complete() throws -> RecordingResult {
    let search = PlaceSearch(
      executable: launch.executable,
      environment: launch.parentEnvironment,
      sourceRoot: launch.sourceRoot
    )
    var notes: [String] = []
    let found = search.find(
      launch.findsPlaces ? try recording.unresolvedPlaces : [],
      crash: (run.crash?.places ?? []).map { search.address($0.image, $0.offset) },
      notes: &notes
    )
    try recording.resolve(found.places)

    let facts = try recording.facts
    if facts[.complete] == "1" {
      noteLateEnd(facts, &notes)
      return RecordingResult(outcome: outcome(facts), notes: notes)
    }
    let sentence = CrashSentence(
      printed: run.printedError,
      record: run.crash,
      ending: run.ending,
      symbols: found.crashSymbols,
      place: found.crashPlace,
      limit: launch.limit
    )
    try recording.add(crash: sentence.text)
    let step = try Trace(path: recording.path).steps.last.map(words) ?? "the launch"
    let outcome: LaunchOutcome =
      run.ending == .timedOut
      ? .hung(sentence.text, step: step) : .crashed(sentence.text, step: step)
    return RecordingResult(outcome: outcome, notes: notes)
  }

  private func outcome(_ facts: TraceFacts) -> LaunchOutcome {
    let failure = facts[.failure] ?? "no reason given"
    return switch facts[.outcome].flatMap(RecordingOutcome.init(rawValue:)) {
    case .ok?, nil: .done
    case .failed?: .doesNotFit(failure)
    case .neverIdle?: .neverIdle(failure)
    case .crashed?: .crashed(failure, step: "the last step")
    }
  }

  /// A process that dies after the last step has lost nothing of the recording,
  /// but whoever wrote the app wants to know.
  private func noteLateEnd(_ facts: TraceFacts, _ notes: inout [String]) {
    let isExpected: Bool =
      switch run.ending {
      case .exited: true
      case .signalled, .timedOut: false
      }
    guard !isExpected else { return }
    let sentence = CrashSentence(
      printed: run.printedError,
      record: run.crash,
      ending: run.ending,
      limit: launch.limit
    )
    notes.append("after the recording was complete: \(sentence.text)")
  }

  private func words(_ step: StepRow) -> String {
    let target = step.target.map { " \($0)" } ?? ""
    return "step \(step.path) (\(step.action)\(target))"
  }
}
