import Foundation
import Launching
import Testing

@testable import Commands

struct CompletionTests {
  @Test(arguments: Shell.allCases)
  func everyCommandAndOptionIsOffered(shell: Shell) {
    let script = viewtrace("completion", shell.rawValue).output
    for command in Tool.commands {
      #expect(script.contains(command.name))
      for option in command.options { #expect(script.contains(option.name)) }
    }
  }

  /// Asks bash itself: the words so far, the last one unfinished, to what it offers.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")),
    arguments: [
      (["viewtrace", "compl"], ["completion"]),
      (["viewtrace", "--"], ["--help", "--version"]),
      (["viewtrace", "completion", ""], ["bash", "zsh", "fish"]),
      (["viewtrace", "completion", "--"], ["--help"]),
      (["viewtrace", "findings", "unst"], ["unstable-id"]),
      (["viewtrace", "nothing", ""], []),
    ]
  )
  func bashOffersWhatFits(words: [String], offered: [String]) throws {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      \(Shell.bash.completionScript(for: Tool.commands))
      COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1)
      _viewtrace
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let child = ChildProcess(
      executable: "/bin/bash",
      arguments: ["-c", script],
      environment: ["PATH": "/usr/bin:/bin"]
    )
    var printed: [UInt8] = []
    var errors: [UInt8] = []
    #expect(try child.run(output: { printed += $0 }, error: { errors += $0 }) == .exited(0))
    #expect(String(decoding: errors, as: UTF8.self) == "")
    let lines = String(decoding: printed, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(lines == offered)
  }
}
