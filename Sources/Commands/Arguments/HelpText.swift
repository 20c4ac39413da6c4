// Help, generated from the table of commands.

extension Operand {
  /// As the usage line shows it: `TRACE`, `[RULE]`, `PRODUCT|--executable FILE`.
  var usage: String {
    if let alternative { return "\(name)|\(alternative.spelling)" }
    return isOptional ? "[\(name)]" : name
  }
}

extension Option {
  /// As the list of options shows it: `-o, --output FILE`.
  fileprivate var heading: String {
    (letter.map { "-\($0), " } ?? "") + spelling
  }
}

extension Command {
  /// One line: what must be given, in the order in which it is typed.
  var usageLine: String {
    let required = options.filter(\.isRequired).map(\.spelling)
    // An option that stands in an operand's place is named there already.
    let alternatives = Set(operands.compactMap(\.alternative?.name))
    let hasOthers = options.contains { !$0.isRequired && !alternatives.contains($0.name) }
    let words =
      ["usage: viewtrace", name] + operands.map(\.usage) + required
      + (hasOthers ? ["[options]"] : [])
    return words.joined(separator: " ")
  }

  /// What `viewtrace COMMAND --help` prints.
  var help: String {
    var text = "viewtrace \(name): \(summary)\n\n\(usageLine)\n"
    if !manual.isEmpty { text += "\n\(manual)\n" }
    if !operands.isEmpty {
      text += "\n" + twoColumns(operands.map { ($0.name, $0.help) })
    }
    text += "\noptions:\n"
    text += twoColumns(options.map { ($0.heading, $0.help) } + [("-h, --help", "show this text")])
    return text
  }
}

/// What `viewtrace --help` prints.
func overview(of commands: [Command]) -> String {
  """
  viewtrace: why SwiftUI bodies run, and what they cost

  \(overviewUsage)

  commands:
  \(twoColumns(commands.map { ($0.name, $0.summary) }))
  options:
  \(twoColumns([("-h, --help", "show this text, or that of a command"), ("--version", "show the version")]))
  exit codes:
  \(twoColumns(ExitCode.allCases.map { (String($0.rawValue), $0.meaning) }))
  environment:
  \(twoColumns([("NO_COLOR", "when set and not empty: no colour, also on a terminal")]))
  """
}

let overviewUsage = "usage: viewtrace COMMAND [arguments]"

/// Two columns: the second starts where the longest first entry ends, at
/// column 30 at most, and goes on there when it has several lines.
func twoColumns(_ rows: [(String, String)]) -> String {
  let width = rows.map(\.0.count).filter { $0 <= 26 }.max() ?? 26
  let indent = String(repeating: " ", count: width + 4)
  var text = ""
  for (first, second) in rows {
    let lines = wrapped(second, width: 78 - indent.count)
    text += "  \(first)"
    if first.count > width {
      text += "\n" + indent
    } else {
      text += String(repeating: " ", count: width + 2 - first.count)
    }
    text += lines.joined(separator: "\n" + indent) + "\n"
  }
  return text
}

private func wrapped(_ text: String, width: Int) -> [String] {
  var lines = [""]
  for word in text.split(separator: " ") {
    let last = lines[lines.count - 1]
    if last.isEmpty {
      lines[lines.count - 1] = String(word)
    } else if last.count + 1 + word.count <= width {
      lines[lines.count - 1] = "\(last) \(word)"
    } else {
      lines.append(String(word))
    }
  }
  return lines
}
