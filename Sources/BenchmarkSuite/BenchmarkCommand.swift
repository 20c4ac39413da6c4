import Foundation
import JSONSource

/// `Benchmarks`, from its arguments to its exit code.
package enum BenchmarkCommand {
  /// Runs what the arguments ask for, and says on standard error what went wrong.
  ///
  /// - Returns: 0; 1 where something is worse than in the file compared with;
  ///   2 for arguments that are not understood; 3 for a file that cannot be read.
  @MainActor package static func run(_ arguments: [String]) -> Int32 {
    do {
      return try succeed(BenchmarkOptions(arguments: arguments)) ? 0 : 1
    } catch let error as JSONError {
      say("\(error)")
      return 3
    } catch {
      say("\(error)")
      return (error as? BenchmarkError)?.exitCode ?? 2
    }
  }

  @MainActor private static func succeed(_ options: BenchmarkOptions) throws -> Bool {
    if options.printsHelp {
      print(BenchmarkOptions.help)
    } else if options.listsScenarios {
      for scenario in ScenarioList.all { print(scenario.name.padded(to: 18) + scenario.summary) }
    } else if let scroll = options.scroll {
      scroll.run()
    } else {
      return try BenchmarkRun(options: options).run()
    }
    return true
  }

  private static func say(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
