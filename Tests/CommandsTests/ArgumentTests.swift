import Testing

@testable import Commands

/// A command of every kind of argument, so that the parser is tested apart
/// from what the real table happens to hold.
private let sample = Command(
  name: "sample",
  summary: "show each kind of argument",
  operands: [
    Operand(
      name: "PRODUCT",
      help: "what is built",
      completion: .nothing,
      alternative: Option("executable", value: "FILE", help: "an app that is built already")
    ),
    Operand(name: "EXTRA", help: "not needed", isOptional: true),
  ],
  options: [
    Option("executable", value: "FILE", help: "an app that is built already"),
    Option("output", letter: "o", value: "FILE", help: "where to write", isRequired: true),
    Option("format", choices: ["text", "html"], help: "how to write"),
    Option("import", value: "MODULE", help: "again and again", isRepeatable: true),
    Option("quiet", letter: "q", help: "say nothing"),
  ],
  action: { _, _ in .fine }
)

private let usage =
  "usage: viewtrace sample PRODUCT|--executable FILE [EXTRA] --output FILE [options]"

struct ArgumentTests {
  @Test func optionsAndOperandsComeInAnyOrder() throws {
    let parsed = try sample.parse([
      "-o", "a", "Feed", "--import=X", "-q", "--import", "Y", "--format=html", "--", "--odd",
    ])
    #expect(parsed.operands == ["Feed", "--odd"])
    #expect(parsed.required(Option("output", help: "")) == "a")
    #expect(parsed.all(Option("import", help: "")) == ["X", "Y"])
    #expect(parsed[Option("format", help: "")] == "html")
    #expect(parsed.has(Option("quiet", help: "")))
    #expect(!parsed.has(Option("executable", help: "")))
  }

  @Test func anOptionStandsInAnOperandsPlace() throws {
    let parsed = try sample.parse(["--executable", "feed", "-o", "-"])
    #expect(parsed.operands == [])
    #expect(parsed[Option("output", help: "")] == "-")
  }

  @Test(arguments: [
    (["Feed", "--ouptut", "a"], "unknown option '--ouptut'", "did you mean '--output'?"),
    (["Feed", "--zebra"], "unknown option '--zebra'", "see 'viewtrace sample --help'"),
    (["Feed", "-x"], "unknown option '-x'", "see 'viewtrace sample --help'"),
    (
      ["Feed", "--output"], "option '--output' needs a value, FILE",
      "give it; see 'viewtrace sample --help'"
    ),
    (
      ["Feed", "-o", "--quiet"], "option '-o' needs a value, FILE",
      "give it; see 'viewtrace sample --help'"
    ),
    (
      ["Feed", "--output="], "option '--output' needs a value, FILE",
      "give it; see 'viewtrace sample --help'"
    ),
    (["Feed", "--quiet=yes"], "option '--quiet' takes no value", "write '--quiet' alone"),
    (["Feed", "-o", "a", "-o", "b"], "option '-o' is given twice", "leave one out"),
    (
      ["Feed", "-o", "a", "--format", "htm"], "option '--format' cannot be 'htm'",
      "did you mean 'html'?"
    ),
    (
      ["Feed", "-o", "a", "--format", "xml"], "option '--format' cannot be 'xml'",
      "one of text, html"
    ),
    (["Feed"], "--output FILE is missing", "give it; see 'viewtrace sample --help'"),
    (
      ["-o", "a"], "PRODUCT|--executable FILE is missing", "give it; see 'viewtrace sample --help'"
    ),
    (
      ["Feed", "b", "c", "-o", "a"], "unexpected argument 'c'",
      "leave it out, or quote words that belong together"
    ),
    (
      ["Feed", "-o", "a", "--executable", "b"], "PRODUCT and '--executable' exclude each other",
      "leave one out"
    ),
  ])
  func wrongArgumentsNameTheCure(words: [String], cause: String, fix: String) {
    let error = #expect(throws: UsageError.self) { try sample.parse(words[...]) }
    #expect(error?.description == "viewtrace sample: \(cause)\n  fix: \(fix)\n\(usage)")
  }
}
