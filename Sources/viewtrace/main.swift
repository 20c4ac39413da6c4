import Commands
import Foundation

// The one place where the command line meets its process.
let console = Console(
  output: { write($0, to: STDOUT_FILENO) },
  error: { write($0, to: STDERR_FILENO) },
  environment: ProcessInfo.processInfo.environment,
  isOutputTerminal: isatty(STDOUT_FILENO) == 1,
  isErrorTerminal: isatty(STDERR_FILENO) == 1
)
let arguments = Array(CommandLine.arguments.dropFirst())
exit(Tool.run(arguments: arguments, console: console).rawValue)

/// Writes all of a text, or ends the process: a cut report must not look whole.
func write(_ text: String, to descriptor: Int32) {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if written < 0 && errno != EINTR { exit(ExitCode.wrongUse.rawValue) }
    rest = rest.dropFirst(max(0, written))
  }
}
