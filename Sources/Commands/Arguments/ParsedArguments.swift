import JSONSource

/// The arguments of one call, checked against the command's table.
struct ParsedArguments {
  var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// The value of an option; nil where it was not given.
  subscript(_ option: Option) -> String? { values[option.name]?.last }

  /// The value of an option or operand that the parser does not let be absent.
  func required(_ option: Option) -> String {
    guard let value = self[option] else {
      preconditionFailure("--\(option.name) is not marked as required in the table")
    }
    return value
  }

  func operand(_ index: Int) -> String {
    precondition(index < operands.count, "operand \(index) is optional in the table")
    return operands[index]
  }

  /// All values of an option that can be given more than once.
  func all(_ option: Option) -> [String] { values[option.name] ?? [] }

  func has(_ option: Option) -> Bool { values[option.name] != nil }

  mutating func add(_ value: String, to option: Option) {
    values[option.name, default: []].append(value)
  }
}

extension Command {
  /// Reads the words after the command's name.
  ///
  /// `--name value`, `--name=value`, `-o value`; `--` ends the options, and a
  /// lone `-` is an operand.
  func parse(_ words: ArraySlice<String>) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var rest = words
    var optionsEnded = false
    while let word = rest.popFirst() {
      if optionsEnded || word == "-" || !word.hasPrefix("-") {
        parsed.operands.append(word)
      } else if word == "--" {
        optionsEnded = true
      } else {
        try read(word, from: &rest, into: &parsed)
      }
    }
    try check(parsed)
    return parsed
  }

  private func read(
    _ word: String,
    from rest: inout ArraySlice<String>,
    into parsed: inout ParsedArguments
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelled = String(parts[0])
    guard let option = option(spelled: spelled) else {
      if laterOptions.contains(where: { spelled == "--\($0)" }) { throw usage(.later(spelled)) }
      throw usage(.unknownOption(spelled, nearest: nearestOption(to: spelled)))
    }
    guard option.isRepeatable || !parsed.has(option) else {
      throw usage(.givenTwice(spelled))
    }
    guard let valueName = option.value else {
      guard parts.count == 1 else { throw usage(.takesNoValue(spelled)) }
      parsed.add("", to: option)
      return
    }
    // A word with dashes is the next option, not a value; `--name=-x` says it is.
    let next = rest.first.flatMap { $0.hasPrefix("-") && $0 != "-" ? nil : $0 }
    guard let value = parts.count == 2 ? String(parts[1]) : next, !value.isEmpty else {
      throw usage(.missingValue(spelled, value: valueName))
    }
    if parts.count == 1 { rest.removeFirst() }
    try check(value, for: "option '\(spelled)'", against: option.completion)
    parsed.add(value, to: option)
  }

  private func option(spelled: String) -> Option? {
    options.first { option in
      spelled == "--\(option.name)" || option.letter.map { spelled == "-\($0)" } ?? false
    }
  }

  private func nearestOption(to spelled: String) -> String? {
    nearestName(to: spelled, among: options.map { "--\($0.name)" } + ["--help"])
  }

  private func check(
    _ value: String,
    for what: String,
    against completion: Completion
  ) throws(UsageError) {
    if case .choices(let choices) = completion, !choices.contains(value) {
      throw usage(.notAChoice(value, for: what, choices: choices))
    }
  }

  private func check(_ parsed: ParsedArguments) throws(UsageError) {
    guard parsed.operands.count <= operands.count else {
      throw usage(.unexpected(parsed.operands[operands.count]))
    }
    for (index, operand) in operands.enumerated() {
      let isGiven = index < parsed.operands.count
      if let alternative = operand.alternative, parsed.has(alternative) {
        if isGiven { throw usage(.either(operand.name, "--\(alternative.name)")) }
      } else if !isGiven && !operand.isOptional {
        throw usage(.missing(operand.usage))
      }
    }
    for (operand, word) in zip(operands, parsed.operands) {
      try check(word, for: operand.name, against: operand.completion)
    }
    for option in options where option.isRequired && !parsed.has(option) {
      throw usage(.missing(option.spelling))
    }
  }

  private func usage(_ problem: UsageError.Problem) -> UsageError {
    UsageError(problem: problem, command: name, usageLine: usageLine)
  }
}
