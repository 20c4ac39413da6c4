import Foundation

/// The executable whose scenarios run in a process of their own.
enum HooksFixture {
  struct Run {
    var output: String
    var status: Int32
    var isSignal: Bool
    /// What was written to the crash descriptor.
    var crashRecord: String
  }

  /// Beside the test bundle, where the build puts every executable.
  private static var executable: URL {
    URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath()
      .deletingLastPathComponent()
      .appendingPathComponent("HookFixtures")
  }

  static func run(_ scenario: String, environment: [String: String] = [:]) throws -> Run {
    let process = Process()
    process.executableURL = executable
    process.arguments = [scenario]
    let inherited = ProcessInfo.processInfo.environment
    // The toolchain's own crash report takes a second, and is not asked for.
    process.environment = inherited.merging(environment) { $1 }
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    // The crash record comes by the one descriptor that Process lets through.
    let record = Pipe()
    process.standardError = record
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let recordText = record.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      output: String(decoding: text, as: UTF8.self),
      status: process.terminationStatus,
      isSignal: process.terminationReason == .uncaughtSignal,
      crashRecord: String(decoding: recordText, as: UTF8.self)
    )
  }
}
