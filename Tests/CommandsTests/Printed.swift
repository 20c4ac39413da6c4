@testable import Commands

/// What one call of the command line printed, and how it ended.
struct Printed {
  var exitCode: ExitCode
  var output: String
  var error: String
}

/// Runs the command line in this process.
func viewtrace(
  _ arguments: [String],
  environment: [String: String] = [:],
  terminal: Bool = false
) -> Printed {
  var output = ""
  var error = ""
  let console = Console(
    output: { output += $0 },
    error: { error += $0 },
    environment: environment,
    isOutputTerminal: terminal,
    isErrorTerminal: terminal
  )
  let exitCode = Tool.run(arguments: arguments, console: console)
  return Printed(exitCode: exitCode, output: output, error: error)
}

func viewtrace(_ arguments: String...) -> Printed { viewtrace(arguments) }
