import JSONSource
import TraceModel

/// The `viewtrace` command line: finds the command, runs it, prints its errors.
package enum Tool {
  /// In the order in which `--help` lists them.
  static let commands: [Command] = [
    .record, .report, .frames, .explain, .check, .diff, .query, .targets, .findings, .repair,
    .conformance, .completion,
  ]

  /// Runs one call of `viewtrace`.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - console: Where it prints to.
  /// - Returns: What the process exits with; nothing in here exits.
  package static func run(arguments: [String], console: Console) -> ExitCode {
    do {
      return try dispatch(arguments, console)
    } catch {
      console.error("\(error)\n")
      return ExitCode(for: error)
    }
  }

  private static func dispatch(_ arguments: [String], _ console: Console) throws -> ExitCode {
    guard let word = arguments.first else {
      console.error(overview(of: commands))
      return .wrongUse
    }
    if word == "--help" || word == "-h" {
      console.output(overview(of: commands))
      return .fine
    }
    if word == "--version" {
      console.output("viewtrace \(Release.version)\n")
      return .fine
    }
    guard let command = commands.first(where: { $0.name == word }) else {
      throw unknown(word)
    }
    let rest = arguments.dropFirst()
    // Also where other arguments would be wrong: who asks for help gets it.
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      console.output(command.help)
      return .fine
    }
    return try command.action(command.parse(rest), console)
  }

  private static func unknown(_ word: String) -> UsageError {
    if word.hasPrefix("-") {
      let nearest = nearestName(to: word, among: ["--help", "--version"])
      return UsageError(problem: .unknownOption(word, nearest: nearest), usageLine: overviewUsage)
    }
    let nearest = nearestName(to: word, among: commands.map(\.name))
    return UsageError(problem: .unknownCommand(word, nearest: nearest), usageLine: overviewUsage)
  }
}
