extension Command {
  static let completion = Command(
    name: "completion",
    summary: "print the completion script of a shell",
    operands: [
      Operand(
        name: "SHELL",
        help: "one of bash, zsh, fish",
        completion: .choices(Shell.allCases.map(\.rawValue))
      )
    ],
    manual: """
      bash: source <(viewtrace completion bash)
      zsh:  viewtrace completion zsh > "${fpath[1]}/_viewtrace"
      fish: viewtrace completion fish | source
      """,
    action: { arguments, console in
      guard let shell = Shell(rawValue: arguments.operand(0)) else {
        preconditionFailure("the parser lets only the names of shells pass")
      }
      console.output(shell.completionScript(for: Tool.commands))
      return .fine
    }
  )
}
