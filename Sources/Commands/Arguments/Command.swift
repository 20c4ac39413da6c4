/// A subcommand as a row of the table: its words, its help, its action.
///
/// Parser, help and shell completion are all made from these values, so a new
/// option is written down once.
struct Command: Sendable {
  var name: String
  /// What it does, for the list of commands: no full stop, imperative.
  var summary: String
  /// What it operates on, in order.
  var operands: [Operand] = []
  var options: [Option] = []
  /// Names of options that the documentation announces for a later version.
  var laterOptions: [String] = []
  /// Paragraphs for its own help, wrapped by hand at 78 columns.
  var manual: String = ""
  var action: @Sendable (ParsedArguments, Console) throws -> ExitCode
}

/// A positional argument.
struct Operand: Sendable {
  /// In capitals, as the usage line shows it: `TRACE`.
  var name: String
  var help: String
  var completion: Completion = .file
  var isOptional = false
  /// The option that stands in its place: `PRODUCT|--executable FILE`.
  var alternative: Option?
}

/// A flag, or an option with a value.
struct Option: Sendable {
  /// Without the dashes.
  var name: String
  var letter: Character?
  /// What the value is called in help, in capitals; nil for a flag.
  var value: String?
  var help: String
  var completion: Completion = .file
  var isRequired = false
  /// Can be given more than once.
  var isRepeatable = false

  init(
    _ name: String,
    letter: Character? = nil,
    value: String? = nil,
    help: String,
    completion: Completion = .file,
    isRequired: Bool = false,
    isRepeatable: Bool = false
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
    self.completion = completion
    self.isRequired = isRequired
    self.isRepeatable = isRepeatable
  }

  /// The option with the values of a fixed list, shown as such in help.
  init(_ name: String, letter: Character? = nil, choices: [String], help: String) {
    self.init(
      name,
      letter: letter,
      value: choices.joined(separator: "|"),
      help: help,
      completion: .choices(choices)
    )
  }

  /// As it is typed, with its value: `--workload FILE`.
  var spelling: String {
    value.map { "--\(name) \($0)" } ?? "--\(name)"
  }

  /// The same option in a command that cannot do without it.
  var required: Option {
    var copy = self
    copy.isRequired = true
    return copy
  }
}

/// What a shell offers for a value.
enum Completion: Sendable {
  case file
  case directory
  case choices([String])
  case nothing
}
