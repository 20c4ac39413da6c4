/// What the process that started the app wants of it, from the environment.
struct RecordingSettings {
  enum Mode: String {
    case record
    /// Write down what can be tapped, and record nothing.
    case targets
  }

  var mode: Mode
  /// Path of the workload; nil for none.
  var workload: String?
  /// Path of the trace, or of the list of targets.
  var output: String
  /// Whether the trace gets pictures of the screen.
  var takesFrames: Bool

  /// Nil where the app was started by somebody else.
  init?(_ environment: [String: String]) {
    guard let mode = environment["VIEWTRACE_MODE"].flatMap(Mode.init),
      let output = environment["VIEWTRACE_OUTPUT"]
    else { return nil }
    self.mode = mode
    workload = environment["VIEWTRACE_WORKLOAD"]
    self.output = output
    takesFrames = environment["VIEWTRACE_FRAMES"] == "steps"
  }
}
