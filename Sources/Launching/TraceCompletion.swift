import TraceModel
import TraceStore

/// What the process that started an app adds to its trace: source places, and
/// the sentence of a crash.
struct TraceCompletion {
  let launch: AppLaunch
  let run: AppLaunch.Run
  let recording: DeadRecording

  func complete() throws -> RecordingResult {
    let places = try recording.unresolvedPlaces.map { place in
      (id: place.id, frames: place.frames.map { address($0.image, $0.offset) })
    }
    let crashFrames = (run.crash?.frames ?? []).map { address($0.image, $0.offset) }
    var notes: [String] = []
    let symbols = symbols(of: places.flatMap(\.frames) + crashFrames, notes: &notes)
    let resolver = PlaceResolver(symbols: symbols, sourceRoot: launch.sourceRoot)
    var resolved: [PlaceID: ResolvedPlace] = [:]
    for place in places { resolved[place.id] = resolver.place(of: place.frames) }
    try recording.resolve(resolved)

    let facts = try recording.facts
    if facts[.complete] == "1" {
      noteLateEnd(facts, &notes)
      return RecordingResult(outcome: outcome(facts), notes: notes)
    }
    let sentence = CrashSentence(
      printed: run.printedError,
      record: run.crash,
      ending: run.ending,
      symbols: symbols,
      place: resolver.place(of: crashFrames),
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

  private func symbols(
    of addresses: [ImageAddress],
    notes: inout [String]
  ) -> [ImageAddress: [Symbol]] {
    guard !addresses.isEmpty else { return [:] }
    guard let toolchain = Toolchain(environment: launch.parentEnvironment) else {
      notes.append(
        "source places stay unknown: there is no Swift toolchain with llvm-symbolizer on the PATH"
      )
      return [:]
    }
    let symbols = try? withTemporaryFolder { folder in
      Symbolizer(toolchain: toolchain, scratch: folder).symbols(of: addresses)
    }
    guard let symbols = symbols ?? nil else {
      notes.append("source places stay unknown: \(toolchain.symbolizer) failed")
      return [:]
    }
    return symbols
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
