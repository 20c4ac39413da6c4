/// Why benchmarks cannot be run.
enum BenchmarkError: Error, Equatable, CustomStringConvertible {
  case unknownArgument(String)
  case noValue(String)
  case unknownMode(String)
  case notACount(String, String)
  case unknownContainer(String)
  case unknownScenario(String)
  case unreadable(path: String, detail: String)

  /// The exit code that tells it: 3 for a file, 2 for wrong use.
  var exitCode: Int32 {
    if case .unreadable = self { 3 } else { 2 }
  }

  var description: String {
    switch self {
    case .unknownArgument(let argument):
      "error: \(argument) is no argument of Benchmarks\nfix: --help lists them"
    case .noValue(let option): "error: \(option) needs a value\nfix: --help says which"
    case .unknownMode(let mode):
      "error: --recording \(mode) is no way to record\nfix: use off, null or store"
    case .notACount(let option, let text):
      "error: \(option) \(text) is no count\nfix: use a whole number from 1 on"
    case .unknownContainer(let name):
      "error: --scroll \(name) is no list\nfix: use LazyVStack, List or LazyVGrid"
    case .unknownScenario(let name):
      "error: no scenario's name begins with \(name)\nfix: --list names them"
    case .unreadable(let path, let detail):
      "error: \(path): \(detail)\nfix: name a results.json that Benchmarks has written"
    }
  }
}
