/// `@Entry var x: T = v` in an extension of `EnvironmentValues`, `Transaction` or
/// `FocusedValues`.
///
/// Makes the accessors of `x`, and beside it the key:
///
///     private struct __Key_x: SwiftUI.EnvironmentKey {
///       static var defaultValue: T { return v }
///     }
///
/// The value is made anew at each access, as Apple's expansion does. Where the
/// type is inferred, the key's property is left with `= v`, for the compiler to
/// infer, and `@__EntryDefaultValue` on it makes the getter.
enum EntryMacro {
  static func expand(_ request: AttachedRequest) throws(MacroMistake) -> String {
    switch request.macroRole {
    case "accessor":
      guard let (variable, _) = try parts(of: request) else { return "" }
      return """
        {
          get { self[__Key_\(variable.bareName).self] }
          set { self[__Key_\(variable.bareName).self] = newValue }
        }
        """
    case "peer":
      // A mistake is told once, by the accessors.
      guard let (variable, key) = (try? parts(of: request)) ?? nil else { return "" }
      return """
        private struct __Key_\(variable.bareName): SwiftUI.\(key.protocolName) {
          \(key.hasNoDefaults ? valueType(of: variable) : defaultValue(of: variable))
        }
        """
    case let role:
      throw MacroMistake(.unknownMacro("EntryMacro as \(role)"), offset: 0)
    }
  }

  /// The variable and its kind of key; nil where the compiler itself objects.
  private static func parts(
    of request: AttachedRequest
  ) throws(MacroMistake) -> (VariableDeclaration, EntryContainer)? {
    let source = request.declSyntax.source
    guard let variable = VariableDeclaration(source) else {
      throw MacroMistake(.entryNotOnVariable, offset: offset(of: request))
    }
    // Several variables in one declaration.
    if variable.hasFurtherVariables { return nil }
    let key = try EntryContainer(request.lexicalContext ?? [], offset: offset(of: request))
    try check(variable)
    if key.hasNoDefaults, variable.type?.hasSuffix("?") != true {
      throw MacroMistake(.entryIsNotOptional(variable.bareName), offset: variable.nameOffset)
    }
    return (variable, key)
  }

  private static func defaultValue(of variable: VariableDeclaration) -> String {
    let value = variable.initializer ?? "nil"
    if let type = variable.type {
      return "static var defaultValue: \(type) { return \(value) }"
    }
    return "@SwiftUI.__EntryDefaultValue static var defaultValue = \(value)"
  }

  /// The type inside of the optional one.
  private static func valueType(of variable: VariableDeclaration) -> String {
    let type = variable.type ?? ""
    return "typealias Value = \(type.hasSuffix("?") ? String(type.dropLast()) : type)"
  }

  private static func check(_ variable: VariableDeclaration) throws(MacroMistake) {
    let (name, offset) = (variable.bareName, variable.nameOffset)
    if variable.isConstant { throw MacroMistake(.entryIsConstant(name), offset: offset) }
    if let modifier = variable.modifiers.first(where: { impossible.contains($0) }) {
      throw MacroMistake(.entryHasModifier(modifier, name: name), offset: offset)
    }
    if variable.hasAccessors { throw MacroMistake(.entryHasAccessors(name), offset: offset) }
    if variable.initializer == nil, !variable.isOptional {
      throw MacroMistake(.entryHasNoValue(name), offset: offset)
    }
  }

  private static let impossible: Set<String> = ["static", "class", "lazy", "weak", "unowned"]

  /// Where the attribute stands, for what concerns no part of the declaration.
  private static func offset(of request: AttachedRequest) -> Int {
    SourceScanner.tokens(of: request.declSyntax.source).first?.range.lowerBound ?? 0
  }
}

/// What is extended, and with which kind of key.
struct EntryContainer: Equatable {
  let protocolName: String
  /// Whether its keys have no default value, and each value is optional.
  var hasNoDefaults: Bool { protocolName == "FocusedValueKey" }

  private static let supported = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "FocusedValues": "FocusedValueKey",
  ]
  private static let known: Set<String> = ["ContainerValues"]

  /// Finds the extension round a declaration.
  init(_ context: [SourcePiece], offset: Int) throws(MacroMistake) {
    let name = context.first.flatMap { Self.extendedType(in: $0.source) }
    guard let name else { throw MacroMistake(.entryOutsideOfValues(found: nil), offset: offset) }
    let bare = name.split(separator: ".").last.map(String.init) ?? name
    if let found = Self.supported[bare] {
      protocolName = found
    } else if Self.known.contains(bare) {
      throw MacroMistake(.entryNotSupportedYet(bare), offset: offset)
    } else {
      throw MacroMistake(.entryOutsideOfValues(found: name), offset: offset)
    }
  }

  /// The type that `extension …` extends; nil where the source is no extension.
  static func extendedType(in source: String) -> String? {
    var reader = DeclarationReader(source)
    var attributes: [String] = []
    reader.skipAttributes(into: &attributes)
    while let word = reader.word, word != "extension" {
      if word == "struct" || word == "class" || word == "enum" || word == "actor" { return nil }
      reader.advance()
      reader.skipParentheses()
    }
    guard reader.word == "extension" else { return nil }
    reader.advance()
    var name = ""
    while let part = reader.word {
      name += part
      reader.advance()
      guard reader.isAt(".") else { break }
      name += "."
      reader.advance()
    }
    return name.isEmpty ? nil : name
  }
}

/// `@__EntryDefaultValue static var defaultValue = v`: a getter that makes the
/// value, so that the type is inferred and nothing is kept in a global.
enum EntryDefaultValueMacro {
  static func expand(_ request: AttachedRequest) throws(MacroMistake) -> String {
    guard let variable = VariableDeclaration(request.declSyntax.source),
      let value = variable.initializer
    else { throw MacroMistake(.entryNotOnVariable, offset: 0) }
    return """
      {
        get { return \(value) }
      }
      """
  }
}
