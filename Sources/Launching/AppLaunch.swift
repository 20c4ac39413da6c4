package import TraceModel
package import Workloads

/// What is needed to start an app that was built with ViewTrace's `SwiftUI`.
package struct AppLaunch: Sendable {
  package var executable: String
  package var arguments: [String] = []
  /// Settles home, locale, time zone and launch arguments.
  package var workload: Workload
  /// Where the app reads the workload itself; nil for none.
  package var workloadPath: String?
  /// The environment of this process, of which the app gets to see
  /// ``keptVariables`` only.
  package var parentEnvironment: [String: String]
  /// Further variables for the app, as a test kit needs them.
  package var variables: [String: String] = [:]
  /// Folder that source paths are shortened to, where they lie below it.
  package var sourceRoot: String?
  /// Whether the trace gets a picture of the screen after each step.
  package var takesFrames = false
  /// Whether the source places of writes and views are looked up after a run,
  /// which takes the tools a fifth of a second; that of a crash always is.
  package var findsPlaces = true
  /// Real time that the app may take; then it counts as hung.
  package var limit: Nanoseconds = .seconds(300)

  package init(
    executable: String,
    workload: Workload,
    workloadPath: String?,
    parentEnvironment: [String: String]
  ) {
    self.executable = executable
    self.workload = workload
    self.workloadPath = workloadPath
    self.parentEnvironment = parentEnvironment
  }

  /// Where programs and libraries are found, and what sanitizers are told;
  /// anything else could make two machines differ.
  package static let keptVariables = [
    "PATH", "LD_LIBRARY_PATH", "LD_PRELOAD", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH",
    "ASAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS", "LLVM_PROFILE_FILE",
  ]

  /// What the app is started to do.
  enum Mode: String {
    case record
    case targets
  }

  /// Who gets what the app prints; by default nobody.
  package struct Listeners {
    package var output: ([UInt8]) -> Void = { _ in }
    package var error: ([UInt8]) -> Void = { _ in }

    package init() {}
  }

  /// How a run of the app ended.
  struct Run {
    var ending: ChildProcess.Ending
    var crash: CrashRecord?
    /// The last `Fatal error: …` that it printed.
    var printedError: String?
    /// What the recorder said of a trace that it could not write.
    var traceError: String?
  }

  /// Runs the app to its end, in a home of its own.
  ///
  /// - Parameters:
  ///   - mode: What it shall do.
  ///   - result: The file that it writes.
  ///   - listeners: Who gets what it prints.
  /// - Returns: How it ended.
  /// - Throws: When it cannot be started.
  func run(
    _ mode: Mode,
    writingTo result: String,
    listeners: Listeners = Listeners()
  ) throws -> Run {
    try withTemporaryFolder { home in
      try makeFolders(Workload.processFolders(home: home))
      var child = ChildProcess(
        executable: executable,
        arguments: arguments + workload.arguments,
        environment: environment(mode, writingTo: result, home: home)
      )
      child.limit = limit
      var scanner = FatalErrorScanner()
      var traceErrors = TraceErrorScanner(path: result)
      var crash: [UInt8] = []
      let ending = try child.run(
        output: listeners.output,
        error: { bytes in
          scanner.read(bytes)
          traceErrors.read(bytes)
          listeners.error(bytes)
        },
        crash: { crash += $0 }
      )
      scanner.finish()
      traceErrors.finish()
      return Run(
        ending: ending,
        crash: CrashRecord(parsing: crash),
        printedError: scanner.last,
        traceError: traceErrors.text
      )
    }
  }

  private func environment(
    _ mode: Mode,
    writingTo result: String,
    home: String
  ) -> [String: String] {
    var all = parentEnvironment.filter { Self.keptVariables.contains($0.key) }
    all.merge(workload.processEnvironment(home: home)) { $1 }
    // Switched off, the toolchain's reporter makes the runtime print a stack
    // without names at each fatal error. Switched on, it speaks only where the
    // app's own handler is not in its place yet, and then says what it can.
    all["SWIFT_BACKTRACE"] =
      "enable=yes,interactive=no,color=no,registers=none,images=none,threads=crashed"
    all.merge(variables) { $1 }
    all["VIEWTRACE_MODE"] = mode.rawValue
    all["VIEWTRACE_WORKLOAD"] = workloadPath
    all["VIEWTRACE_OUTPUT"] = result
    if takesFrames { all["VIEWTRACE_FRAMES"] = "steps" }
    all["VIEWTRACE_CRASH_FD"] = String(ChildProcess.crashDescriptor)
    return all
  }
}
