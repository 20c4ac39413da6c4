/// `#Preview("Name") { … }`: nothing.
///
/// The body is an argument, so the compiler has checked it by the time it asks;
/// there is nobody here to show it to, and nothing of it is built.
enum PreviewMacro {
  static func expand(_ request: FreestandingRequest) -> String { "" }
}

/// `@Previewable @State var x = 0` in the body of a preview: the variable as it is.
enum PreviewableMacro {
  static func expand(_ request: AttachedRequest) throws(MacroMistake) -> String {
    let first = SourceScanner.tokens(of: request.declSyntax.source).first?.range.lowerBound ?? 0
    guard VariableDeclaration(request.declSyntax.source) != nil else {
      throw MacroMistake(.previewableNotOnVariable, offset: first)
    }
    // Round the variable stand the closure and, round that, the macro.
    let context = request.lexicalContext ?? []
    guard context.count >= 2, isClosure(context[0]), isPreview(context[1]) else {
      throw MacroMistake(.previewableOutsideOfPreview, offset: first)
    }
    return ""
  }

  private static func isClosure(_ piece: SourcePiece) -> Bool {
    DeclarationReader(piece.source).isAt("{")
  }

  private static func isPreview(_ piece: SourcePiece) -> Bool {
    var reader = DeclarationReader(piece.source)
    guard reader.isAt("#") else { return false }
    reader.advance()
    if reader.word == "SwiftUI" {
      reader.advance()
      reader.advance()
    }
    return reader.word == "Preview"
  }
}
