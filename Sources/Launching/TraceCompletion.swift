import TraceModel
import TraceStore

/// What the process that started an app adds to its trace: source places, and
/// the sentence of a crash.
struct TraceCompletion {
  let launch: AppLaunch
  let run: AppLaunch.Run
  let recording: DeadRecording

  func complete() throws -> RecordingResult {
    let unresolved = launch.findsPlaces ? try recording.unresolvedPlaces : []
    let stacks = unresolved.map { place in
      (place.id, place.frames.map { address($0.image, $0.offset) })
    }
    let places = StackPlaces(
      stacks: Dictionary(stacks) { first, _ in first },
      crash: (run.crash?.places ?? []).map { address($0.image, $0.offset) }
    )
    var notes: [String] = []
    let found = find(places, notes: &notes)
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
    return RecordingResult(outcome: .crashed(sentence.text, step: step), notes: notes)
  }

  /// The loader has no name for the executable itself.
  private func address(_ image: String, _ offset: UInt64) -> ImageAddress {
    ImageAddress(image: image.isEmpty ? launch.executable : image, offset: offset)
  }

  private func find(_ places: StackPlaces, notes: inout [String]) -> StackPlaces.Found {
    guard !places.isEmpty else { return StackPlaces.Found() }
    guard let toolchain = Toolchain(environment: launch.parentEnvironment) else {
      notes.append(
        "source places stay unknown: there is no Swift toolchain with llvm-symbolizer on the PATH"
      )
      return StackPlaces.Found()
    }
    let found = try? withTemporaryFolder { folder in
      places.find(
        with: Symbolizer(toolchain: toolchain, scratch: folder),
        sourceRoot: launch.sourceRoot
      )
    }
    guard let found = found ?? nil else {
      notes.append("source places stay unknown: \(toolchain.symbolizer) cannot be run")
      return StackPlaces.Found()
    }
    return found
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
