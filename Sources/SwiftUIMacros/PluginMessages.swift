/// A piece of source that the compiler hands over.
struct SourcePiece: Decodable {
  struct Location: Decodable {
    var fileName: String
    /// Where the piece begins in the file, in bytes, leading blanks included.
    var offset: Int
  }

  var source: String
  var location: Location?
}

/// Which macro is meant: the type that `#externalMacro` names.
struct MacroReference: Decodable {
  var typeName: String
}

/// Asks for the expansion of `#Macro(…)`.
struct FreestandingRequest: Decodable {
  var macro: MacroReference
  var syntax: SourcePiece
}

/// Asks for one of the expansions of `@Macro`.
struct AttachedRequest: Decodable {
  var macro: MacroReference
  /// `accessor`, `peer`, …: what is to be made.
  var macroRole: String
  var attributeSyntax: SourcePiece
  var declSyntax: SourcePiece
  /// The declarations and expressions round it, the nearest first.
  var lexicalContext: [SourcePiece]?
}

/// What the compiler asks; its JSON has one key, the name of the question.
enum PluginRequest: Decodable {
  case capability
  case freestanding(FreestandingRequest)
  case attached(AttachedRequest)
  /// A question that this plug-in does not know.
  case other(String)

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    guard let name = container.allKeys.first else {
      self = .other("")
      return
    }
    switch name.stringValue {
    case "getCapability":
      self = .capability
    case "expandFreestandingMacro":
      self = .freestanding(try container.decode(FreestandingRequest.self, forKey: name))
    case "expandAttachedMacro":
      self = .attached(try container.decode(AttachedRequest.self, forKey: name))
    default:
      self = .other(name.stringValue)
    }
  }
}

/// What the plug-in answers.
enum PluginResponse: Encodable, Equatable {
  case capability(protocolVersion: Int)
  /// The new source, or none and at least one error.
  case expansion(String?, [PluginDiagnostic])

  private enum Name: String, CodingKey {
    case getCapabilityResult, capability, protocolVersion
    case expandMacroResult, expandedSource, diagnostics
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    switch self {
    case .capability(let version):
      var result = container.nestedContainer(keyedBy: Name.self, forKey: .getCapabilityResult)
      var capability = result.nestedContainer(keyedBy: Name.self, forKey: .capability)
      try capability.encode(version, forKey: .protocolVersion)
    case .expansion(let source, let diagnostics):
      var result = container.nestedContainer(keyedBy: Name.self, forKey: .expandMacroResult)
      try result.encodeIfPresent(source, forKey: .expandedSource)
      try result.encode(diagnostics, forKey: .diagnostics)
    }
  }
}

/// An error that the compiler prints at a place in the user's source.
struct PluginDiagnostic: Encodable, Equatable {
  struct Position: Encodable, Equatable {
    var fileName: String
    var offset: Int
  }

  var message: String
  var position: Position
  var severity = "error"
  // The protocol wants these, and nothing here has any.
  private var highlights: [String] = []
  private var notes: [String] = []
  private var fixIts: [String] = []

  init(_ message: String, at position: Position) {
    self.message = message
    self.position = position
  }
}
