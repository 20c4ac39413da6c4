import BenchmarkSuite
import Foundation

exit(BenchmarkCommand.run(Array(CommandLine.arguments.dropFirst())))
