import Foundation
import Testing

@testable import SwiftUIMacros

/// Asks the plug-in as the compiler does, in JSON, and reads its answer.
private struct Answer: Decodable {
  struct Diagnostic: Decodable {
    struct Position: Decodable {
      var fileName: String
      var offset: Int
    }

    var message: String
    var severity: String
    var position: Position
  }

  struct Result: Decodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic]
  }

  var expandMacroResult: Result
}

private func piece(_ source: String, at offset: Int = 0) -> [String: Any] {
  ["kind": "declaration", "source": source, "location": ["fileName": "a.swift", "offset": offset]]
}

private func ask(_ message: [String: Any]) throws -> Answer.Result {
  let data = try JSONSerialization.data(withJSONObject: message)
  let answer = PluginHost.answer(to: [UInt8](data))
  return try JSONDecoder().decode(Answer.self, from: Data(answer)).expandMacroResult
}

private func expand(
  _ type: String,
  _ role: String,
  _ source: String,
  in context: [String] = ["\nextension EnvironmentValues {}"],
  at offset: Int = 0
) throws -> Answer.Result {
  try ask([
    "expandAttachedMacro": [
      "macro": ["moduleName": "SwiftUIMacros", "typeName": type, "name": "M "],
      "macroRole": role,
      "attributeSyntax": piece("@M "),
      "declSyntax": piece(source, at: offset),
      "lexicalContext": context.map { piece($0) },
    ]
  ])
}

@Suite struct ExpansionTests {
  @Test(arguments: [
    ("@Entry var x: Int = 1", "static var defaultValue: Int { return 1 }"),
    ("@Entry public var x: Int?", "static var defaultValue: Int? { return nil }"),
    ("@Entry var x = Model()", "@SwiftUI.__EntryDefaultValue static var defaultValue = Model()"),
    ("\n  /// doc\n  @Entry var x: [A] = [] // end", "static var defaultValue: [A] { return [] }"),
    ("@Entry var x: () -> Int = { 1 }", "static var defaultValue: () -> Int { return { 1 } }"),
  ])
  func entryMakesTheKey(source: String, value: String) throws {
    let result = try expand("EntryMacro", "peer", source)
    #expect(
      result.expandedSource
        == "private struct __Key_x: SwiftUI.EnvironmentKey {\n  \(value)\n}"
    )
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      "extension Transaction {}", "@Entry var x: Bool = false",
      "TransactionKey {\n  static var defaultValue: Bool { return false }"
    ),
    (
      "extension FocusedValues {}", "@Entry var x: Int?",
      "FocusedValueKey {\n  typealias Value = Int"
    ),
  ])
  func entryMakesTheKeyOfEachContainer(context: String, source: String, key: String) throws {
    let result = try expand("EntryMacro", "peer", source, in: [context])
    #expect(result.expandedSource == "private struct __Key_x: SwiftUI.\(key)\n}")
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: ["@Entry var x = 1", "@Entry var `x`: Int = 1"])
  func entryMakesTheAccessors(source: String) throws {
    let result = try expand("EntryMacro", "accessor", source)
    #expect(
      result.expandedSource == """
        {
          get { self[__Key_x.self] }
          set { self[__Key_x.self] = newValue }
        }
        """
    )
  }

  @Test(arguments: [
    "extension EnvironmentValues {}", "public extension SwiftUI.EnvironmentValues {}",
    "@MainActor\nfileprivate extension EnvironmentValues: P where A == B {}",
  ])
  func entryKnowsItsExtension(context: String) throws {
    let result = try expand("EntryMacro", "accessor", "@Entry var x = 1", in: [context])
    #expect(result.diagnostics.isEmpty)
  }

  @Test func theHiddenMacroMakesAGetter() throws {
    let source = "@SwiftUI.__EntryDefaultValue static var defaultValue = f(1, 2)"
    let result = try expand("EntryDefaultValueMacro", "accessor", source)
    #expect(result.expandedSource == "{\n  get { return f(1, 2) }\n}")
  }

  @Test func aPreviewExpandsToNothing() throws {
    let result = try ask([
      "expandFreestandingMacro": [
        "macro": ["moduleName": "SwiftUIMacros", "typeName": "PreviewMacro", "name": "Preview"],
        "macroRole": "declaration",
        "syntax": piece("#Preview { Text(\"a\") }"),
      ]
    ])
    #expect(result.expandedSource == "")
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: ["#Preview {}", "\n#Preview(\"a\") {}", "#SwiftUI.Preview {}"])
  func previewableLeavesTheVariableAsItIs(macro: String) throws {
    let source = "@Previewable @State var x = 0"
    let result = try expand("PreviewableMacro", "peer", source, in: ["{\n}", macro])
    #expect(result.expandedSource == "")
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      "EntryMacro", "@Entry var x: Int", ["extension EnvironmentValues {}"], 11,
      "needs a default value for 'x'"
    ),
    ("EntryMacro", "@Entry let x = 1", ["extension EnvironmentValues {}"], 11, "write 'var x'"),
    (
      "EntryMacro", "@Entry lazy var x = 1", ["extension EnvironmentValues {}"], 16, "make 'x' lazy"
    ),
    (
      "EntryMacro", "@Entry var x = 1 { didSet {} }", ["extension EnvironmentValues {}"], 11,
      "take away those in braces"
    ),
    (
      "EntryMacro", "\n@Entry var (x, y) = (1, 2)", ["extension EnvironmentValues {}"], 1,
      "goes on a variable with a name"
    ),
    ("EntryMacro", " @Entry var x = 1", ["extension Theme {}"], 1, "not of Theme"),
    (
      "EntryMacro", "@Entry var x = 1", ["struct EnvironmentValues {}"], 0,
      "in an extension of EnvironmentValues"
    ),
    ("EntryMacro", "@Entry var x = 1", [], 0, "in an extension of EnvironmentValues"),
    (
      "EntryMacro", "@Entry var x: Int = 1", ["extension FocusedValues {}"], 11,
      "write 'var x: …?'"
    ),
    (
      "EntryMacro", "@Entry var x = 1", ["extension ContainerValues {}"], 0,
      "in ContainerValues is not supported yet"
    ),
    (
      "PreviewableMacro", "@Previewable var x = 1", ["func f() {}"], 0,
      "directly in the body of '#Preview'"
    ),
    (
      "PreviewableMacro", "@Previewable var x = 1", ["{}", "#Other {}"], 0,
      "directly in the body of '#Preview'"
    ),
    (
      "PreviewableMacro", "@Previewable func f() {}", ["{}", "#Preview {}"], 0,
      "goes on a variable, such as"
    ),
    ("NoMacro", "var x = 1", [], 0, "has no 'NoMacro'"),
  ])
  func aMistakeIsToldAtItsPlace(
    type: String,
    source: String,
    context: [String],
    offset: Int,
    message: String
  ) throws {
    let result = try expand(type, "accessor", source, in: context, at: 100)
    let diagnostic = try #require(result.diagnostics.first)
    #expect(diagnostic.message.contains(message))
    #expect(diagnostic.severity == "error")
    #expect(diagnostic.position.offset == 100 + offset)
    #expect(diagnostic.position.fileName == "a.swift")
  }

  @Test func anUnavailableMacroAddsNothingToTheCompilersError() throws {
    let result = try expand("UnavailableMacro", "member", "@Animatable struct S {}", in: [])
    #expect(result.expandedSource == "")
    #expect(result.diagnostics.isEmpty)
  }

  @Test func aMistakeOfAnEntryIsToldOnce() throws {
    let result = try expand("EntryMacro", "peer", "@Entry var x: Int")
    #expect(result.expandedSource == "")
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: ["{}", "{\"other\": {}}", "no JSON", "{\"expandAttachedMacro\": {}}"])
  func aQuestionThatIsNotUnderstoodIsAnsweredWithAnError(message: String) throws {
    let answer = PluginHost.answer(to: Array(message.utf8))
    let result = try JSONDecoder().decode(Answer.self, from: Data(answer)).expandMacroResult
    #expect(result.diagnostics.count == 1)
  }

  @Test func theVersionOfTheProtocolIsSaid() {
    #expect(PluginHost.answer(to: .capability) == .capability(protocolVersion: 7))
  }
}
