/// A variable's declaration, taken apart.
struct VariableDeclaration: Equatable {
  /// The names of the attributes, without `@` and arguments.
  var attributes: [String] = []
  /// `public`, `static`, `lazy` and so on, in order.
  var modifiers: [String] = []
  /// Whether it is a `let`.
  var isConstant = false
  /// The name, in backticks if the source has them.
  var name = ""
  /// Where the name begins, in bytes.
  var nameOffset = 0
  /// The type as written; nil where it is inferred.
  var type: String?
  /// The value as written, comments inside it included.
  var initializer: String?
  /// Whether there are accessors or observers in braces.
  var hasAccessors = false
  /// Whether further variables follow after a comma.
  var hasFurtherVariables = false
}

extension VariableDeclaration {
  /// Reads a declaration; nil where it is none of a variable with a name.
  init?(_ source: String) {
    var reader = DeclarationReader(source)
    reader.skipAttributes(into: &attributes)
    while let word = reader.word, word != "var", word != "let" {
      guard Self.modifiers.contains(word) else { return nil }
      modifiers.append(word)
      reader.advance()
      reader.skipParentheses()
      reader.skipAttributes(into: &attributes)
    }
    guard let keyword = reader.word else { return nil }
    isConstant = keyword == "let"
    reader.advance()
    guard let name = reader.word else { return nil }
    self.name = name
    nameOffset = reader.offset
    reader.advance()
    if reader.isAt(":") {
      reader.advance()
      type = reader.skipType()
    }
    if reader.isAt("=") {
      reader.advance()
      initializer = reader.skipInitializer()
    }
    hasFurtherVariables = reader.isAt(",")
    hasAccessors = reader.isAt("{")
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "class", "final",
    "lazy", "weak", "unowned", "nonisolated", "dynamic", "override", "required", "optional",
    "distributed", "isolated",
  ]

  /// The name without backticks.
  var bareName: String { name.filter { $0 != "`" } }

  /// Whether the type is written as an optional, which has a value by itself.
  var isOptional: Bool {
    guard let type else { return false }
    return type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
      || type.hasPrefix("Swift.Optional<")
  }
}

/// Walks over the tokens of a declaration.
struct DeclarationReader {
  private let bytes: [UInt8]
  private let tokens: [SourceToken]
  private var index = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
    tokens = SourceScanner.tokens(of: source)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func text(at index: Int) -> String? {
    tokens.indices.contains(index) ? text(tokens[index].range) : nil
  }

  /// The current token if it is a word.
  var word: String? {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    return text(tokens[index].range)
  }

  /// Where the current token begins, in bytes.
  var offset: Int {
    tokens.indices.contains(index) ? tokens[index].range.lowerBound : bytes.count
  }

  func isAt(_ sign: String) -> Bool { text(at: index) == sign }

  mutating func advance() { index += 1 }

  /// Skips `@A.B<C>(…)` as often as it comes.
  mutating func skipAttributes(into names: inout [String]) {
    while isAt("@") {
      advance()
      var name = ""
      while let part = word {
        name += part
        advance()
        guard isAt(".") else { break }
        name += "."
        advance()
      }
      names.append(name)
      if isAt("<") { skipBalanced() }
      skipParentheses()
    }
  }

  /// Skips `(…)` that follows the token before without a blank.
  mutating func skipParentheses() {
    guard isAt("("), index > 0, tokens[index - 1].range.upperBound == offset else { return }
    skipBalanced()
  }

  /// Skips from an opening bracket to behind its closing one.
  private mutating func skipBalanced() {
    var depth = 0
    repeat {
      depth += depthChange(at: index, withAngles: true)
      index += 1
    } while depth > 0 && index < tokens.count
  }

  private func depthChange(at index: Int, withAngles: Bool) -> Int {
    switch text(at: index) {
    case "(", "[", "{": 1
    case ")", "]", "}": -1
    case "<" where withAngles: 1
    case ">" where withAngles: -1
    default: 0
    }
  }

  /// Takes a type: up to `=`, `{` or `,` outside of brackets.
  mutating func skipType() -> String? {
    let start = index
    var depth = 0
    while index < tokens.count {
      if depth == 0, isAt("=") || isAt("{") || isAt(",") { break }
      depth += depthChange(at: index, withAngles: true)
      index += 1
    }
    return taken(from: start)
  }

  /// Takes a value: up to accessors, or to a comma before another variable.
  mutating func skipInitializer() -> String? {
    let start = index
    var depth = 0
    while index < tokens.count {
      if depth == 0, index > start, isAccessorBlock || isFurtherVariable { break }
      depth += depthChange(at: index, withAngles: false)
      index += 1
    }
    return taken(from: start)
  }

  private func taken(from start: Int) -> String? {
    guard start < index, index <= tokens.count else { return nil }
    return text(tokens[start].range.lowerBound..<tokens[index - 1].range.upperBound)
  }

  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "init",
  ]

  /// Whether the braces here hold accessors, and are no trailing closure.
  private var isAccessorBlock: Bool {
    guard isAt("{"), let first = text(at: index + 1), Self.accessors.contains(first),
      let second = text(at: index + 2)
    else { return false }
    return second == "{" || second == "("
  }

  /// Whether the comma here is followed by `name =` or `name:`, and is none
  /// between the arguments of a generic type.
  private var isFurtherVariable: Bool {
    guard isAt(","), tokens.indices.contains(index + 1), tokens[index + 1].kind == .word,
      let following = text(at: index + 2)
    else { return false }
    return following == "=" || following == ":"
  }
}
