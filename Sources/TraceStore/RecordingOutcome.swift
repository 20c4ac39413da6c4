/// How a recording ended; the raw value stands in the trace's facts.
public enum RecordingOutcome: String, CaseIterable, Sendable {
  case ok
  /// A step could not be done.
  case failed
  case neverIdle = "never idle"
  case crashed
}
