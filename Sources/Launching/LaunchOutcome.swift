/// How a recording ended that left a trace.
package enum LaunchOutcome: Equatable, Sendable {
  /// The workload was done.
  case done
  /// A step could not be done: a target that is not there, say.
  case doesNotFit(String)
  case neverIdle(String)
  /// The sentence, and the step in which it happened.
  case crashed(String, step: String)
  /// It was ended, since it ran for longer than it may; the sentence, and the
  /// step in which it was.
  case hung(String, step: String)
}

/// What is left of a recording beside its trace.
package struct RecordingResult: Equatable, Sendable {
  package var outcome: LaunchOutcome
  /// What the trace lacks, in sentences.
  package var notes: [String] = []
}
