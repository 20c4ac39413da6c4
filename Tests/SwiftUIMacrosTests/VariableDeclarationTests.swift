import Testing

@testable import SwiftUIMacros

/// Declarations as they are written, and what is found in them.
@Suite struct VariableDeclarationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var source: String
    var name: String
    var type: String?
    var value: String?
    var testDescription: String { source }
  }

  @Test(arguments: [
    Case(source: "@Entry var x: Int = 1", name: "x", type: "Int", value: "1"),
    Case(source: "\n  /// doc = {\n  @Entry var x = 1 // = 2", name: "x", value: "1"),
    Case(source: "@Entry public var x: Int?", name: "x", type: "Int?"),
    Case(source: "@A @B(c: \"d)\") @M.E<F> private(set) var x = 1", name: "x", value: "1"),
    Case(source: "nonisolated(unsafe) var x = 1", name: "x", value: "1"),
    Case(source: "@MainActor\n/* var y = 2 /* nested */ */\nvar x = 1", name: "x", value: "1"),
    Case(source: "@available(iOS 18, *) @Entry var x = 1", name: "x", value: "1"),
    Case(
      source: "var x: [String: (Int, Int)] = [\"a\": (1, 2)]",
      name: "x",
      type: "[String: (Int, Int)]",
      value: "[\"a\": (1, 2)]"
    ),
    Case(
      source: "var x: Result<Int, any Error> = .success(1)",
      name: "x",
      type: "Result<Int, any Error>",
      value: ".success(1)"
    ),
    Case(
      source: "var x: @Sendable (Int) throws -> Void = { n in print(n) }",
      name: "x",
      type: "@Sendable (Int) throws -> Void",
      value: "{ n in print(n) }"
    ),
    Case(
      source: "var x = Dictionary<String, Int>()",
      name: "x",
      value: "Dictionary<String, Int>()"
    ),
    Case(source: "var x = make { get in get }", name: "x", value: "make { get in get }"),
    Case(
      source: "var x = \"a \\(f(\")\", [1: \"}\"])) = {\"",
      name: "x",
      value: "\"a \\(f(\")\", [1: \"}\"])) = {\""
    ),
    Case(source: "var x = #\"\\(\" } \"#", name: "x", value: "#\"\\(\" } \"#"),
    Case(
      source: "var x = \"\"\"\n  a \" b , y = 1\n  \"\"\"",
      name: "x",
      value: "\"\"\"\n  a \" b , y = 1\n  \"\"\""
    ),
    Case(source: "var x = /a{2}, b = \"/", name: "x", value: "/a{2}, b = \"/"),
    Case(source: "var x = #/ { \" /#", name: "x", value: "#/ { \" /#"),
    Case(source: "var x = a / b / c", name: "x", value: "a / b / c"),
    Case(source: "var x = 1/* two */+ 2", name: "x", value: "1/* two */+ 2"),
    Case(source: "var x = a == b ? 1.5e3 : -2", name: "x", value: "a == b ? 1.5e3 : -2"),
    Case(source: "var `default`: Int = 1", name: "`default`", type: "Int", value: "1"),
    Case(source: "var größe = 1", name: "größe", value: "1"),
    Case(source: "var x = [1, 2].map { $0 }", name: "x", value: "[1, 2].map { $0 }"),
  ])
  func isTakenApart(_ test: Case) throws {
    let variable = try #require(VariableDeclaration(test.source))
    #expect(variable.name == test.name)
    #expect(variable.type == test.type)
    #expect(variable.initializer == test.value)
    #expect(!variable.hasAccessors)
    #expect(!variable.hasFurtherVariables)
  }

  @Test(arguments: ["func f() {}", "var (a, b) = (1, 2)", "struct S {}", "case a", "", "@Entry"])
  func whatIsNoVariableIsRefused(source: String) {
    #expect(VariableDeclaration(source) == nil)
  }

  @Test func attributesAndModifiersAreKept() throws {
    let variable = try #require(VariableDeclaration("@A @B.C(1) public static let x = 1"))
    #expect(variable.attributes == ["A", "B.C"])
    #expect(variable.modifiers == ["public", "static"])
    #expect(variable.isConstant)
    #expect(variable.nameOffset == 29)
  }

  @Test(arguments: [
    "var x: Int { 1 }", "var x = 1 { didSet { f() } }", "var x: Int = 1 { willSet(n) { f() } }",
  ])
  func accessorsAreNoticed(source: String) throws {
    #expect(try #require(VariableDeclaration(source)).hasAccessors)
  }

  @Test(arguments: ["var x = 1, y = 2", "var x: Int, y: Int", "var x = f(1, 2), y: Int = 3"])
  func furtherVariablesAreNoticed(source: String) throws {
    #expect(try #require(VariableDeclaration(source)).hasFurtherVariables)
  }

  @Test(arguments: [
    ("Int?", true), ("Int!", true), ("Optional<Int>", true), ("[Int?]", false), ("Int", false),
  ])
  func optionalsAreKnownByTheirSpelling(type: String, isOptional: Bool) throws {
    #expect(try #require(VariableDeclaration("var x: \(type)")).isOptional == isOptional)
  }

  /// Cutting off a declaration anywhere must end, with or without a result.
  @Test func everyPrefixIsRead() {
    let source =
      "@A(b: \"\\(c(\"d\"))\") var x: [Int: (A<B>) -> C] = #\"e\"# + /f/ { get { } } /* g"
    let bytes = Array(source.utf8)
    for length in 0...bytes.count {
      let prefix = String(decoding: bytes[..<length], as: UTF8.self)
      let tokens = SourceScanner.tokens(of: prefix)
      #expect(tokens.allSatisfy { $0.range.upperBound <= length && !$0.range.isEmpty })
      _ = VariableDeclaration(prefix)
    }
  }
}
