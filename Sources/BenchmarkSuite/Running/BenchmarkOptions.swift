/// What the command line asks for.
struct BenchmarkOptions: Equatable {
  /// Scenarios whose name begins so; none for all.
  var only: [String] = []
  var recording = RecordingMode.null
  /// A result file to compare with.
  var against: String?
  /// A file of what a peer took for the same operations.
  var peer: String?
  /// The folder that results are written to.
  var output = "Reports/bench"
  /// Rounds of each measurement; nil for the scenario's own number.
  var rounds: Int?
  /// Scrolls one list and measures nothing, for tools that count instructions.
  var scroll: ScrollOrder?
  var listsScenarios = false
  var printsHelp = false

  static let help = """
    usage: Benchmarks [--only NAME]... [--recording off|null|store] [--rounds N]
                      [--against FILE] [--peer FILE] [--output FOLDER] [--list]

      --only NAME       scenarios whose name begins with NAME; may stand several times
      --recording MODE  off: no sink; null: records are made and dropped (the default);
                        store: they are written into a trace
      --rounds N        how often each measurement is repeated
      --against FILE    compares with the results in FILE, and says what is beyond noise
      --peer FILE       puts another reconciler's times beside these; scripts/bench-peer makes
                        the file
      --output FOLDER   where results.json and results.txt go; Reports/bench by default
      --list            names the scenarios

    usage: Benchmarks --scroll LazyVStack|List|LazyVGrid --rows N --frames N

      scrolls one list and measures nothing, for tools that count instructions

    exit codes: 0 fine; 1 with --against: something is slower beyond noise, a count is
    another one, or something is not measured any more (times of another machine or of
    another way to record are not judged); 2 wrong use; 3 a file that cannot be read
    """

  init() {}

  /// - Throws: `BenchmarkError` with the argument that is not known or has no value.
  init(arguments: [String]) throws(BenchmarkError) {
    var rest = arguments[...]
    func value(of option: String) throws(BenchmarkError) -> String {
      guard let value = rest.popFirst() else { throw .noValue(option) }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--only": only.append(try value(of: argument))
      case "--against": against = try value(of: argument)
      case "--peer": peer = try value(of: argument)
      case "--output": output = try value(of: argument)
      case "--scroll": scroll = try ScrollOrder(container: value(of: argument), before: scroll)
      case "--rows":
        let rows = try Self.count(value(of: argument), argument)
        scroll = ScrollOrder(rows: rows, before: scroll)
      case "--frames":
        let frames = try Self.count(value(of: argument), argument)
        scroll = ScrollOrder(frames: frames, before: scroll)
      case "--list": listsScenarios = true
      case "--help", "-h": printsHelp = true
      case "--recording":
        let spelling = try value(of: argument)
        guard let mode = RecordingMode(rawValue: spelling) else { throw .unknownMode(spelling) }
        recording = mode
      case "--rounds": rounds = try Self.count(value(of: argument), argument)
      default: throw .unknownArgument(argument)
      }
    }
  }

  private static func count(
    _ spelling: String,
    _ option: String
  ) throws(BenchmarkError) -> Int {
    guard let count = Int(spelling), count > 0 else { throw .notACount(option, spelling) }
    return count
  }
}
