// Completion scripts for three shells, generated from the table of commands.

enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  func completionScript(for commands: [Command]) -> String {
    switch self {
    case .bash: bashScript(commands)
    case .zsh: zshScript(commands)
    case .fish: fishScript(commands)
    }
  }
}

extension Command {
  fileprivate var optionWords: [String] {
    options.flatMap { option in
      ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
    } + ["--help"]
  }
}

// MARK: bash

private func bashScript(_ commands: [Command]) -> String {
  let cases = commands.map { command in
    """
        \(command.name))
          case "$previous" in
    \(command.options.compactMap(bashValueCase).joined())      esac
          case "$current" in
            -*) COMPREPLY=($(compgen -W "\(command.optionWords.joined(separator: " "))" -- "$current")) ;;
            *) \(bashReply(command.operands.first?.completion ?? .nothing)) ;;
          esac
          ;;

    """
  }
  return """
    # Completion of viewtrace for bash:  source <(viewtrace completion bash)
    _viewtrace() {
      local current="${COMP_WORDS[COMP_CWORD]}"
      local previous="${COMP_WORDS[COMP_CWORD-1]}"
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "\(commands.map(\.name).joined(separator: " ")) --help --version" -- "$current"))
        return
      fi
      case "${COMP_WORDS[1]}" in
    \(cases.joined())  esac
    }
    complete -o filenames -F _viewtrace viewtrace

    """
}

private func bashValueCase(_ option: Option) -> String? {
  guard option.value != nil else { return nil }
  let words = "--\(option.name)" + (option.letter.map { "|-\($0)" } ?? "")
  return "        \(words)) \(bashReply(option.completion)); return ;;\n"
}

private func bashReply(_ completion: Completion) -> String {
  switch completion {
  case .file: #"COMPREPLY=($(compgen -f -- "$current"))"#
  case .directory: #"COMPREPLY=($(compgen -d -- "$current"))"#
  case .choices(let words):
    #"COMPREPLY=($(compgen -W "\#(words.joined(separator: " "))" -- "$current"))"#
  case .nothing: "COMPREPLY=()"
  }
}

// MARK: zsh

private func zshScript(_ commands: [Command]) -> String {
  let list = commands.map { "    \(zshQuoted("\($0.name):\($0.summary)"))\n" }.joined()
  let cases = commands.map { command in
    let specs =
      command.options.flatMap(zshSpecs) + ["'--help[show help]'"]
      + command.operands.enumerated().map { index, operand in
        "'\(index + 1):\(operand.name):\(zshAction(operand.completion))'"
      }
    return "    \(command.name)) _arguments \(specs.joined(separator: " \\\n        ")) ;;\n"
  }
  return """
    #compdef viewtrace
    # Completion of viewtrace for zsh:  viewtrace completion zsh > "${fpath[1]}/_viewtrace"
    _viewtrace() {
      local -a commands
      commands=(
    \(list)  )
      if (( CURRENT == 2 )); then
        _describe 'command' commands
        return
      fi
      local command="${words[2]}"
      shift words
      (( CURRENT-- ))
      case "$command" in
    \(cases.joined())  esac
    }
    if [ "$funcstack[1]" = "_viewtrace" ]; then
      _viewtrace "$@"
    else
      compdef _viewtrace viewtrace
    fi

    """
}

private func zshSpecs(_ option: Option) -> [String] {
  let names = ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
  // `[`, `]` and `:` end parts of a specification.
  let help = option.help.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  let value = option.value.map { _ in ":value:\(zshAction(option.completion))" } ?? ""
  let repeats = option.isRepeatable ? "*" : ""
  return names.map { zshQuoted("\(repeats)\($0)[\(help)]\(value)") }
}

private func zshAction(_ completion: Completion) -> String {
  switch completion {
  case .file: "_files"
  case .directory: "_files -/"
  case .choices(let words): "(\(words.joined(separator: " ")))"
  case .nothing: " "
  }
}

private func zshQuoted(_ text: String) -> String {
  "'" + text.map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
}

// MARK: fish

private func fishScript(_ commands: [Command]) -> String {
  var lines = [
    "# Completion of viewtrace for fish:  viewtrace completion fish | source",
    "complete -c viewtrace -f",
    "complete -c viewtrace -n __fish_use_subcommand -l help -d 'show help'",
    "complete -c viewtrace -n __fish_use_subcommand -l version -d 'show the version'",
  ]
  for command in commands {
    lines.append(
      "complete -c viewtrace -n __fish_use_subcommand -a \(command.name) "
        + "-d \(fishQuoted(command.summary))"
    )
    let condition = "complete -c viewtrace -n '__fish_seen_subcommand_from \(command.name)'"
    for option in command.options {
      let letter = option.letter.map { " -s \($0)" } ?? ""
      let value = option.value == nil ? "" : " -r" + fishValues(option.completion)
      lines.append(
        "\(condition) -l \(option.name)\(letter)\(value) -d \(fishQuoted(option.help))"
      )
    }
    lines.append("\(condition) -l help -s h -d 'show help'")
    if let operand = command.operands.first {
      lines.append(condition + fishValues(operand.completion))
    }
  }
  return lines.joined(separator: "\n") + "\n"
}

private func fishValues(_ completion: Completion) -> String {
  switch completion {
  case .file: " -F"
  case .directory: " -a '(__fish_complete_directories)'"
  case .choices(let words): " -a '\(words.joined(separator: " "))'"
  case .nothing: ""
  }
}

private func fishQuoted(_ text: String) -> String {
  "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
}
