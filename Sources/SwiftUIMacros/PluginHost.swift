import FoundationEssentials

/// Answers the compiler's questions one by one.
struct PluginHost {
  let channel: PluginChannel

  /// The version of the protocol that is spoken here.
  static let protocolVersion = 7

  /// Answers until the compiler has no more questions.
  func run() {
    while let message = channel.read() {
      guard channel.write(Self.answer(to: message)) else { return }
    }
  }

  /// The answer to one message, as JSON.
  static func answer(to message: [UInt8]) -> [UInt8] {
    let response: PluginResponse
    do {
      response = answer(to: try JSONDecoder().decode(PluginRequest.self, from: Data(message)))
    } catch {
      response = failure("the SwiftUI macros cannot read the compiler's message: \(error)")
    }
    do {
      return [UInt8](try JSONEncoder().encode(response))
    } catch {
      // Not reached: the answer is strings and numbers. The compiler reports a
      // plug-in that answers nothing.
      return []
    }
  }

  /// The answer to one question.
  static func answer(to request: PluginRequest) -> PluginResponse {
    switch request {
    case .capability:
      return .capability(protocolVersion: protocolVersion)
    case .other(let name):
      return failure("the SwiftUI macros do not know the compiler's question '\(name)'")
    case .freestanding(let request):
      return expansion(in: request.syntax, otherwise: nil) { () throws(MacroMistake) in
        try SwiftUIMacro.expand(request)
      }
    case .attached(let request):
      // Accessors that do nothing keep the compiler from adding an error of its
      // own, that the variable is stored.
      let isAccessor = request.macroRole == "accessor"
      let instead = isAccessor ? "{\n  get { Swift.fatalError() }\n  set {}\n}" : nil
      return expansion(in: request.declSyntax, otherwise: instead) { () throws(MacroMistake) in
        try SwiftUIMacro.expand(request)
      }
    }
  }

  private static func expansion(
    in piece: SourcePiece,
    otherwise instead: String?,
    _ expand: () throws(MacroMistake) -> String
  ) -> PluginResponse {
    do {
      return .expansion(try expand(), [])
    } catch {
      let position = PluginDiagnostic.Position(
        fileName: piece.location?.fileName ?? "",
        offset: (piece.location?.offset ?? 0) + error.offset
      )
      return .expansion(instead, [PluginDiagnostic(error.description, at: position)])
    }
  }

  private static func failure(_ message: String) -> PluginResponse {
    .expansion(nil, [PluginDiagnostic(message, at: .init(fileName: "", offset: 0))])
  }
}
