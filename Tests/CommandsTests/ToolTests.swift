import TestSupport
import Testing

@testable import Commands

struct ToolTests {
  @Test func noArgumentsShowTheOverviewAsAnError() {
    let printed = viewtrace()
    #expect(printed.exitCode == .wrongUse)
    #expect(printed.output == "")
    #expect(printed.error == viewtrace("--help").output)
  }

  @Test func theVersionIsAWordAndANumber() {
    let printed = viewtrace("--version")
    #expect(printed.exitCode == .fine)
    #expect(printed.output.wholeMatch(of: /viewtrace \d+\.\d+\.\d+\n/) != nil)
    #expect(printed.error == "")
  }

  @Test(arguments: [
    ("completoin", "unknown command 'completoin'", "did you mean 'completion'?"),
    ("zebra", "unknown command 'zebra'", "see 'viewtrace --help'"),
    ("--verison", "unknown option '--verison'", "did you mean '--version'?"),
  ])
  func anUnknownCommandNamesTheNearest(word: String, cause: String, fix: String) {
    let printed = viewtrace(word)
    #expect(printed.exitCode == .wrongUse)
    #expect(printed.output == "")
    #expect(
      printed.error
        == "viewtrace: \(cause)\n  fix: \(fix)\nusage: viewtrace COMMAND [arguments]\n"
    )
  }

  @Test(arguments: Tool.commands.map(\.name))
  func helpWinsOverWrongArguments(command: String) {
    let printed = viewtrace(command, "--no-such-option", "--help")
    #expect(printed.exitCode == .fine)
    #expect(printed.output == viewtrace(command, "-h").output)
    #expect(printed.error == "")
  }

  @Test(arguments: Tool.commands.map(\.name))
  func anUnknownOptionEndsWithTwo(command: String) {
    let printed = viewtrace(command, "--no-such-option")
    #expect(printed.exitCode == .wrongUse)
    #expect(printed.output == "")
    #expect(printed.error.contains("usage: viewtrace \(command)"))
  }

  /// Letters of options are unique in a command, and every help line has text.
  @Test(arguments: Tool.commands.map(\.name))
  func theTableContradictsItselfNowhere(name: String) throws {
    let command = try #require(Tool.commands.first { $0.name == name })
    let letters = command.options.compactMap(\.letter) + ["h"]
    #expect(Set(letters).count == letters.count)
    let names = command.options.map(\.name) + ["help"]
    #expect(Set(names).count == names.count)
    for option in command.options { #expect(!option.help.isEmpty) }
    // The second of two operands can be optional, not the first alone.
    let optional = command.operands.map(\.isOptional)
    #expect(optional == optional.sorted { !$0 && $1 })
  }

  /// Help is a golden: a change of the table shows in a review.
  @Test(arguments: [[]] + Tool.commands.map { [$0.name] })
  func helpIsWrittenDown(command: [String]) {
    let text = viewtrace(command + ["--help"]).output
    let name = command.first ?? "viewtrace"
    #expect(differenceFromGolden(text, at: "Tests/CommandsTests/Help/\(name).txt") == nil)
    for line in text.split(separator: "\n") where !line.hasPrefix("usage:") {
      #expect(line.count <= 80)
    }
  }
}
